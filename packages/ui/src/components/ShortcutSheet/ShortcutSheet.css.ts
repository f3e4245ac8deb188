import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const groups = composite({
  columns: 2,
  columnGap: space[8],
  paddingBlock: space[2],
  '@media': { [media.mobile]: { columns: 1 } },
});
export const group = composite({ breakInside: 'avoid', paddingBlockEnd: space[5] });
export const label = composite({ ...text.subheading, paddingBlockEnd: space[1], color: color.text.default });
export const row = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: 32,
  paddingBlock: space[1],
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
export const does = composite({ ...text.cell, color: color.text.muted });
export const keys = composite({ display: 'flex', gap: space[1], flexShrink: 0 });
export const way = composite({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const or = composite({ ...text.caption, color: color.text.subtle });
export const footer = composite({ ...text.cell, paddingBlockEnd: space[3], color: color.text.muted });
