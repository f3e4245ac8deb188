import { color, media, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the page, so that the bar of what comes next stands at its end. */
export const stack = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});

/** The parcel of all rows: a choice and what can be done with it. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) auto auto 1fr',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' } },
});

/** At the end of the row, whether a template can be removed or not; centred on the fields beside it. */
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  gridColumn: -2,
  justifyContent: 'end',
  justifySelf: 'end',
  alignItems: 'center',
  minBlockSize: 36,
  '@media': { [media.mobile]: { gridColumn: 'auto', justifySelf: 'start' } },
});

export const cards = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 });
/** A label, and its field below. */
export const choice = style({
  display: 'grid',
  alignContent: 'space-between',
  blockSize: 60,
  '@media': { [media.mobile]: { blockSize: 68 } },
});
/** The table's place: its tools stand over it, its rows are 40 px. */
export const grid = style({ marginBlockStart: 41, maxBlockSize: '70vh', overflow: 'hidden' });
export const gridRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 4fr',
  alignItems: 'center',
  gap: space[6],
  blockSize: 40,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
/** Fields of a parcel, two by two. */
export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[3],
});

export const note = style({ ...text.caption, color: color.text.subtle, overflowWrap: 'anywhere' });
export const faults = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const fault = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
  // The card has room of its own above and below.
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' },
    [`${note} + ${faults} > &:first-child`]: { paddingBlockStart: space[3] },
  },
});
export const faultMark = style({ color: color.feedback.critical.icon });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const amount = style({ ...text.cellStrong, fontVariantNumeric: 'tabular-nums' });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
