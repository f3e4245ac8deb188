import { formatNumber, formatUpTo } from '../number/format-number.ts';
import type { Centavos } from './centavos.ts';

/**
 * An amount in a short form for an axis: pesos below a thousand, then 'mil' and 'M', one decimal where it is
 * not 0, commas as in every number.
 * @example formatMxnCompact(centavos(2000000)) // => '$20 mil'
 * @example formatMxnCompact(centavos(123456700)) // => '$1.2 M'
 * @example formatMxnCompact(centavos(123456700000)) // => '$1,234.6 M'
 */
export function formatMxnCompact(amount: Centavos): string {
  const pesos = amount / 100;
  // The sign comes before the currency.
  return shortened(pesos).replace(/−?/u, '$&$$');
}

function shortened(pesos: number): string {
  const size = Math.abs(pesos);
  // 999,950 pesos would round to '1000 mil'.
  if (size >= 999_950) return `${formatUpTo(pesos / 1_000_000, 1)} M`;
  return size >= 999.5 ? `${formatUpTo(pesos / 1000, 1)} mil` : formatNumber(pesos);
}
