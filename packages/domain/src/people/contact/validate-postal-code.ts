import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * Validates a Mexican postal code: 5 digits as text with its leading zeros. Blanks around it are dropped.
 * @example validatePostalCode(' 06600 ') // => { ok: true, value: '06600' }
 * @example validatePostalCode('6600') // => { ok: false, error: { code: 'length', message: 'El código postal lleva 5 dígitos' } }
 */
export function validatePostalCode(text: MaybeText): Result<string, 'empty' | 'length'> {
  const clean = (text ?? '').trim();
  if (clean === '') return fail('empty', 'Escribe el código postal');
  return /^\d{5}$/u.test(clean) ? ok(clean) : fail('length', 'El código postal lleva 5 dígitos');
}
