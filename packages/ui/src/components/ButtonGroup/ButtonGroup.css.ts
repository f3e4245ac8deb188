import { size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';

/** The group fills the width; its buttons never widen it. */
export const room = composite({ display: 'flex', inlineSize: '100%', minInlineSize: 0 });
export const align = compositeVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
});
export const root = composite({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: size.control.md,
  '@media': { [media.mobile]: { minBlockSize: size.control.lg } },
});
