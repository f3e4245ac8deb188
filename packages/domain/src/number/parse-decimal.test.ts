import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/arbitraries.ts';
import { parseDecimal } from './parse-decimal.ts';

const value = (text: string | null) => {
  const read = parseDecimal(text);
  return read.ok ? read.value : read.error.code;
};

describe('numbers as they are typed (S5.3)', () => {
  test.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['12,500', 12_500],
    ['1,234,567.89', 1_234_567.89],
    ['1234,56', 1234.56],
    ['$ 1 234.50', 1234.5],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
    ['.5', 0.5],
    ['5.', 5],
    [',5', 0.5],
    ['007', 7],
    ['-0', 0],
  ])('"%s" is %d', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test.each([
    '1,2,3',
    '1,2345',
    '12,34.5',
    '1.2.3',
    '1,23,456',
    '1234,567',
    '1e5',
    'abc',
    '$',
    '.',
    ',',
    '-',
    '--5',
    '--1,5',
    '+1,5',
    '$-5',
    'x1',
    '5$',
    '5-5',
    '1x',
    '１',
    'Infinity',
    '9'.repeat(400),
  ])('"%s" is refused', (text) => {
    expect(value(text)).toBe('not_a_number');
  });

  test('nothing is told apart from something else', () => {
    expect(parseDecimal(' ')).toEqual({ ok: false, error: { code: 'empty', message: 'Escribe un número' } });
    expect(value(null)).toBe('empty');
  });

  test('a zero has no sign, for −0 is not JSON', () => {
    expect(Object.is(value('-0'), 0)).toBe(true);
  });

  it('reads back every number that the language writes without an exponent', () => {
    const plainNumber = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => !/e/u.test(String(number)));
    fc.assert(
      fc.property(plainNumber, (number) => {
        expect(value(String(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it('reads what Intl writes for Mexico', () => {
    const format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(value(format.format(cents / 100))).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });

  it('never reads "12,5" as 125: one comma before one or two digits is the decimal mark', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.stringMatching(/^\d{1,2}$/u), (whole, digits) => {
        expect(value(`${whole},${digits}`)).toBe(Number(`${whole}.${digits}`));
      }),
    );
  });

  it('gives a finite number or a refusal with a sentence, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseDecimal(text);
        if (read.ok) expect(Number.isFinite(read.value)).toBe(true);
        else expect(read.error.message).toMatch(/^Escribe/u);
      }),
    );
  });
});
