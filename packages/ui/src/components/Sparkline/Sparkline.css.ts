import { composite } from '../../theme/style.ts';

export const root = composite({ display: 'block', flexShrink: 0, maxInlineSize: '100%' });
