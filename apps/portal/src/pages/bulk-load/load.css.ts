import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export { fields, rows, stack, strong, summary, title } from '../../entities/bulk-load/bulk-page.css.ts';
export const choice = style({ inlineSize: 360, maxInlineSize: '100%' });
export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  '@media': { [media.mobile]: { display: 'grid', gap: space[3] } },
});
export const note = style({ ...text.cell, color: color.text.muted, margin: 0 });
export const caption = style({ ...text.caption, color: color.text.subtle });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const changes = style({
  listStyle: 'none',
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const before = style({ color: color.text.subtle, textDecoration: 'line-through' });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
/** The fault of a row, and the way out of it. */
export const aside = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const fault = style({ flex: 1, display: 'grid', minInlineSize: 0 });
export const faultField = style({ ...text.captionStrong });
export const faultText = style({
  ...text.caption,
  color: color.text.subtle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const suggestion = style({
  ...text.cellStrong,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const cards = style({ listStyle: 'none', display: 'grid', gap: space[3], margin: 0, padding: 0 });
