import type { MaybeText } from '../internal/text.ts';
import type { DecimalErrorCode } from '../number/parse-decimal.ts';
import { fail, type Result } from '../shared/result.ts';
import type { Centavos } from './centavos.ts';
import { formatMxn } from './format-mxn.ts';
import { parseMxn } from './parse-mxn.ts';

/**
 * Reads an amount as typed, by the rules of `parseMxn`, and holds it against its limits, in centavos.
 * @example moneyWithin('1,234.50') // => { ok: true, value: 123450 }
 * @example moneyWithin('0', { min: centavos(100) }) // => { ok: false, error: { code: 'too_small', message: 'El mínimo es $1.00' } }
 */
export function moneyWithin(
  text: MaybeText,
  limits: { readonly min?: Centavos | undefined; readonly max?: Centavos | undefined } = {},
): Result<Centavos, DecimalErrorCode | 'too_precise' | 'too_small' | 'too_large'> {
  const read = parseMxn(text);
  if (!read.ok) return read;
  const { min, max } = limits;
  if (min !== undefined && read.value < min) return fail('too_small', `El mínimo es ${formatMxn(min)}`);
  if (max !== undefined && read.value > max) return fail('too_large', `El máximo es ${formatMxn(max)}`);
  return read;
}
