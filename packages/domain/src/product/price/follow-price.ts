import { type Centavos, centavos } from '../../money/centavos.ts';
import { percentOf } from '../../money/percent-of.ts';

export const priceRoundings = ['none', 'peso', '90', '99'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** The nearest amount with the ending that is a price, half a peso up. */
function rounded(amount: number, rounding: PriceRounding): number {
  if (rounding === 'none') return Math.max(1, amount);
  const ending = rounding === 'peso' ? 0 : Number(rounding);
  return Math.max(ending || 100, Math.floor((amount - ending + 50) / 100) * 100 + ending);
}

/**
 * A channel's price that follows the product's own: so many percent above or below it, then rounded to a peso, .90 or .99; never
 * nothing, but 0 for what has no price yet. Centavos. Source: D269.
 * @example followPrice(centavos(89900), { percent: 8, rounding: '90' }) // => 97090
 * @example followPrice(centavos(89900), { percent: -10, rounding: 'none' }) // => 80910
 */
export function followPrice(
  base: Centavos,
  { percent, rounding }: { readonly percent: number; readonly rounding: PriceRounding },
): Centavos {
  if (base <= 0) return centavos(0);
  const raised = base + percentOf(base, percent);
  return centavos(rounded(raised, rounding));
}
