import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const head = style({ display: 'flex', justifyContent: 'space-between', inlineSize: '100%' });
export const title = style({ ...text.heading, margin: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' });
export const row = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const glyph = {
  error: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.critical.icon }),
  warning: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.warning.icon }),
  ok: style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.success.icon }),
} as const;
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const plain = style({ ...text.cell });
export const strong = style({ ...text.cellStrong });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
