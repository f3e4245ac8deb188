import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * A Mexican phone number as 10 digits. Blanks, dashes, dots and brackets are dropped, and so is the country
 * code (+52, 52 or 0052, with the 1 of old mobile numbers). Source: D122.
 * @example validatePhone('+52 1 (55) 1234-5678') // => { ok: true, value: '5512345678' }
 * @example validatePhone('12345') // => { ok: false, error: { code: 'length', message: 'El teléfono lleva 10 dígitos' } }
 */
export function validatePhone(text: MaybeText): Result<string, 'empty' | 'length' | 'characters'> {
  const compact = (text ?? '').replace(/[\s().-]/gu, '');
  if (compact === '') return fail('empty', 'Escribe el teléfono');
  const digits = compact.replace(/^\+/u, '');
  if (!/^\d+$/u.test(digits)) return fail('characters', 'Escribe el teléfono solo con números');
  const national = digits.length > 10 ? digits.replace(/^(?:00)?52(?:1(?=\d{10}))?/u, '') : digits;
  return national.length === 10 ? ok(national) : fail('length', 'El teléfono lleva 10 dígitos');
}
