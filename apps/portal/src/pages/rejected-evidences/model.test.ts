import { describe, expect, test } from 'vitest';
import { remedyOf } from './model.ts';

describe('what mends a refused evidence', () => {
  test.each([
    ['La guía no coincide', 'guide'],
    ['La guía no es la del pedido', 'guide'],
    ['Se subió con otra guia', 'guide'],
    ['No se ve el número de guía', 'again'],
    ['La etiqueta sale cortada', 'again'],
    ['La foto está borrosa', 'again'],
    ['La firma no se lee', 'again'],
    ['', 'again'],
  ] as const)('«%s» by %s', (reason, act) => {
    expect(remedyOf(reason).act).toBe(act);
  });

  test('says what to do in a line of its own for each cause it knows', () => {
    const words = ['La foto está borrosa', 'La foto está oscura', 'Falta la fecha de entrega', 'Rara'].map(
      (reason) => remedyOf(reason).words,
    );
    expect(new Set(words).size).toBe(words.length);
  });
});
