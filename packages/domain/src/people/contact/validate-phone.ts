import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { visibleText } from '../../shared/visible-text.ts';

/** Prefixes that people dialled before the ten digits. */
const prefix = /^(?:(?:00)?52(?:1(?=\d{10}))?|04[45]|01)/u;

/**
 * A Mexican phone number as 10 digits. Blanks, dashes of every kind, dots, brackets and invisible marks are dropped, and so
 * are the country code (+52, 52 or 0052, with the 1 of old mobile numbers) and the prefixes that Mexico dialled until 2019
 * (01, 044, 045).
 * @example validatePhone('+52 1 (55) 1234-5678') // => { ok: true, value: '5512345678' }
 * @example validatePhone('044 55 1234–5678') // => { ok: true, value: '5512345678' }
 * @example validatePhone('12345') // => { ok: false, error: { code: 'length', message: 'El teléfono lleva 10 dígitos' } }
 */
export function validatePhone(text: MaybeText): Result<string, 'empty' | 'length' | 'characters'> {
  const compact = visibleText(text ?? '').replace(/[\s().\p{Pd}\u2212]/gu, '');
  if (compact === '') return fail('empty', 'Escribe el teléfono');
  const digits = compact.replace(/^\+/u, '');
  if (!/^\d+$/u.test(digits)) return fail('characters', 'Escribe el teléfono solo con números');
  const national = digits.length > 10 ? digits.replace(prefix, '') : digits;
  return national.length === 10 ? ok(national) : fail('length', 'El teléfono lleva 10 dígitos');
}
