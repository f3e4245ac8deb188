import { color, media, radius, size, space, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: space[5], minInlineSize: 0, alignContent: 'start' });
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
/** Between the label, the box and the message of a field. */
const inField = space['1.5'];
/** Fields side by side: labels, boxes and messages are three lines of them all, so that a label of two lines moves no box out of line. */
function columns(count: number): string {
  const root = style({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    columnGap: space[4],
    // A field without a message has the gap before it all the same.
    rowGap: `calc(${space[4]} - ${inField})`,
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[3] } },
  });
  globalStyle(`${root} > *`, {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    rowGap: inField,
  });
  return root;
}
export const two = columns(2);
export const three = columns(3);
export const four = columns(4);
/** A field that is as wide as the card on a phone, where two stand side by side. */
export const wholeOnPhone = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const line = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const spread = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minInlineSize: 0,
});
export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const strong = style({ ...text.bodyStrong, color: color.text.default });
export const note = style({ ...text.caption, color: color.text.subtle, fontVariantNumeric: 'tabular-nums' });
const PROPOSALS = 3;
/** Room for all categories that are proposed, so that the fields below do not move when they come: a card is 65 px high, on a phone 70 px with a gap. */
export const proposals = style({
  minBlockSize: PROPOSALS * 65,
  '@media': { [media.mobile]: { minBlockSize: PROPOSALS * 80 - 10 } },
});
export const noProposals = style([
  note,
  proposals,
  {
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: space[4],
    border: `${size.border.thin} dashed ${color.border.default}`,
    borderRadius: radius.lg,
    textAlign: 'center',
  },
]);
export const group = style({ ...text.label, color: color.text.default });
export const grow = style({ flex: 1, minInlineSize: 0 });

/** Rows of a card that reach its edges. */
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: 52,
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});

/** One channel's price: name, how it comes about, price, what is left. */
export const priceRow = style({
  display: 'grid',
  gridTemplateColumns:
    'minmax(104px, 1fr) minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(128px, 1.3fr)',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const channelCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.md,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const leftCell = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: size.control.md,
  textAlign: 'end',
});
export const foot = style({
  ...text.cell,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
  background: color.bg.sunken,
  borderEndStartRadius: radius.lg,
  borderEndEndRadius: radius.lg,
});

export const optionRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr) auto',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** In the row of the fields, under their labels. */
export const beside = style({
  marginBlockStart: space[6],
  '@media': { [media.mobile]: { marginBlockStart: 0 } },
});

/** Page of a product that is kept: cards, and what is known of it at the side. */
export const columnsOfPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: space[5],
  alignItems: 'start',
  paddingBlockEnd: space[6],
  '@media': { [media.reduced]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bar = style({ display: 'flex', gap: space['0.5'] });
export const tick = style({ flex: 1, blockSize: 6, borderRadius: radius.full, background: color.bg.pressed });
export const tickDone = style({ background: color.feedback.success.icon });
export const photoLine = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const fault = style({ ...text.caption, color: color.feedback.critical.text });
/** A button as wide as its row, with its words at the start. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chip = style({
  ...text.cell,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineStart: space[2],
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.md,
});
/** '+7 %' keeps its line. */
globalStyle(`${spread} > :last-child`, { whiteSpace: 'nowrap' });
export const missing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const state = style({ ...text.cell, display: 'inline-flex', alignItems: 'flex-start', gap: space[1] });
export const good = style({ flexShrink: 0, color: color.feedback.success.icon });
export const bad = style({ flexShrink: 0, color: color.feedback.warning.icon });
export const changes = style({ ...text.cell, inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${changes} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
});
globalStyle(`${changes} th`, { fontWeight: 500, color: color.text.subtle });
/** Lines that lead to what is missing: as many columns as fit. */
export const blockers = style({
  display: 'grid',
  flexBasis: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  paddingBlockStart: space[1],
  listStyle: 'none',
});
export const whole = style({ flexBasis: '100%' });
export const margins = style({
  ...text.cell,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${margins} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: space[2],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
});
globalStyle(`${margins} :is(th, td):first-child`, { textAlign: 'start', paddingInlineStart: space[4] });
globalStyle(`${margins} :is(th, td):last-child`, { paddingInlineEnd: space[4] });
globalStyle(`${margins} thead th`, { ...text.label, fontWeight: 500, color: color.text.subtle });
export const rule = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const rulePair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[2],
});
