import { type Centavos, centavos } from '../../money/centavos.ts';
import { percentOf } from '../../money/percent-of.ts';

export const priceRoundings = ['none', 'peso', '90', '99'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/**
 * The nearest amount with the ending that is a price, half a peso up; or the next one that is no lower. Centavos.
 * @example roundedPrice(centavos(94395), '90') // => 94390
 * @example roundedPrice(centavos(94395), '90', 'up') // => 94490
 */
export function roundedPrice(
  amount: Centavos,
  rounding: PriceRounding,
  way: 'nearest' | 'up' = 'nearest',
): Centavos {
  if (rounding === 'none') return centavos(Math.max(1, amount));
  const ending = rounding === 'peso' ? 0 : Number(rounding);
  const more = way === 'up' ? 99 : 50;
  return centavos(Math.max(ending || 100, Math.floor((amount - ending + more) / 100) * 100 + ending));
}

/**
 * A channel's price that follows the product's own: so many percent above or below it, then rounded to a peso, .90 or .99; never
 * nothing, but 0 for what has no price yet. Centavos.
 * @example followPrice(centavos(89900), { percent: 8, rounding: '90' }) // => 97090
 * @example followPrice(centavos(89900), { percent: -10, rounding: 'none' }) // => 80910
 */
export function followPrice(
  base: Centavos,
  { percent, rounding }: { readonly percent: number; readonly rounding: PriceRounding },
): Centavos {
  if (base <= 0) return centavos(0);
  return roundedPrice(centavos(base + percentOf(base, percent)), rounding);
}
