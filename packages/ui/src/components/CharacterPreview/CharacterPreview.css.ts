import { color, radius, size, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({ display: 'grid', gap: space[1] });
export const paper = composite({
  ...text.cell,
  padding: `${space['1.5']} ${space[2]}`,
  border: `${size.border.thin} dashed ${color.border.control}`,
  borderRadius: radius.xs,
  background: color.bg.surface,
  color: color.text.default,
  // The height stays without words.
  minBlockSize: 32,
  overflowWrap: 'anywhere',
});
export const cut = composite({ color: color.text.subtle, textDecoration: 'line-through' });
export const caption = composite({ ...text.caption, color: color.text.subtle });
export const line = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const count = composite({ ...text.caption, ...tabular, color: color.text.subtle });
export const over = composite({ color: color.feedback.warning.text, fontWeight: 500 });
