import { space } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const dialog = primitive({ outline: 'none', overflow: 'auto', maxBlockSize: 'inherit' });
export const padded = primitive({ padding: space[3] });
export const title = primitive({ ...text.subheading, marginBlockEnd: space[2] });
