import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { validateEmail } from './validate-email.ts';
import { validatePhone } from './validate-phone.ts';
import { validatePostalCode } from './validate-postal-code.ts';

const outcome = (result: { ok: true; value: string } | { ok: false; error: { code: string } }) =>
  result.ok ? result.value : result.error.code;

describe('postal codes', () => {
  test.each([
    ['06600', '06600'],
    [' 06600\n', '06600'],
    ['', 'empty'],
    ['6600', 'length'],
    ['066000', 'length'],
    ['0660a', 'length'],
    ['٠٦٦٠٠', 'length'],
  ])('"%s" gives %s', (text, expected) => {
    expect(outcome(validatePostalCode(text))).toBe(expected);
  });

  test('an absent one is empty', () => {
    expect(validatePostalCode(null)).toEqual({
      ok: false,
      error: { code: 'empty', message: 'Escribe el código postal' },
    });
    expect(validatePostalCode('1')).toMatchObject({ error: { message: 'El código postal lleva 5 dígitos' } });
  });

  it('keep their leading zeros', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (number) => {
        const text = String(number).padStart(5, '0');
        expect(outcome(validatePostalCode(text))).toBe(text);
      }),
    );
  });
});

describe('phone numbers', () => {
  test.each([
    ['5512345678', '5512345678'],
    ['5255123456', '5255123456'],
    ['335212345678', 'length'],
    ['+52 (55) 1234-5678', '5512345678'],
    ['52.55.1234.5678', '5512345678'],
    ['0052 55 1234 5678', '5512345678'],
    ['+52 1 55 1234 5678', '5512345678'],
    ['\u202A+52 55 1234 5678\u202C', '5512345678'],
    ['55–1234—5678', '5512345678'],
    ['55‑1234−5678', '5512345678'],
    ['044 55 1234 5678', '5512345678'],
    ['045 55 1234 5678', '5512345678'],
    ['01 55 1234 5678', '5512345678'],
    ['044 55 1234 567', 'length'],
    ['', 'empty'],
    [' - ', 'empty'],
    ['551234567', 'length'],
    ['15512345678', 'length'],
    ['+1 212 555 0100 22', 'length'],
    ['55 1234 567x', 'characters'],
    ['5512+345678', 'characters'],
    ['525512345678900', 'length'],
  ])('"%s" gives %s', (text, expected) => {
    expect(outcome(validatePhone(text))).toBe(expected);
  });

  test('what is wrong is said in Spanish', () => {
    expect(validatePhone(undefined)).toMatchObject({ error: { message: 'Escribe el teléfono' } });
    expect(validatePhone('x')).toMatchObject({ error: { message: 'Escribe el teléfono solo con números' } });
    expect(validatePhone('1')).toMatchObject({ error: { message: 'El teléfono lleva 10 dígitos' } });
  });

  it('are the same with and without the country code', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{9}$/u),
        fc.constantFrom('', '+52', '52', '0052', '+52 1'),
        (phone, prefix) => {
          expect(outcome(validatePhone(`${prefix} ${phone}`))).toBe(phone);
        },
      ),
    );
  });
});

describe('e-mail addresses', () => {
  test.each([
    'a@b.mx',
    'laura.gomez+tienda@example.com.mx',
    "o'brien@example.com",
    'x_y@sub-dominio.example.travel',
    'A1@EXAMPLE.COM',
  ])('"%s" is one', (text) => {
    expect(outcome(validateEmail(` ${text} `))).toBe(text);
  });

  test.each([
    'laura',
    'laura.example.com',
    'laura@',
    '@example.com',
    'laura@example',
    'laura@@example.com',
    'laura@example..com',
    'laura@-example.com',
    'laura@example-.com',
    'laura@example.1com',
    'laura@example.com.1x',
    '.laura@example.com',
    'laura.@example.com',
    'la..ura@example.com',
    'la ura@example.com',
    'laura@exa mple.com',
    `${'x'.repeat(65)}@example.com`,
    `laura@${'x'.repeat(64)}.com`,
    `laura@${'xxxxxxxxx.'.repeat(25)}com`,
    'lauñra@example.com',
    // They fold to `k` and `s`.
    'so\u212Aia@example.com',
    'lu\u017Fa@example.com',
    'sofia@ban\u212A.com',
  ])('"%s" is none', (text) => {
    expect(validateEmail(text)).toEqual({
      ok: false,
      error: { code: 'shape', message: 'Escribe un correo como nombre@ejemplo.com' },
    });
  });

  test('the longest parts still fit', () => {
    const domain = `${'y'.repeat(63)}.`.repeat(2);
    expect(validateEmail(`${'x'.repeat(64)}@${domain}${'z'.repeat(57)}.com`).ok).toBe(true);
    expect(validateEmail(`${'x'.repeat(64)}@${domain}${'z'.repeat(58)}.com`).ok).toBe(false);
    expect(validateEmail(`${'x'.repeat(64)}@${'y'.repeat(63)}.com`).ok).toBe(true);
  });

  test('an absent one is empty', () => {
    expect(validateEmail(null)).toEqual({
      ok: false,
      error: { code: 'empty', message: 'Escribe el correo' },
    });
  });

  it('of fast-check, which makes them by the standard, are accepted when their name is of the usual form', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const usual = /^[a-z\d!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/iu.test(email);
        expect(validateEmail(email).ok).toBe(usual);
      }),
    );
  });

  it('that are accepted hold one @ and no blank', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.emailAddress()), (text) => {
        const read = validateEmail(text);
        expect(read.ok ? read.value : 'a@b.c').toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u);
      }),
    );
  });
});
