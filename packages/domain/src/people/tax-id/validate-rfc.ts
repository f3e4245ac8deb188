import { isMonthDay } from '../../internal/calendar.ts';
import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export interface Rfc {
  /** Upper case, without blanks and dashes. */
  readonly rfc: string;
  /** generic: XAXX010101000, the public at large; foreign: XEXX010101000, clients abroad. */
  readonly kind: 'person' | 'company' | 'generic' | 'foreign';
  /** Set when the check digit does not match: real RFCs fail it, so it never refuses. */
  readonly warning: string | null;
}

/** Why a text is no RFC. */
export type RfcFault = 'empty' | 'length' | 'shape' | 'date';

const shape = /^([A-ZÑ&]{3,4})\d{2}(\d{2})(\d{2})[A-Z\d]{3}$/u;
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * The RFC of a person (13 characters) or company (12). The shape, with its date, is an error; a wrong check digit is only a
 * warning.
 * @example validateRfc('eku-900317-3c9') // => { ok: true, value: { rfc: 'EKU9003173C9', kind: 'company', warning: null } }
 * @example validateRfc('XAXX010101000') // => { ok: true, value: { rfc: 'XAXX010101000', kind: 'generic', warning: null } }
 * @example validateRfc('EKU9003173C8') // => { ok: true, value: { rfc: 'EKU9003173C8', kind: 'company', warning: 'Revisa el RFC: su último carácter no coincide' } }
 */
export function validateRfc(text: MaybeText): Result<Rfc, RfcFault> {
  const rfc = (text ?? '').normalize('NFC').toUpperCase().replace(/[\s-]/gu, '');
  if (rfc === '') return fail('empty', 'Escribe el RFC');
  if (rfc === 'XAXX010101000') return ok({ rfc, kind: 'generic', warning: null });
  if (rfc === 'XEXX010101000') return ok({ rfc, kind: 'foreign', warning: null });
  if (rfc.length !== 12 && rfc.length !== 13) return fail('length', 'El RFC lleva 12 o 13 caracteres');
  const [, , month = '', day = ''] = shape.exec(rfc) ?? [];
  if (month === '') return fail('shape', 'Escribe el RFC como ABC010203AB1 o ABCD010203AB1');
  // An RFC has no century, so 29 February counts in every fourth year.
  if (!isMonthDay(Number(month), Number(day), Number(rfc.slice(-8, -6)) % 4 === 0)) {
    return fail('date', 'La fecha dentro del RFC no existe');
  }
  const kind = rfc.length === 13 ? 'person' : 'company';
  const matches = rfc.endsWith(checkDigitOf(rfc));
  return ok({ rfc, kind, warning: matches ? null : 'Revisa el RFC: su último carácter no coincide' });
}

function checkDigitOf(rfc: string): string {
  const sum = Array.from(rfc.padStart(13, ' ').slice(0, 12)).reduce(
    (total, char, at) => total + alphabet.indexOf(char) * (13 - at),
    0,
  );
  return '0123456789A'.charAt((11 - (sum % 11)) % 11);
}
