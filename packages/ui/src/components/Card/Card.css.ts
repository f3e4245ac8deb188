import { color, size, space } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const header = primitive({
  display: 'flex',
  // Beside a title of less than a few words, an action goes under it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: 46,
  paddingInline: size.inset.card,
  paddingBlock: space[2],
});
export const headerRule = primitive({ borderBlockEnd: `1px solid ${color.border.subtle}` });
export const title = primitive({ ...text.heading, flex: '1 1 8rem', minInlineSize: 0 });
export const action = primitive({ ...text.caption, color: color.text.subtle, flexShrink: 0 });
export const body = primitive({
  padding: size.inset.card,
  selectors: { [`${header} + &`]: { paddingBlockStart: space[1] } },
});
export const footer = primitive({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  padding: `${space[3]} ${size.inset.card}`,
});
