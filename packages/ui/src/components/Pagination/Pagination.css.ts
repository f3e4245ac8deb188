import { color, size as sizes, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  ...text.cell,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  color: color.text.muted,
});
export const range = composite({ marginInlineEnd: 'auto' });
/** The size of a page is below the parts that a phone's user reads and presses more often. */
export const size = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%', justifyContent: 'space-between' } },
});
export const steps = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
});
export const step = composite({
  '@media': { [media.mobile]: { inlineSize: sizes.target.touch, minBlockSize: sizes.target.touch } },
});
