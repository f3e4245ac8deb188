import type { CarrierName } from '../../../entities/guide/carrier-names.ts';
import { cheapest } from './lot-draft.ts';

/** A name as it is compared: without accents, case and signs. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');

/** Words for the cheapest of all, as a file may write them. */
const cheapestWords = new Set(['', cheapest, 'la_mas_barata', 'mas_barata']);

/**
 * The carrier that a row means by its key or its name, however it was written; `null` when none of the store's is
 * called so: that is a fault of the row, never the cheapest in silence.
 */
export function carrierOf(written: string, carriers: readonly CarrierName[]): string | null {
  const wanted = plain(written);
  if (cheapestWords.has(wanted)) return cheapest;
  const found = carriers.find(
    ({ deliveryCarrierId, deliveryCarrierName }) =>
      plain(deliveryCarrierId) === wanted || plain(deliveryCarrierName) === wanted,
  );
  return found?.deliveryCarrierId ?? null;
}
