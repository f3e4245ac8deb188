import { color, space } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = primitive({ ...text.cell, display: 'grid', gap: space[2] });
export const item = primitive({ display: 'flex', alignItems: 'baseline', gap: space[4] });
/** The column is at least as wide as its longest word: a name is not cut for the sake of a long value. */
export const label = primitive({ flex: 1, minInlineSize: 'min-content', overflowWrap: 'break-word' });
export const hint = primitive({ ...text.caption, color: color.text.subtle, marginInlineStart: space['1.5'] });
/** A long one leaves no "cm" alone in its last line. */
export const value = primitive({
  ...tabular,
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const total = primitive({
  ...text.subheading,
  borderBlockStart: `1px solid ${color.border.strong}`,
  paddingBlockStart: space[2],
  marginBlockStart: space[1],
});
