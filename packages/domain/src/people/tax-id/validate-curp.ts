import { isLeapYear, isMonthDay } from '../../internal/calendar.ts';
import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { mexicanStates } from '../states/mexican-states.ts';

export interface Curp {
  /** Upper case, without blanks. */
  readonly curp: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** H man, M woman, X neither. */
  readonly sex: 'H' | 'M' | 'X';
  /** Key of the state of birth (MX-xxx); null for one born abroad. */
  readonly birthState: string | null;
}

const shape = /^[A-ZÑ][AEIOUX][A-ZÑ]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-ZÑ]{3}[A-Z\d]\d$/u;
const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/**
 * Validates the CURP of a person: 18 characters with birth date, sex, state of birth and check digit; each wrong one is an
 * error. The 17th character encodes the century: a digit until 1999, a letter from 2000.
 * @example validateCurp('HEGG560427MVZRRL04') // => { ok: true, value: { curp: 'HEGG560427MVZRRL04', birthDate: '1956-04-27', sex: 'M', birthState: 'MX-VER' } }
 * @example validateCurp('HEGG560427MVZRRL05') // => { ok: false, error: { code: 'check_digit', message: 'Revisa la CURP: su último dígito no coincide' } }
 */
export function validateCurp(
  text: MaybeText,
): Result<Curp, 'empty' | 'length' | 'shape' | 'date' | 'state' | 'check_digit'> {
  const curp = (text ?? '').normalize('NFC').toUpperCase().replace(/\s/gu, '');
  if (curp === '') return fail('empty', 'Escribe la CURP');
  if (curp.length !== 18) return fail('length', 'La CURP lleva 18 caracteres');
  if (!shape.test(curp)) return fail('shape', 'Escribe la CURP como ABCD010203HDFXYZ09');
  const year = `${/\d/u.test(curp.charAt(16)) ? '19' : '20'}${curp.slice(4, 6)}`;
  const month = curp.slice(6, 8);
  const day = curp.slice(8, 10);
  const place = curp.slice(11, 13);
  if (!isMonthDay(Number(month), Number(day), isLeapYear(Number(year)))) {
    return fail('date', 'La fecha dentro de la CURP no existe');
  }
  const birthState = mexicanStates.find((state) => state.curp === place)?.key ?? null;
  if (birthState === null && place !== 'NE') return fail('state', 'La entidad dentro de la CURP no existe');
  if (!curp.endsWith(checkDigitOf(curp))) {
    return fail('check_digit', 'Revisa la CURP: su último dígito no coincide');
  }
  return ok({ curp, birthDate: `${year}-${month}-${day}`, sex: curp.charAt(10) as Curp['sex'], birthState });
}

function checkDigitOf(curp: string): string {
  const sum = Array.from(curp.slice(0, 17)).reduce(
    (total, char, at) => total + alphabet.indexOf(char) * (18 - at),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
