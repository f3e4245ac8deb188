import { primitive } from '../../theme/style.ts';

export const root = primitive({ maxInlineSize: '100%', blockSize: 'auto' });
