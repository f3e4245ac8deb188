import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

export const root = primitive({ minInlineSize: 0 });
export const list = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Rows of links as far apart as a finger needs.
  '@media': { [media.mobile]: { rowGap: `calc(${size.target.touch} - ${size.target.min})` } },
});
export const item = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const chevron = primitive({
  flexShrink: 0,
  marginInline: space[1],
  color: color.icon.subtle,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const label = primitive({
  ...text.cellStrong,
  ...truncate,
  display: 'inline-block',
  minBlockSize: size.target.min,
  alignContent: 'center',
  color: color.text.muted,
});
export const link = primitive({
  borderRadius: radius.xs,
  selectors: {
    '&[data-hovered]': { color: color.text.default, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});
export const here = primitive({ color: color.text.default });
