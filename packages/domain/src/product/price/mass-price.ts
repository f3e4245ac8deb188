import { type Centavos, centavos } from '../../money/centavos.ts';
import { percentOf } from '../../money/percent-of.ts';
import { leastPrice } from './channel-margin.ts';
import { type PriceRounding, roundedPrice } from './follow-price.ts';

/** A change of many prices. Amounts in centavos. */
export type PriceChange =
  | { readonly kind: 'set'; readonly amount: Centavos }
  | { readonly kind: 'percent'; readonly percent: number }
  /** Up, or down where it is below 0. */
  | { readonly kind: 'add'; readonly amount: Centavos }
  /** The lowest price that leaves so much after the commission. */
  | { readonly kind: 'leave'; readonly amount: Centavos };

/**
 * A price after a mass change, rounded to an ending; `null` where there is no price to change, its commission
 * (percent) is missing, or nothing above 0 would be left. A price that has to leave an amount is rounded up,
 * so that it still does. Centavos.
 * @example massPrice(centavos(89900), { kind: 'percent', percent: 5 }, { rounding: '90', commission: null }) // => 94390
 * @example massPrice(null, { kind: 'leave', amount: centavos(50000) }, { rounding: 'peso', commission: 15 }) // => 58900
 */
export function massPrice(
  price: Centavos | null,
  change: PriceChange,
  { rounding, commission }: { readonly rounding: PriceRounding; readonly commission: number | null },
): Centavos | null {
  if (change.kind === 'leave') {
    const least = commission === null ? null : leastPrice(change.amount, commission);
    return least === null || least <= 0 ? null : roundedPrice(least, rounding, 'up');
  }
  if (change.kind === 'set') return change.amount > 0 ? roundedPrice(change.amount, rounding) : null;
  if (price === null || price <= 0) return null;
  const more = change.kind === 'percent' ? percentOf(price, change.percent) : change.amount;
  const next = price + more;
  return next > 0 ? roundedPrice(centavos(next), rounding) : null;
}
