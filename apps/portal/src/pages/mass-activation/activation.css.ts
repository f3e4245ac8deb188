import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export { fields, rows, stack, strong, summary, title } from '../../entities/bulk-load/bulk-page.css.ts';
/** Two words need no whole card. */
export const choice = style({ inlineSize: 280, maxInlineSize: '100%' });
export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  '@media': { [media.mobile]: { display: 'grid', gap: space[3] } },
});
export const count = style({
  ...text.cell,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ ...text.caption, color: color.text.subtle });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
