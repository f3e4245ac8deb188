import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

// Both cases by name: with the flags `iu` a Kelvin sign is a k, which would be another person's address in lower case.
const label = /^[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?$/u;
const local = /^[a-zA-Z\d!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;

/**
 * Validates an e-mail address of the usual form, blanks around it dropped, case preserved.
 * @example validateEmail(' laura@example.com ') // => { ok: true, value: 'laura@example.com' }
 * @example validateEmail('laura@') // => { ok: false, error: { code: 'shape', message: 'Escribe un correo como nombre@ejemplo.com' } }
 */
export function validateEmail(text: MaybeText): Result<string, 'empty' | 'shape'> {
  const clean = (text ?? '').trim();
  if (clean === '') return fail('empty', 'Escribe el correo');
  const at = clean.lastIndexOf('@');
  const name = clean.slice(0, Math.max(0, at));
  const domain = clean.slice(at + 1);
  const fits =
    clean.length <= 254 &&
    local.test(name) &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    !name.includes('..') &&
    domain.split('.').every((part) => label.test(part)) &&
    // Two labels at least, the last of them no number.
    /\.[a-zA-Z][^.]*$/u.test(domain);
  return fits ? ok(clean) : fail('shape', 'Escribe un correo como nombre@ejemplo.com');
}
