import { type Bank, bankOf } from './banks.ts';
import type { MaybeText } from '../internal/text.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export interface Clabe {
  /** 18 digits. */
  readonly clabe: string;
  /** The first three digits of the CLABE. */
  readonly bankCode: string;
  /** The bank of the catalogue; null for a younger institution, which is no error. */
  readonly bank: Bank | null;
}

/** Why a text is no CLABE. */
export type ClabeFault = 'empty' | 'characters' | 'card_number' | 'length' | 'check_digit';

/**
 * Validates a CLABE: 18 digits with their control digit, a wrong one is an error; its first three are the bank's code. Blanks
 * and dashes are dropped; the number of a card has an error of its own.
 * @example validateClabe('002 180 0512 3456 7890').ok // => false
 * @example validateClabe('032180000118359719') // => { ok: true, value: { clabe: '032180000118359719', bankCode: '032', bank: null } }
 */
export function validateClabe(text: MaybeText): Result<Clabe, ClabeFault> {
  const clabe = (text ?? '').replace(/[\s-]/gu, '');
  if (clabe === '') return fail('empty', 'Escribe la CLABE');
  if (!/^\d+$/u.test(clabe)) return fail('characters', 'Escribe la CLABE solo con números');
  if (isCardNumber(clabe)) {
    return fail('card_number', 'Ese es el número de tu tarjeta. La CLABE lleva 18 dígitos');
  }
  if (clabe.length !== 18) return fail('length', 'La CLABE lleva 18 dígitos');
  if (!clabe.endsWith(controlDigitOf(clabe))) {
    return fail('check_digit', 'Revisa la CLABE: su último dígito no coincide');
  }
  const bankCode = clabe.slice(0, 3);
  return ok({ clabe, bankCode, bank: bankOf(bankCode) ?? null });
}

function controlDigitOf(clabe: string): string {
  const sum = Array.from(clabe.slice(0, 17)).reduce(
    (total, digit, at) => total + ((Number(digit) * Number('371'.charAt(at % 3))) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** 16 digits, the last of which is Luhn's: a CLABE that was cut short is one by chance only. */
function isCardNumber(digits: string): boolean {
  if (digits.length !== 16) return false;
  const sum = Array.from(digits).reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
