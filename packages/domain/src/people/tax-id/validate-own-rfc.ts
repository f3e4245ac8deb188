import type { PersonType } from '../../invoice/fiscal-regimes.ts';
import type { MaybeText } from '../../internal/text.ts';
import { fail, type Result } from '../../shared/result.ts';
import { personTypeOf } from './person-type-of.ts';
import { type Rfc, type RfcFault, validateRfc } from './validate-rfc.ts';

/**
 * Validates the RFC of a store itself: never the generic one of the public or of foreigners, of 13 characters for a person and
 * of 12 for a company. Either is valid where the person's type is missing.
 * @example validateOwnRfc('EKU9003173C9', 'moral').ok // => true
 * @example validateOwnRfc('XAXX010101000', 'fisica') // => { ok: false, error: { code: 'generic', message: 'Usa el RFC de tu tienda, no el genérico' } }
 * @example validateOwnRfc('EKU9003173C9', 'fisica') // => { ok: false, error: { code: 'person_type', message: 'El RFC de una persona física lleva 13 caracteres' } }
 */
export function validateOwnRfc(
  text: MaybeText,
  personType?: PersonType | null,
): Result<Rfc, RfcFault | 'generic' | 'person_type'> {
  const rfc = validateRfc(text);
  if (!rfc.ok) return rfc;
  const own = personTypeOf(rfc.value.rfc);
  if (own === null) return fail('generic', 'Usa el RFC de tu tienda, no el genérico');
  if (!personType || own === personType) return rfc;
  return personType === 'moral'
    ? fail('person_type', 'El RFC de una persona moral lleva 12 caracteres')
    : fail('person_type', 'El RFC de una persona física lleva 13 caracteres');
}
