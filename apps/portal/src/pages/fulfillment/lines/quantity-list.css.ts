import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[4] });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 132px auto',
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) 104px auto', columnGap: space[2] } },
});
/** The name has the full width on a phone. */
export const photo = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const product = style({ display: 'grid', gap: space[1], minInlineSize: 0, justifyItems: 'start' });
export const name = style({ ...text.label, overflowWrap: 'anywhere' });
export const note = style({
  ...text.caption,
  ...tabular,
  color: color.text.subtle,
  overflowWrap: 'anywhere',
});
export const units = style({ ...tabular });
/** In the row of the field, under its label. */
export const remove = style({ marginBlockStart: space[6] });
export const sum = style({ ...text.label, ...tabular, margin: 0, textAlign: 'end' });
