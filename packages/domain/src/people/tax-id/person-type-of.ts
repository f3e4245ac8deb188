import type { PersonType } from '../../invoice/fiscal-regimes.ts';
import type { MaybeText } from '../../internal/text.ts';
import { validateRfc } from './validate-rfc.ts';

/**
 * Says whether an RFC is that of a person or of a company; null for a generic one and for what is none.
 * @example personTypeOf('MHTR93041179A') // => 'fisica'
 * @example personTypeOf('EKU9003173C9') // => 'moral'
 * @example personTypeOf('XAXX010101000') // => null
 */
export function personTypeOf(rfc: MaybeText): PersonType | null {
  const read = validateRfc(rfc);
  if (!read.ok) return null;
  if (read.value.kind === 'person') return 'fisica';
  return read.value.kind === 'company' ? 'moral' : null;
}
