import { color, space } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[12],
  paddingInline: space[4],
  textAlign: 'center',
});
export const drawing = primitive({ color: color.border.control, marginBlockEnd: space[2] });
export const ground = primitive({ fill: color.bg.sunken, stroke: color.border.strong });
export const awning = primitive({ fill: color.bg.surface });
export const object = primitive({ color: color.text.muted });
export const good = primitive({ color: color.feedback.success.icon });
export const bad = primitive({ color: color.feedback.critical.icon, marginBlockEnd: space[2] });
export const warn = primitive({ color: color.feedback.warning.icon });
export const title = primitive({ ...text.heading, maxInlineSize: '28rem', textWrap: 'balance' });
export const body = primitive({
  ...text.body,
  maxInlineSize: '20rem',
  color: color.text.muted,
  textWrap: 'balance',
});
export const actions = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[4],
});
export const extra = primitive({ ...text.caption, color: color.text.subtle, marginBlockStart: space[3] });
