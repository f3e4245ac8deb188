import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = '(max-width: 1110px)';

export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const figures = style({ ...tabular, whiteSpace: 'nowrap' });
export const deduction = style({ ...tabular, whiteSpace: 'nowrap', color: color.text.muted });
export const strong = style({ ...text.cellStrong });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const lead = style({ ...text.body, margin: 0 });

export const standing = style({
  ...text.cell,
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: space[2],
});
/** As wide as its words, but for a phone. */
export const views = style({ '@media': { [media.aboveMobile]: { justifySelf: 'start' } } });
export const standingOf = {
  programado: style({ color: color.text.link }),
  pagado: style({ color: color.feedback.success.text }),
  diferencia: style({ color: color.feedback.warning.text }),
  rechazado: style({ color: color.feedback.critical.text }),
} as const;

/** The parts of a deposit side by side with their signs; on a phone one under the other, as sums are written. */
export const equation = style({
  listStyle: 'none',
  margin: 0,
  padding: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: '1fr', gap: space[3] } },
});
export const term = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: space[3],
  alignContent: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: '16px 1fr auto', alignItems: 'baseline' } },
});
export const sign = style({
  ...text.amount,
  gridRow: 2,
  color: color.text.subtle,
  '@media': { [media.mobile]: { gridRow: 'auto' } },
});
export const termLabel = style({
  ...text.label,
  gridColumn: 2,
  '@media': { [media.mobile]: { gridColumn: 'auto' } },
});
export const termAmount = style({
  ...text.amount,
  ...tabular,
  gridColumn: 2,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { gridColumn: 'auto', textAlign: 'end' } },
});
export const termNote = style({
  ...text.caption,
  color: color.text.subtle,
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
});
export const adds = style({ color: color.feedback.success.text });
export const result = style({
  '@media': {
    [media.mobile]: { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border.strong}` },
  },
});

/** The orders of a deposit, and beside them the one that is open. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 38%)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panel = style({ display: 'grid', gap: space[4] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const cause = style({ display: 'flex', gap: space[2], minInlineSize: 0 });
export const causeIcon = style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.warning.icon });
export const causeWords = style({ display: 'grid', minInlineSize: 0 });
export const causeTitle = style({ ...text.cellStrong, color: color.feedback.warning.text });
export const loose = style({ listStyle: 'none', margin: 0, padding: 0 });
export const looseLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  ...text.cell,
});
globalStyle(`${looseLine} + ${looseLine}`, { borderBlockStart: `1px solid ${color.border.subtle}` });
export const claim = style({
  ...text.body,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space[4],
  background: color.bg.sunken,
  borderRadius: 8,
});
