import { fontFamily, space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { code } from '../../theme/text.ts';

export const folio = composite({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const number = composite({ ...code, fontFamily: fontFamily.mono });
