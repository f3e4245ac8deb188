import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { curpFitsRfc } from './curp-fits-rfc.ts';
import { personTypeOf } from './person-type-of.ts';
import { validateCurp } from './validate-curp.ts';
import { validateOwnRfc } from './validate-own-rfc.ts';
import { validateRfc } from './validate-rfc.ts';

const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? 'ok' : result.error.code;
const rfc = fc
  .tuple(
    fc.stringMatching(/^[A-ZÑ&]{3,4}$/u),
    fc.constantFrom('900317', '040229'),
    fc.stringMatching(/^[A-Z\d]{2}[\dA]$/u),
  )
  .map((parts) => parts.join(''));

describe("the RFC of a store's own", () => {
  test.each(['XAXX010101000', 'XEXX010101000', ' xaxx-010101-000 '])('is never %s', (text) => {
    for (const personType of ['fisica', 'moral', null, undefined] as const) {
      expect(validateOwnRfc(text, personType)).toEqual({
        ok: false,
        error: { code: 'generic', message: 'Usa el RFC de tu tienda, no el genérico' },
      });
    }
  });

  it('is that of its type of person, and of no other', () => {
    fc.assert(
      fc.property(rfc, (text) => {
        const own = text.length === 13 ? 'fisica' : 'moral';
        const other = own === 'fisica' ? 'moral' : 'fisica';
        expect(personTypeOf(text)).toBe(own);
        expect(validateOwnRfc(text, own)).toEqual(validateRfc(text));
        expect(validateOwnRfc(text)).toEqual(validateRfc(text));
        expect(codeOf(validateOwnRfc(text, other))).toBe('person_type');
      }),
    );
  });

  it('has every other fault of an RFC', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = validateRfc(text);
        fc.pre(!read.ok);
        expect(validateOwnRfc(text, 'fisica')).toEqual(read);
        expect(personTypeOf(text)).toBeNull();
      }),
    );
  });
});

describe('a CURP and an RFC', () => {
  const curp = 'HEGG560427MVZRRL04';
  test.each([
    ['HEGG5604279A1', true],
    ['hegg 560427 9a1', true],
    ['HXGG5604279A1', true],
    ['HEGX5604279A1', true],
    ['HEGA5604279A1', false],
    ['HEGG5604289A1', false],
    ['HEG560427AB1', false],
    ['XAXX010101000', false],
    ['', false],
  ])('%s of the same person: %s', (text, fits) => expect(curpFitsRfc(curp, text)).toBe(fits));

  test('an X in the CURP stands for any letter, for it has no Ñ', () => {
    const stem = 'HEXG560427MVZRRL0';
    const withX = '0123456789'
      .split('')
      .map((digit) => stem + digit)
      .find((text) => validateCurp(text).ok);
    expect(curpFitsRfc(withX, 'HEÑG5604279A1')).toBe(true);
    expect(curpFitsRfc(withX, 'HEÑA5604279A1')).toBe(false);
  });

  it('never fit where one of the two is none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!validateRfc(text).ok);
        expect(curpFitsRfc(curp, text)).toBe(false);
        expect(curpFitsRfc(text, 'HEGG5604279A1')).toBe(false);
      }),
    );
  });
});
