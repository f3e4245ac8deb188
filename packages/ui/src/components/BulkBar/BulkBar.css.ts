import { color, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
});
export const count = composite({ ...text.subheading, ...tabular, whiteSpace: 'nowrap' });
export const spacer = composite({ flex: 1 });
export const rule = composite({
  inlineSize: 1,
  blockSize: 16,
  background: color.border.strong,
  marginInline: space[1],
});
