import fc from 'fast-check';
import { stdnum } from 'stdnum';
import oracle from 'validate-rfc';
import { describe, expect, it, test } from 'vitest';
import { mexicanStates } from '../states/mexican-states.ts';
import { anyText } from '../../testing/arbitraries.ts';
import { validateCurp } from './validate-curp.ts';
import { validateRfc } from './validate-rfc.ts';
import { cases } from '../../testing/cases.ts';

const code = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? 'ok' : result.error.code;
const two = (number: number) => String(number).padStart(2, '0');
/** YYMMDD of a day that exists in both centuries. */
const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2019-12-31'), noInvalidDate: true })
  .map(
    (date) => `${two(date.getUTCFullYear() % 100)}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`,
  );

describe('RFC', () => {
  test('of a company has 12 characters, of a person 13', () => {
    expect(validateRfc('EKU9003173C9')).toEqual({
      ok: true,
      value: { rfc: 'EKU9003173C9', kind: 'company', warning: null },
    });
    expect(validateRfc('mhtr-930411 79a')).toMatchObject({
      ok: true,
      value: { rfc: 'MHTR93041179A', kind: 'person' },
    });
    expect(validateRfc('ñ&ñ0102299A0')).toMatchObject({ ok: false, error: { code: 'date' } });
    expect(validateRfc('Ñ&Ñ0402299A0')).toMatchObject({ ok: true, value: { kind: 'company' } });
  });

  test('knows the generic ones', () => {
    expect(validateRfc('XAXX010101000')).toMatchObject({ value: { kind: 'generic', warning: null } });
    expect(validateRfc('xexx010101000')).toMatchObject({ value: { kind: 'foreign', warning: null } });
  });

  test.each([
    ['', 'empty', 'Escribe el RFC'],
    ['EKU9003173C', 'length', 'El RFC lleva 12 o 13 caracteres'],
    ['EKU9003173C999', 'length', 'El RFC lleva 12 o 13 caracteres'],
    ['EKUX003173C9', 'shape', 'Escribe el RFC como ABC010203AB1 o ABCD010203AB1'],
    ['1KU9003173C9', 'shape', 'Escribe el RFC como ABC010203AB1 o ABCD010203AB1'],
    ['EKU9003173Ñ9', 'shape', 'Escribe el RFC como ABC010203AB1 o ABCD010203AB1'],
    ['EKU9013173C9', 'date', 'La fecha dentro del RFC no existe'],
    ['EKU9000173C9', 'date', 'La fecha dentro del RFC no existe'],
    ['EKU9002303C9', 'date', 'La fecha dentro del RFC no existe'],
    ['EKU9004313C9', 'date', 'La fecha dentro del RFC no existe'],
    ['EKU9003003C9', 'date', 'La fecha dentro del RFC no existe'],
  ])('"%s" is refused: %s', (text, expected, message) => {
    expect(validateRfc(text)).toEqual({ ok: false, error: { code: expected, message } });
  });

  test('a wrong check digit only warns, for real RFCs fail it', () => {
    expect(validateRfc('EKU9003173C8')).toMatchObject({
      ok: true,
      value: { warning: 'Revisa el RFC: su último carácter no coincide' },
    });
  });

  test('an absent one is empty', () => expect(code(validateRfc(null))).toBe('empty'));

  const letters = (count: number) =>
    fc
      .array(fc.constantFrom(...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ&'), { minLength: count, maxLength: count })
      .map((all) => all.join(''));
  const rfc = fc
    .tuple(fc.constantFrom(3, 4).chain(letters), day, fc.stringMatching(/^[A-Z\d]{2}[\dA]$/u))
    .map((parts) => parts.join(''));

  it('agrees with validate-rfc on the check digit, save for words that it forbids', () => {
    fc.assert(
      fc.property(rfc, (text) => {
        const theirs = oracle(text);
        fc.pre(!theirs.errors?.includes('FORBIDDEN_WORD'));
        const ours = validateRfc(text);
        expect(ours.ok && ours.value.warning === null).toBe(theirs.isValid);
        expect(ours.ok).toBe(oracle(text, { omitVerificationDigit: true }).isValid);
      }),
      cases(1000),
    );
  });

  it('takes whatever stdnum takes, which lets an older check digit pass as well', () => {
    fc.assert(
      fc.property(rfc, (text) => {
        expect(validateRfc(text).ok || !stdnum.MX!.rfc!.validate(text).isValid).toBe(true);
      }),
      cases(1000),
    );
  });

  it('is the same however it is written', () => {
    fc.assert(
      fc.property(rfc, (text) => {
        const spaced = [...text].join(' ').toLowerCase();
        expect(validateRfc(spaced)).toEqual(validateRfc(text));
      }),
    );
  });

  it('never throws, and every refusal is a sentence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = validateRfc(text);
        expect(read.ok || read.error.message.length > 10).toBe(true);
      }),
    );
  });
});

describe('CURP', () => {
  test('tells birth date, sex and state of birth', () => {
    expect(validateCurp(' hegg560427mvzrrl04')).toEqual({
      ok: true,
      value: { curp: 'HEGG560427MVZRRL04', birthDate: '1956-04-27', sex: 'M', birthState: 'MX-VER' },
    });
  });

  test.each([
    ['', 'empty', 'Escribe la CURP'],
    ['HEGG560427MVZRRL0', 'length', 'La CURP lleva 18 caracteres'],
    ['HXGG560427MVZRR104', 'shape', 'Escribe la CURP como ABCD010203HDFXYZ09'],
    ['HEGG560427ZVZRRL04', 'shape', 'Escribe la CURP como ABCD010203HDFXYZ09'],
    ['HEGG561327MVZRRL04', 'date', 'La fecha dentro de la CURP no existe'],
    ['HEGG570229MVZRRL04', 'date', 'La fecha dentro de la CURP no existe'],
    ['HEGG560427MXXRRL04', 'state', 'La entidad dentro de la CURP no existe'],
    ['HEGG560427MVZRRL05', 'check_digit', 'Revisa la CURP: su último dígito no coincide'],
  ])('"%s" is refused: %s', (text, expected, message) => {
    expect(validateCurp(text)).toEqual({ ok: false, error: { code: expected, message } });
  });

  test('an absent one is empty', () => expect(code(validateCurp(undefined))).toBe('empty'));

  const consonants = fc
    .array(fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXYZ'), { minLength: 3, maxLength: 3 })
    .map((all) => all.join(''));
  const places = [...mexicanStates.map(({ curp }) => curp), 'NE'];
  const stem = fc
    .tuple(
      fc.stringMatching(/^[A-Z][AEIOUX][A-Z]{2}$/u),
      day,
      fc.constantFrom('H', 'M'),
      fc.constantFrom(...places),
      consonants,
      fc.stringMatching(/^[A-Z\d]$/u),
    )
    .map((parts) => parts.join(''));

  it('has one check digit for each stem, and stdnum agrees on it, save for words that it forbids', () => {
    fc.assert(
      fc.property(stem, (text) => {
        const good = '0123456789'.split('').filter((digit) => validateCurp(text + digit).ok);
        expect(good.length).toBe(1);
        const theirs = '0123456789'
          .split('')
          .filter((digit) => stdnum.MX!.curp!.validate(text + digit).isValid);
        if (theirs.length > 0) expect(theirs).toEqual(good);
      }),
      cases(500),
    );
  });

  it('is of the last century with a digit before its check digit, of this one with a letter', () => {
    fc.assert(
      fc.property(stem, (text) => {
        const read = '0123456789'
          .split('')
          .map((digit) => validateCurp(text + digit))
          .find(({ ok }) => ok);
        const isOld = /\d$/u.test(text);
        expect(read?.ok && read.value.birthDate.slice(0, 2)).toBe(isOld ? '19' : '20');
        expect(read?.ok && read.value.birthState === null).toBe(text.slice(11, 13) === 'NE');
      }),
    );
  });

  test('29 February needs a leap year of its century', () => {
    // 2000 was one, 1900 was not.
    expect(code(validateCurp('HEGG000229MVZRRLA0'))).not.toBe('date');
    expect(code(validateCurp('HEGG000229MVZRRL00'))).toBe('date');
    expect(code(validateCurp('HEGG040229MVZRRLA0'))).not.toBe('date');
  });
});
