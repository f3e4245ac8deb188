import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, listText } from './counted.ts';
import { formatNumber } from './format-number.ts';

describe('counted words (S9.7)', () => {
  test.each([
    [0, 'pieza', undefined, '0 piezas'],
    [1, 'pieza', undefined, '1 pieza'],
    [2, 'mes', 'meses', '2 meses'],
    [1248, 'guía', undefined, '1,248 guías'],
  ])('%d of %s', (count, one, many, expected) => {
    expect(counted(count, one, many)).toBe(expected);
  });

  test('are the formatted number and one of both nouns', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (count) => {
        const noun = count === 1 ? 'renglón' : 'renglones';
        expect(counted(count, 'renglón', 'renglones')).toBe(`${formatNumber(count)} ${noun}`);
      }),
    );
  });

  test('a list has commas and one conjunction', () => {
    expect(listText([])).toBe('');
    expect(listText(new Set(['Sears']))).toBe('Sears');
    expect(listText(['Sears', 'Sanborns'])).toBe('Sears y Sanborns');
    expect(listText(['a', 'b', 'c'])).toBe('a, b y c');
  });
});
