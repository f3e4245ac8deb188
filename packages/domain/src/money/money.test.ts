import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMoney } from './add-money.ts';
import { allocate } from './allocate.ts';
import { centavos, fromCentavos, toCentavos } from './centavos.ts';
import { formatMxn } from './format-mxn.ts';
import { formatMxnCompact } from './format-mxn-compact.ts';
import { percentOf } from './percent-of.ts';
import { parseMxn } from './parse-mxn.ts';
import { cases } from '../testing/cases.ts';

const anyCentavos = fc.integer({ min: -1e13, max: 1e13 }).map(centavos);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('pesos of the wire and centavos', () => {
  test('round half away from zero, exactly', () => {
    expect([1.005, -1.005, 0.005, 1.004, 1520.5, 0].map(toCentavos)).toEqual([101, -101, 1, 100, 152_050, 0]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1e300].map(toCentavos)).toEqual([
      0,
      0,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ]);
  });

  test('a number is read as whole centavos', () => {
    expect([1.4, 1.6, Number.NaN, 1e30, -1e30].map(centavos)).toEqual([
      1,
      2,
      0,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ]);
    expect(Object.is(centavos(-0.2), 0)).toBe(true);
  });

  it('lead to each other and back', () => {
    fc.assert(
      fc.property(anyCentavos, (amount) => {
        expect(toCentavos(fromCentavos(amount))).toBe(amount);
      }),
    );
  });

  it('are always whole numbers that are exact', () => {
    fc.assert(
      fc.property(fc.double(), (mxn) => {
        expect(Number.isSafeInteger(toCentavos(mxn))).toBe(true);
        expect(Number.isSafeInteger(centavos(mxn))).toBe(true);
      }),
    );
  });
});

describe('adding money', () => {
  test('adds centavos, none are 0', () => {
    expect(addMoney(toCentavos(0.1), toCentavos(0.2))).toBe(30);
    expect(addMoney()).toBe(0);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyCentavos, { maxLength: 50 }), (amounts) => {
        expect(addMoney(...amounts.toReversed())).toBe(addMoney(...amounts));
        expect(addMoney(...amounts)).toBe(sum(amounts));
      }),
    );
  });
});

describe('money as text (S2.25, S9.7)', () => {
  test('is in pesos of Mexico with two decimals', () => {
    expect(formatMxn(toCentavos(1520.5))).toBe('$1,520.50');
    expect(formatMxn(centavos(5))).toBe('$0.05');
    expect(formatMxn(centavos(0))).toBe('$0.00');
    expect(formatMxn(centavos(-33_855))).toBe('−$338.55');
    expect(formatMxn(centavos(100_000_000))).toBe('$1,000,000.00');
  });

  it('is what ICU writes for es-MX, but for the minus sign', () => {
    const icu = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    fc.assert(
      fc.property(anyCentavos, (amount) => {
        expect(formatMxn(amount)).toBe(icu.format(amount / 100).replace('-', '−'));
      }),
      cases(1000),
    );
  });

  it('is read back as the same money', () => {
    fc.assert(
      fc.property(anyCentavos, (amount) => {
        expect(parseMxn(formatMxn(amount))).toEqual({ ok: true, value: amount });
        expect(parseMxn(`MXN ${formatMxn(amount)}`)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  test.each([
    ['', 'empty'],
    ['MXN', 'empty'],
    ['mucho', 'not_a_number'],
    ['1MXN2', 'not_a_number'],
    ['1.005', 'too_precise'],
    ['90000000000000', 'too_large'],
    ['-90000000000000', 'too_large'],
  ])('"%s" is refused: %s', (text, code) => {
    expect(parseMxn(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('a refusal says what to do', () => {
    expect(parseMxn('1.005')).toMatchObject({
      error: { message: 'Escribe el monto con dos decimales como máximo' },
    });
    expect(parseMxn('9e13'.replace('9e13', '90000000000000'))).toMatchObject({
      error: { message: 'El monto es demasiado grande' },
    });
    expect(parseMxn(null)).toMatchObject({ error: { message: 'Escribe un número' } });
    expect(parseMxn(' 12 mxn ')).toEqual({ ok: true, value: 1200 });
    expect(parseMxn('89999999999999.99')).toMatchObject({ ok: true });
  });

  test.each([
    [0, '$0'],
    [49, '$0'],
    [50, '$1'],
    [-49, '$0'],
    [99_949, '$999'],
    [99_950, '$1 mil'],
    [150_000, '$1.5 mil'],
    [2_000_000, '$20 mil'],
    [-2_000_000, '−$20 mil'],
    [99_994_999, '$999.9 mil'],
    [99_995_000, '$1 M'],
    [123_456_700, '$1.2 M'],
    [-123_456_700, '−$1.2 M'],
    [-5000, '−$50'],
    [99_994_000_000, '$999.9 M'],
    [100_000_000_000, '$1,000 M'],
    [-123_456_700_000, '−$1,234.6 M'],
    [123_456_789_000_000, '$1,234,567.9 M'],
  ])('%d centavos are short on an axis: %s', (amount, expected) => {
    expect(formatMxnCompact(centavos(amount))).toBe(expected);
  });
});

describe('sharing money out', () => {
  test('leaves no centavo over', () => {
    expect(allocate(centavos(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(centavos(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(centavos(5), [3, 7])).toEqual([2, 3]);
    // A share that is whole is just that.
    expect(allocate(centavos(1000), [3, 1])).toEqual([750, 250]);
    expect(allocate(centavos(900), [9_007_199_254_740_991, 1])).toEqual([900, 0]);
    expect(allocate(centavos(101), [0, 1, 1])).toEqual([0, 51, 50]);
    expect(allocate(centavos(100), [])).toEqual([]);
  });

  test('gives all to the first when nobody weighs anything', () => {
    expect(allocate(centavos(100), [0, -1, Number.NaN])).toEqual([100, 0, 0]);
    expect(allocate(centavos(100), [Number.NaN, 1, -5])).toEqual([0, 100, 0]);
    expect(allocate(centavos(100), [Number.POSITIVE_INFINITY, 1])).toEqual([0, 100]);
  });

  test('holds for weights as large as numbers go', () => {
    expect(allocate(centavos(100), [1e308, 1e308])).toEqual([50, 50]);
  });

  const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });

  it('gives away exactly the amount', () => {
    fc.assert(
      fc.property(anyCentavos, weights, (amount, shares) => {
        expect(sum(allocate(amount, shares))).toBe(amount);
      }),
    );
  });

  it('is never more than a centavo from the fair share', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }).map(centavos), weights, (amount, shares) => {
        const whole = sum(shares);
        fc.pre(whole > 0);
        allocate(amount, shares).forEach((part, at) => {
          expect(Math.abs(part - (amount * (shares[at] ?? 0)) / whole)).toBeLessThanOrEqual(1.01);
        });
      }),
    );
  });

  it('never gives a part the other sign, nor anything to who weighs nothing', () => {
    fc.assert(
      fc.property(anyCentavos, weights, (amount, shares) => {
        fc.pre(sum(shares) > 0);
        allocate(amount, shares).forEach((part, at) => {
          expect(part * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          if (shares[at] === 0) expect(part === 0).toBe(true);
        });
      }),
    );
  });
});

describe('a percentage', () => {
  test('is exact, and one that is no number is none', () => {
    expect(percentOf(centavos(44_900), 15)).toBe(6735);
    expect(percentOf(centavos(50), 1)).toBe(1);
    expect(percentOf(centavos(-50), 1)).toBe(-1);
    expect(percentOf(centavos(49), 1)).toBe(0);
    expect(percentOf(centavos(100), Number.NaN)).toBe(0);
    expect(percentOf(centavos(1000), 1.005)).toBe(10);
  });
});
