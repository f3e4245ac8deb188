import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gap: space[3], paddingBlockStart: space[3], minInlineSize: 0 });
export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const channels = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const before = style({ ...text.caption, color: color.text.subtle, textDecoration: 'line-through' });
export const more = style({ ...text.caption, color: color.text.subtle });
export const few = style({ color: color.feedback.warning.text });
export const none = style({ color: color.feedback.critical.text, fontWeight: 600 });
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  // The glyph is higher than a line: on the line it would be above its neighbours.
  verticalAlign: 'middle',
});
export const stateOf = {
  active: style([state, { color: color.status.finalizado.text }]),
  paused: style([state, { color: color.text.muted }]),
  empty: style([state, { color: color.feedback.critical.text }]),
  draft: style([state, { color: color.text.muted }]),
};
export const form = style({ display: 'grid', gap: space[4] });
export const matches = style({ maxBlockSize: 340, overflowY: 'auto', padding: space[1] });
