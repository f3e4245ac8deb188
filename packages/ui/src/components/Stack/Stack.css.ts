import { primitive } from '../../theme/style.ts';

export const root = primitive({ flexDirection: 'column' });
