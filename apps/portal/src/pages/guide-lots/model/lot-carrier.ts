import type { CarrierName } from '../../../entities/guide/carrier-names.ts';
import type { QuoteChoice } from '@trastienda/domain/guides';

/** A name as it is compared: without accents, case and signs. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');

/** Words for what is taken of all options, as a file may write them. */
const choiceWords: ReadonlyMap<string, QuoteChoice> = new Map([
  ['', 'recommended'],
  ['recommended', 'recommended'],
  ['la_recomendada', 'recommended'],
  ['recomendada', 'recommended'],
  ['cheapest', 'cheapest'],
  ['la_mas_barata', 'cheapest'],
  ['mas_barata', 'cheapest'],
]);

/**
 * The carrier that a row means by its key or its name, however it was written; `null` when none of the store's is
 * called so: that is a fault of the row, never another one in silence.
 */
export function carrierOf(written: string, carriers: readonly CarrierName[]): string | null {
  const wanted = plain(written);
  const choice = choiceWords.get(wanted);
  if (choice !== undefined) return choice;
  const found = carriers.find(
    ({ deliveryCarrierId, deliveryCarrierName }) =>
      plain(deliveryCarrierId) === wanted || plain(deliveryCarrierName) === wanted,
  );
  return found?.deliveryCarrierId ?? null;
}
