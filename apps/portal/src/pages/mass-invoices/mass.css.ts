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
