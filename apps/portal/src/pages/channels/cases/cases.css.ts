import { code, color, media, radius, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const rows = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: size.inset.card,
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});
export const number = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const note = style({ ...text.caption, color: color.text.subtle, overflowWrap: 'anywhere' });
/** The shop's side and ours, beside each other. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[3],
  minInlineSize: 0,
  background: color.bg.sunken,
  borderRadius: radius.md,
});
export const sideName = style({ ...text.caption, color: color.text.subtle });
export const sideWords = style({ ...text.body, margin: 0, overflowWrap: 'anywhere' });
const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  // One below the other, as wide as the screen: two of different width look like a mistake.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyContent: 'stretch',
      inlineSize: '100%',
    },
  },
});
export const fault = style({ ...text.body, margin: 0, color: color.feedback.critical.text });
/** The bar of several: what is chosen, and the ways out of all of them. */
export const several = style([
  acts,
  {
    paddingBlock: space[3],
    paddingInline: size.inset.card,
    borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
  },
]);
export const pager = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const arrived = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const summary = style({ ...text.bodyStrong, cursor: 'pointer' });
/** The shop's own JSON: text, never markup. */
export const raw = style({
  ...text.caption,
  ...code,
  margin: 0,
  marginBlockStart: space[2],
  padding: space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: color.bg.sunken,
  borderRadius: radius.md,
});
