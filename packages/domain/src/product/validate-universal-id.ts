import type { MaybeText } from '../internal/text.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/**
 * A product's universal id (UPC, EAN, GTIN): 8, 12, 13 or 14 digits with their check digit. Blanks and dashes
 * are dropped.
 * @example validateUniversalId('750-1234567893') // => { ok: true, value: '7501234567893' }
 */
export function validateUniversalId(
  text: MaybeText,
): Result<string, 'empty' | 'length' | 'characters' | 'check_digit'> {
  const digits = (text ?? '').replace(/[\s-]/gu, '');
  if (digits === '') return fail('empty', 'Escribe el código universal');
  if (!/^\d+$/u.test(digits)) return fail('characters', 'Escribe el código universal solo con números');
  if (![8, 12, 13, 14].includes(digits.length)) {
    return fail('length', 'El código universal lleva 8, 12, 13 o 14 dígitos');
  }
  return digits.endsWith(retailCheckDigit(digits.slice(0, -1)))
    ? ok(digits)
    : fail('check_digit', 'Revisa el código universal: su último dígito no coincide');
}

/**
 * The check digit of the numbers on retail goods: counted from it on, every second digit weighs three.
 * @example retailCheckDigit('750123456789') // => '3'
 */
export function retailCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
