import { describe, expect, test } from 'vitest';
import { centavos } from './centavos.ts';
import { moneyWithin } from './money-within.ts';
import { spellMxn } from './spell-mxn.ts';

const said = (read: ReturnType<typeof moneyWithin>) => (read.ok ? read.value : read.error.message);

describe('an amount with limits', () => {
  test.each([
    ['$1,234.50', {}, 123_450],
    ['0.5', { min: centavos(100) }, 'El mínimo es $1.00'],
    ['-1', { min: centavos(0) }, 'El mínimo es $0.00'],
    ['1000.01', { max: centavos(100_000) }, 'El máximo es $1,000.00'],
    ['1000', { min: centavos(100_000), max: centavos(100_000) }, 100_000],
    ['1.005', {}, 'Escribe el monto con dos decimales como máximo'],
    ['', {}, 'Escribe un número'],
  ])('"%s" within %o is %s', (text, limits, expected) => {
    expect(said(moneyWithin(text, limits))).toBe(expected);
  });

  test('beyond them says which one by its code', () => {
    expect(moneyWithin('1', { min: centavos(101) })).toMatchObject({ error: { code: 'too_small' } });
    expect(moneyWithin('1', { max: centavos(99) })).toMatchObject({ error: { code: 'too_large' } });
  });
});

describe('an amount read aloud', () => {
  test.each([
    [123_450, '1,234 pesos 50 centavos'],
    [100, '1 peso'],
    [101, '1 peso 1 centavo'],
    [5, '5 centavos'],
    [0, '0 pesos'],
    [-33_855, 'menos 338 pesos 55 centavos'],
    [110_000_000, '1,100,000 pesos'],
  ])('%d centavos are "%s"', (amount, words) => {
    expect(spellMxn(centavos(amount))).toBe(words);
  });
});
