import { formatMxn } from '../../money/format-mxn.ts';
import type { Centavos } from '../../money/centavos.ts';

/**
 * The reason to confirm a new price before it is saved: below half or above double the old one, or under the
 * cost of the piece. `null` for any other. An advertised price has to be honoured (Profeco). Centavos.
 * @example suspiciousPrice({ before: centavos(129900), after: centavos(12900), cost: null }) // => 'Baja de $1,299.00 a $129.00: revisa que así sea'
 * @example suspiciousPrice({ before: null, after: centavos(30000), cost: centavos(41000) }) // => 'Queda por debajo de tu costo, $410.00'
 */
export function suspiciousPrice({
  before,
  after,
  cost,
}: {
  readonly before: Centavos | null;
  readonly after: Centavos;
  readonly cost: Centavos | null;
}): string | null {
  if (before !== null && before > 0) {
    if (after * 2 < before) return `Baja de ${formatMxn(before)} a ${formatMxn(after)}: revisa que así sea`;
    if (after > before * 2) return `Sube de ${formatMxn(before)} a ${formatMxn(after)}: revisa que así sea`;
  }
  return cost !== null && after < cost ? `Queda por debajo de tu costo, ${formatMxn(cost)}` : null;
}
