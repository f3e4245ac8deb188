import { primitive } from '../../theme/style.ts';
import { tabular } from '../../theme/text.ts';

export const root = primitive({ ...tabular, whiteSpace: 'nowrap' });
