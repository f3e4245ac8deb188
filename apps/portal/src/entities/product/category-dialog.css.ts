import { color, size, space, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const wrap = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const strong = style({ ...text.bodyStrong, color: color.text.default });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const choice = style({
  display: 'grid',
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
globalStyle(`${choice} > button`, {
  justifyContent: 'space-between',
  blockSize: 'auto',
  minBlockSize: 44,
  textAlign: 'start',
});
