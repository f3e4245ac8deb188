import { color } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { tabular } from '../../theme/text.ts';

export const root = primitive({ ...tabular, whiteSpace: 'nowrap' });
export const currency = primitive({ color: color.text.subtle });
