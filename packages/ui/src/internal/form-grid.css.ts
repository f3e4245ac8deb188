import { space } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { composite } from '../theme/style.ts';

/** Six columns; two on a phone. Put one of the widths below on each field. */
export const root = composite({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${space[3]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const two = composite({ gridColumn: 'span 2' });
export const three = composite({
  gridColumn: 'span 3',
  '@media': { [media.mobile]: { gridColumn: 'span 2' } },
});
export const four = composite({
  gridColumn: 'span 4',
  '@media': { [media.mobile]: { gridColumn: 'span 2' } },
});
export const one = composite({ gridColumn: 'span 1' });
/** The label has "(opcional)": wider where there is room, half a row on a phone. */
export const interior = composite({
  gridColumn: 'span 2',
  '@media': { [media.mobile]: { gridColumn: 'span 1' } },
});
export const all = composite({ gridColumn: '1 / -1' });
