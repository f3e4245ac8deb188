import { code, color, media, radius, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the page, so that the bar of what comes next stands at its end. */
export const stack = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const search = style({
  inlineSize: 280,
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});

/** The names of files, and beside them the orders that wait. */
export const before = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.reduced]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const ways = style({
  ...text.cell,
  listStyle: 'decimal',
  display: 'grid',
  gap: space[3],
  margin: 0,
  marginBlockEnd: space[4],
  paddingInlineStart: space[5],
});
export const example = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
});
export const fileName = style({
  ...text.cell,
  ...code,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.sm,
  background: color.bg.sunken,
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
});

export const order = style({ ...text.cell, fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const state = style({ display: 'flex', gap: space[2], minInlineSize: 0 });
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
export const sentence = {
  wrong: style({ ...text.cellStrong, color: color.feedback.critical.text }),
  choose: style({ ...text.cellStrong, color: color.feedback.warning.text }),
  ready: style({ ...text.cell }),
  sent: style({ ...text.cell, color: color.text.subtle }),
} as const;
export const glyph = {
  wrong: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.critical.icon }),
  choose: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.warning.icon }),
  ready: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.success.icon }),
  sent: style({ flexShrink: 0, marginBlockStart: 2, color: color.icon.subtle }),
} as const;
export const summary = style({ display: 'grid', minInlineSize: 0 });
export const strong = style({ ...text.cellStrong });
