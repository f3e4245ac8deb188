import type { MaybeText } from '../../internal/text.ts';
import { validateCurp } from './validate-curp.ts';
import { validateRfc } from './validate-rfc.ts';

/**
 * Says whether a CURP and an RFC can be the same person's: both begin with the same letters and the same day of birth. An X
 * fits any letter, for each of the two puts it where the other does not (Ñ, words that offend). False for a company.
 * @example curpFitsRfc('HEGG560427MVZRRL04', 'HEGG5604279A1') // => true
 * @example curpFitsRfc('HEGG560427MVZRRL04', 'HEGG5604289A1') // => false
 */
export function curpFitsRfc(curp: MaybeText, rfc: MaybeText): boolean {
  const person = validateCurp(curp);
  const taxId = validateRfc(rfc);
  if (!person.ok || !taxId.ok || taxId.value.kind !== 'person') return false;
  const letters = taxId.value.rfc.slice(0, 4);
  const isSameDay = person.value.curp.slice(4, 10) === taxId.value.rfc.slice(4, 10);
  return (
    isSameDay &&
    Array.from(letters).every((letter, at) => {
      const other = person.value.curp.charAt(at);
      return letter === other || letter === 'X' || other === 'X';
    })
  );
}
