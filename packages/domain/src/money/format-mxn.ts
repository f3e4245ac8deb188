import { groupThousands } from '../internal/group-thousands.ts';
import type { Centavos } from './centavos.ts';

/**
 * Centavos as text in the es-MX form, with the minus sign (U+2212) before the currency sign. Pesos of the
 * wire pass through `toCentavos` first.
 * @example formatMxn(centavos(152050)) // => '$1,520.50'
 * @example formatMxn(centavos(-33855)) // => '−$338.55'
 */
export function formatMxn(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const text = `$${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
  return amount < 0 ? `−${text}` : text;
}
