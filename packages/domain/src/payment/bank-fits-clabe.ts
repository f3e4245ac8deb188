import type { MaybeText } from '../internal/text.ts';
import { fail, type Result } from '../shared/result.ts';
import { type Clabe, type ClabeFault, validateClabe } from './validate-clabe.ts';

/**
 * The CLABE of an account at this bank: its first three digits are the bank's code.
 * @example bankFitsClabe('012', '012320001234567895').ok // => true
 * @example bankFitsClabe('002', '012320001234567895') // => { ok: false, error: { code: 'other_bank', message: 'Esa CLABE es de BBVA BANCOMER, no del banco que elegiste' } }
 */
export function bankFitsClabe(
  bankCode: MaybeText,
  clabe: MaybeText,
): Result<Clabe, ClabeFault | 'other_bank'> {
  const read = validateClabe(clabe);
  if (!read.ok || read.value.bankCode === bankCode) return read;
  const { bank } = read.value;
  return fail('other_bank', `Esa CLABE es de ${bank?.name ?? 'otro banco'}, no del banco que elegiste`);
}
