import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fiscalRegimes } from './fiscal-regimes.ts';
import { regimeOf } from './regime-of.ts';

describe('the regime that a document names', () => {
  test.each([
    ['Régimen de Incorporación Fiscal', '621'],
    ['Régimen Simplificado de Confianza', '626'],
    ['Régimen de los ingresos por obtención de premios.', '615'],
    ['Régimen de las Personas Morales con Fines no Lucrativos', '603'],
    ['Régimen de Enajenación o Adquisición de Bienes', '607'],
    ['Régimen de los demás ingresos', '608'],
    ['Régimen de los Coordinados', '624'],
    ['Régimen de Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras PM', '622'],
    ['Re\u0301gimen de Arrendamiento', '606'],
    [' 605 ', '605'],
  ])('%s', (text, code) => expect(regimeOf(text)?.code).toBe(code));

  test.each(['', 'Régimen', 'Personas', '999', null, undefined])('%s is none', (text) =>
    expect(regimeOf(text)).toBeUndefined(),
  );

  it('is each of the nineteen, however it is written', () => {
    const frame = fc.record({
      before: fc.constantFrom('', 'Régimen ', 'RÉGIMEN DE LAS ', 'Régimen de los ', 'Regimen de '),
      after: fc.constantFrom('', '.', ' PM', ' PM.', ' '),
      write: fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => text.normalize('NFD'),
        (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
        (text: string) => text.replaceAll(' ', '  '),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...fiscalRegimes), frame, (regime, { before, after, write }) => {
        const isWhole = regime.name.startsWith('Régimen');
        expect(regimeOf(write((isWhole ? '' : before) + regime.name + after))).toBe(regime);
      }),
    );
  });
});
