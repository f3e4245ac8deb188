import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatExact } from './format-number.ts';
import { type NumberLimits, numberWithin } from './number-within.ts';
import { stepNumber } from './step-number.ts';

const said = (read: ReturnType<typeof numberWithin>) => (read.ok ? read.value : read.error.message);

describe('a number with limits (S5.3, D112)', () => {
  test.each([
    ['3', {}, 3],
    ['12,5', { min: 1, max: 20 }, 12.5],
    ['12,5', { min: 12.5, max: 12.5 }, 12.5],
    ['0.5', { min: 1 }, 'El mínimo es 1'],
    ['1,500.5', { max: 1500 }, 'El máximo es 1,500'],
    ['2.5', { decimals: 0 }, 'Escribe un número entero'],
    ['2.55', { decimals: 1 }, 'Escribe 1 decimal como máximo'],
    ['2.555', { decimals: 2 }, 'Escribe 2 decimales como máximo'],
    ['2.50', { decimals: 1 }, 2.5],
    ['', { min: 1 }, 'Escribe un número'],
    ['uno', {}, 'Escribe un número, por ejemplo 12.5'],
  ])('"%s" within %o is %s', (text, limits, expected) => {
    expect(said(numberWithin(text, limits))).toBe(expected);
  });

  test('beyond its limits says which one by its code', () => {
    const codeOf = (limits: NumberLimits) => {
      const read = numberWithin('2.5', limits);
      return read.ok ? 'ok' : read.error.code;
    };
    expect([{ min: 3 }, { max: 2 }, { decimals: 0 }, {}].map(codeOf)).toEqual([
      'too_small',
      'too_large',
      'too_precise',
      'ok',
    ]);
  });

  it('is read back as it is written, whatever its decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, scale) => {
        const value = Number(`${units}e-${scale}`);
        expect(said(numberWithin(formatExact(value)))).toBe(value);
      }),
    );
  });
});

describe('stepping', () => {
  it('is exact on decimals, and stops at the limits', () => {
    expect(stepNumber(0.1, 0.2)).toBe(0.3);
    expect(stepNumber(9.5, 1, { max: 10 })).toBe(10);
    expect(stepNumber(0.5, -1, { min: 0 })).toBe(0);
    expect(stepNumber(Number.NaN, Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('begins at the smallest that is taken, or at 0', () => {
    expect([stepNumber(null, 1), stepNumber(null, 1, { min: 3 }), stepNumber(null, 1, { max: -2 })]).toEqual([
      0, 3, -2,
    ]);
  });

  it('goes there and back to the same number, where no limit is met', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e4 }), (units, step) => {
        const [value, by] = [units / 100, step / 100];
        expect(stepNumber(stepNumber(value, by), -by)).toBe(value);
      }),
    );
  });
});
