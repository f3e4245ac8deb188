import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ paddingBlockStart: space[4] });
export const strip = style({ marginBlockEnd: space[4] });
export const figures = style({ ...tabular });
export const available = style({ ...tabular, fontWeight: 600 });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ listStyle: 'none', margin: 0, padding: 0 });
export const action = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const mark = style({ color: color.text.subtle });
export const words = style({ display: 'grid', gap: space[1] });
export const drawer = style({ display: 'grid', gap: space[5] });
export const part = style({ display: 'grid', gap: space[2] });
export const partTitle = style({ ...text.heading, margin: 0 });
export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const units = style({ ...tabular, flexShrink: 0 });

export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
