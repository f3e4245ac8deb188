import { color, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const error = composite({
  ...text.cell,
  display: 'flex',
  gap: space['1.5'],
  marginBlockStart: space[3],
  color: color.feedback.critical.text,
});
export const typed = composite({ marginBlockStart: space[4] });
