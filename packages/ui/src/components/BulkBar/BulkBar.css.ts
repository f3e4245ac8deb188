import { color, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});
export const said = composite({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[2],
  flex: 1,
  minInlineSize: 'min-content',
});
export const count = composite({ ...text.subheading, ...tabular, whiteSpace: 'nowrap' });
export const hidden = composite({ fontWeight: 400, color: color.text.muted });
export const selectAll = composite({ minBlockSize: 24, whiteSpace: 'nowrap' });
export const actions = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // On a phone the acts have a line of their own, under the count.
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%', flexWrap: 'wrap' } },
});
export const rule = composite({
  inlineSize: 1,
  blockSize: 16,
  background: color.border.strong,
  marginInline: space[1],
  '@media': { [media.mobile]: { display: 'none' } },
});
