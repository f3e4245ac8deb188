import { color, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });
export const content = composite({ display: 'grid', gap: space[1], flex: '1 1 0', minInlineSize: 0 });
export const note = composite({ ...text.caption, ...tabular, color: color.text.subtle });
