import { formatNumber } from '../number-format/format-number.ts';
import type { Centavos } from './centavos.ts';

/**
 * An amount as short as an axis wants it: pesos below a thousand, then 'mil' and 'M', one decimal where it says
 * something, commas as in every number. Source: experience.md, sections 3 and 8.
 * @example formatMxnCompact(centavos(2000000)) // => '$20 mil'
 * @example formatMxnCompact(centavos(123456700)) // => '$1.2 M'
 * @example formatMxnCompact(centavos(123456700000)) // => '$1,234.6 M'
 */
export function formatMxnCompact(amount: Centavos): string {
  const pesos = Math.abs(amount) / 100;
  const sign = amount < 0 ? '−' : '';
  // 999,950 pesos would round to '1000 mil'.
  if (pesos >= 999_950) return `${sign}$${oneDecimal(pesos / 1_000_000)} M`;
  if (pesos >= 999.5) return `${sign}$${oneDecimal(pesos / 1000)} mil`;
  const whole = Math.round(pesos);
  return whole === 0 ? '$0' : `${sign}$${whole}`;
}

function oneDecimal(value: number): string {
  return formatNumber(value, 1).replace(/\.0$/u, '');
}
