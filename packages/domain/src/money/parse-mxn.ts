import type { MaybeText } from '../internal/text.ts';
import { type DecimalErrorCode, parseDecimal } from '../number/parse-decimal.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { type Centavos, toCentavos } from './centavos.ts';

/**
 * Reads an amount as typed, by the rules of `parseDecimal`; 'MXN' before or after it is dropped. More than 2 decimals, or more
 * money than whole centavos hold exactly, is refused.
 * @example parseMxn('$1,520.50 MXN') // => { ok: true, value: 152050 }
 * @example parseMxn('1.005') // => { ok: false, error: { code: 'too_precise', message: 'Escribe el monto con dos decimales como máximo' } }
 */
export function parseMxn(text: MaybeText): Result<Centavos, DecimalErrorCode | 'too_precise' | 'too_large'> {
  const read = parseDecimal((text ?? '').trim().replace(/^MXN|MXN$/iu, ''));
  if (!read.ok) return read;
  const amount = toCentavos(read.value);
  if (Math.abs(read.value) >= 9e13) return fail('too_large', 'El monto es demasiado grande');
  return amount / 100 === read.value
    ? ok(amount)
    : fail('too_precise', 'Escribe el monto con dos decimales como máximo');
}
