import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatNumber, formatPercent, formatSize, formatUpTo, formatWeight } from './format-number.ts';
import { cases } from '../testing/cases.ts';

describe('numbers as text (S9.7)', () => {
  test.each([
    [1248, 0, '1,248'],
    [-1234.565, 2, '−1,234.57'],
    [0.5, 0, '1'],
    [0.05, 1, '0.1'],
    [-0.04, 1, '0.0'],
    [999.995, 2, '1,000.00'],
    [1e21, 0, '1,000,000,000,000,000,000,000'],
    [Number.NaN, 0, '—'],
    [Number.NEGATIVE_INFINITY, 2, '—'],
    [5, Number.NaN, '5'],
    [5, -1, '5'],
    [5, 99, '5.0000000000'],
  ])('%d with %d decimals is %s', (value, decimals, expected) => {
    expect(formatNumber(value, decimals)).toBe(expected);
  });

  test('percentages and weights have a space before their unit', () => {
    expect(formatPercent(8.4)).toBe('8.4 %');
    expect(formatPercent(8.44, 2)).toBe('8.44 %');
    expect(formatPercent(Number.NaN)).toBe('—');
    expect(formatWeight(3)).toBe('3.00 kg');
    expect(formatWeight(Number.NaN)).toBe('—');
  });

  test('a number with at most so many decimals has no needless ones', () => {
    expect([1234.504, 1234.5, 1200, 0.006, -0.5, 0].map((value) => formatUpTo(value, 2))).toEqual([
      '1,234.5',
      '1,234.5',
      '1,200',
      '0.01',
      '−0.5',
      '0',
    ]);
    expect([1200, 0.5].map((value) => formatUpTo(value, 0))).toEqual(['1,200', '1']);
    expect(formatUpTo(Number.NaN, 2)).toBe('—');
  });

  test('sizes have no needless decimals', () => {
    expect(formatSize({ height: 30, width: 25, depth: 20 })).toBe('30 × 25 × 20 cm');
    expect(formatSize({ height: 30.5, width: 25.25, depth: 1200.1 })).toBe('30.5 × 25.25 × 1,200.1 cm');
    expect(formatSize({ height: 100, width: Number.NaN, depth: 0 })).toBe('100 × — × 0 cm');
  });

  it('are what ICU writes for es-MX, but for the minus sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4), (units, decimals) => {
        const value = units / 10 ** decimals;
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const icu = new Intl.NumberFormat('es-MX', options).format(value);
        expect(formatNumber(value, decimals)).toBe(icu.replace('-', '−'));
      }),
      cases(1000),
    );
  });
});
