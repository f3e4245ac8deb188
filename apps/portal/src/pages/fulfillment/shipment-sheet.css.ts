import { color, size, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: space[5], maxInlineSize: size.content.form });
export const table = style({ ...text.body, inlineSize: '100%', borderCollapse: 'collapse' });
const cell = style({
  paddingBlock: space[2],
  paddingInline: space[2],
  verticalAlign: 'baseline',
  textAlign: 'start',
});
export const head = style([cell, { ...text.caption, color: color.text.subtle }]);
export const words = style([
  cell,
  { overflowWrap: 'anywhere', borderBlockStart: `1px solid ${color.border.subtle}` },
]);
export const sku = style([words, { whiteSpace: 'nowrap' }]);
export const figure = style([words, { ...tabular, textAlign: 'end' }]);
export const headFigure = style([head, { textAlign: 'end' }]);
export const total = style([cell, { ...text.label, borderBlockStart: `1px solid ${color.border.strong}` }]);
export const totalFigure = style([total, { ...tabular, textAlign: 'end' }]);
