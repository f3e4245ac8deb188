import { clabe as oracle } from 'clabe-validator';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it, test } from 'vitest';
import { bankOf, banks } from './banks.ts';
import { validateClabe } from './validate-clabe.ts';
import { cases } from '../testing/cases.ts';

const stem = fc.stringMatching(/^\d{17}$/u);
const withControlDigit = (text: string) => `${text}${oracle.computeChecksum(text)}`;

describe('CLABE', () => {
  test('tells its bank', () => {
    const clabe = withControlDigit('01218000001183597');
    expect(validateClabe(`${clabe.slice(0, 3)} ${clabe.slice(3, 6)}-${clabe.slice(6)}`)).toEqual({
      ok: true,
      value: { clabe, bankCode: '012', bank: bankOf('012') },
    });
  });

  test('of an institution that the catalogue lacks is no error', () => {
    expect(validateClabe(withControlDigit('72218000001183597'))).toMatchObject({
      ok: true,
      value: { bank: null },
    });
  });

  test.each([
    ['', 'empty', 'Escribe la CLABE'],
    ['03218000011835971', 'length', 'La CLABE lleva 18 dígitos'],
    ['0321800001183597199', 'length', 'La CLABE lleva 18 dígitos'],
    ['x32180000118359719', 'characters', 'Escribe la CLABE solo con números'],
    ['03218000011835971x', 'characters', 'Escribe la CLABE solo con números'],
    ['032180000118359718', 'check_digit', 'Revisa la CLABE: su último dígito no coincide'],
  ])('"%s" is refused: %s', (text, code, message) => {
    expect(validateClabe(text)).toEqual({ ok: false, error: { code, message } });
  });

  test('an absent one is empty', () =>
    expect(validateClabe(null)).toMatchObject({ error: { code: 'empty' } }));

  it('has the control digit that clabe-validator computes, and no other', () => {
    fc.assert(
      fc.property(stem, (text) => {
        const good = '0123456789'.split('').filter((digit) => validateClabe(text + digit).ok);
        expect(good).toEqual([String(oracle.computeChecksum(text))]);
      }),
      cases(500),
    );
  });

  it('takes whatever stdnum takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...banks.map(({ code }) => code)),
        fc.stringMatching(/^\d{14}$/u),
        (bank, rest) => {
          const clabe = withControlDigit(bank + rest);
          const read = validateClabe(clabe);
          if (stdnum.MX!.clabe!.validate(clabe).isValid) expect(read.ok).toBe(true);
          expect(read).toMatchObject({ ok: true, value: { bankCode: bank, bank: { code: bank } } });
        },
      ),
    );
  });

  it('notices every single digit that is mistyped', () => {
    fc.assert(
      fc.property(stem, fc.nat(17), fc.integer({ min: 1, max: 9 }), (text, at, shift) => {
        const clabe = withControlDigit(text);
        const wrong = (Number(clabe[at]) + shift) % 10;
        expect(validateClabe(clabe.slice(0, at) + wrong + clabe.slice(at + 1)).ok).toBe(false);
      }),
    );
  });
});
