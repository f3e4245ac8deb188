import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export { fields, rows, stack, strong, summary } from '../../entities/bulk-load/bulk-page.css.ts';
export const note = style({ ...text.cell, color: color.text.muted, margin: 0 });
export const caption = style({ ...text.caption, color: color.text.subtle });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
/** In the grid's own bar, where they stand beside undo and redo. */
export const toolsOfGrid = style({ display: 'contents' });
export const cards = style({ listStyle: 'none', display: 'grid', gap: space[3], margin: 0, padding: 0 });
/** Two fields beside each other, and on a phone too where both are figures. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
});
export const facts = style({ display: 'grid', gap: space[1], margin: 0 });
export const factPair = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const fact = style({ ...text.cell, color: color.text.muted, margin: 0 });
export const figure = style({ ...text.cellStrong, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const samples = style({
  listStyle: 'none',
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: space[3],
  borderRadius: 8,
  background: color.bg.sunken,
});
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  ...text.cell,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const sampleName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.muted,
});
export const sampleValue = style({ fontVariantNumeric: 'tabular-nums' });
