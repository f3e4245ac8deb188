import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateSku } from '../validate-sku.ts';
import { optionsOf, variationRows } from './variation-rows.ts';

const rowsOf = (...given: Parameters<typeof variationRows>) => {
  const made = variationRows(...given);
  return made.ok ? made.value : [];
};
const size = { name: 'Talla', values: ['CH', 'M', 'G'] };
const colour = { name: 'Color', values: ['Azul marino', 'Rojo'] };

describe('the SKUs that options make', () => {
  it('are every value with every other, the last option fastest, with proposed SKUs', () => {
    expect(rowsOf([size, colour], [], 'HM CAM').map(({ sku }) => sku)).toEqual([
      'HMCAM-CH-AZU',
      'HMCAM-CH-ROJ',
      'HMCAM-M-AZU',
      'HMCAM-M-ROJ',
      'HMCAM-G-AZU',
      'HMCAM-G-ROJ',
    ]);
  });

  it('keep their rows when a value or an option order is changed', () => {
    const rows = rowsOf([size, colour], [], 'HM').map((row, at) => ({ ...row, stock: at + 1 }));
    const more = rowsOf([colour, { ...size, values: [...size.values, 'XG'] }], rows, 'HM');
    expect(more).toHaveLength(8);
    for (const row of rows)
      expect(more).toContainEqual(expect.objectContaining({ sku: row.sku, stock: row.stock }));
    expect(optionsOf(more)).toEqual([colour, { ...size, values: [...size.values, 'XG'] }]);
  });

  it('are none without options, and leave out what is blank, twice or no variation', () => {
    expect(
      rowsOf(
        [
          { name: 'Title', values: ['Default Title'] },
          { name: ' ', values: ['x'] },
        ],
        [],
        'A',
      ),
    ).toEqual([]);
    expect(
      rowsOf([{ name: 'Color', values: [' Rojo', 'ROJO', '', 'Azul'] }], [], 'A').map(({ sku }) => sku),
    ).toEqual(['A-ROJ', 'A-AZU']);
    expect(rowsOf([{ name: 'Signo', values: ['♥', '♦'] }], [], '').map(({ sku }) => sku)).toEqual([
      'SKU',
      'SKU-2',
    ]);
    expect(rowsOf([{ name: 'Signo', values: ['rojo', 'rojizo'] }], [], '').map(({ sku }) => sku)).toEqual([
      'ROJ',
      'ROJ-2',
    ]);
  });

  it('are 1,000 at most, of three options', () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    expect(
      rowsOf(
        [
          { name: 'A', values: values(100) },
          { name: 'B', values: values(10) },
        ],
        [],
        'S',
      ),
    ).toHaveLength(1000);
    expect(variationRows([{ name: 'A', values: values(1001) }], [], 'S')).toMatchObject({
      error: { code: 'skus', message: 'Son 1,001 variaciones; el máximo es 1,000: quita valores' },
    });
    expect(
      variationRows(
        ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['x'] })),
        [],
        'S',
      ),
    ).toMatchObject({
      error: { code: 'options', message: 'Usa 3 opciones como máximo' },
    });
  });

  it('have good SKUs, each once, in the same order each time', () => {
    const option = fc.record({
      name: fc.string({ minLength: 1, maxLength: 6 }),
      values: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(option, { maxLength: 3 }), fc.string({ maxLength: 60 }), (options, stem) => {
        const rows = rowsOf(options, [], stem);
        expect(rowsOf(options, [], stem)).toEqual(rows);
        const skus = rows.map(({ sku }) => sku.toLowerCase());
        expect(new Set(skus).size).toBe(skus.length);
        for (const { sku } of rows) expect(validateSku(sku).ok).toBe(true);
      }),
    );
  });
});
