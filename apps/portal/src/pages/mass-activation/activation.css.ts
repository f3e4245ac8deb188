import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the page, so that the bar of what comes next stands at its end. */
export const stack = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});
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
export const strong = style({ ...text.cellStrong });
export const note = style({ ...text.caption, color: color.text.subtle });
export const summary = style({ display: 'grid', minInlineSize: 0 });
export const rows = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const title = style({ ...text.heading, margin: 0 });
