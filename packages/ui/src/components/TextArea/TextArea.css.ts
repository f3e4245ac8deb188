import { space } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';

export const box = composite({ alignItems: 'stretch', paddingBlock: space[2] });

/** Grows with what is typed, from `rows` to ten lines. */
export const area = composite({ fieldSizing: 'content', maxBlockSize: '10lh', resize: 'none' });
