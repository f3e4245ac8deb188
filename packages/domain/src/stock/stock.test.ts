import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tableFiles } from '../bulk/examples/index.ts';
import { decodeTable } from '../bulk/index.ts';
import { foldText } from '../internal/text.ts';
import { daysOfStock } from '../sale/days-of-stock.ts';
import { readQuantities } from './quantity-lines.ts';
import { stockMoveLabel, stockMoveReasons } from './stock-moves.ts';
import { suggestedUnits } from './suggested-units.ts';
import { unitsFault } from './units-fault.ts';
import { withdrawalLabel, withdrawalStatuses } from './withdrawal-statuses.ts';

const units = fc.nat(5_000);

describe('what is suggested to send (D359)', () => {
  it('lasts 28 days once it is there, unless only a week of sales would stay at home (D395)', () => {
    fc.assert(
      fc.property(units, units, units, (soldIn28Days, there, free) => {
        const sent = suggestedUnits({ soldIn28Days, there, free });
        expect(sent).toBeGreaterThanOrEqual(0);
        expect(sent).toBeLessThanOrEqual(free);
        const days = (pieces: number) => daysOfStock(pieces, soldIn28Days) ?? 28;
        if (sent > 0) {
          expect(days(free - sent)).toBeGreaterThanOrEqual(7);
          // Not one piece more than that takes.
          expect(days(there + sent - 1)).toBeLessThan(28);
        }
        // It stops for one of the two reasons.
        if (days(there + sent) < 28) expect(days(free - sent - 1)).toBeLessThan(7);
      }),
    );
  });

  it('is nothing for what orders wait for already', () => {
    expect(suggestedUnits({ soldIn28Days: 30, there: 0, free: -4 })).toBe(0);
  });
});

test.each([
  [12, 12, null],
  [13, 12, 'Tienes 12 disponibles'],
  [1500, 1200, 'Tienes 1,200 disponibles'],
  [2, 1, 'Tienes 1 disponible'],
  [1, 0, 'No te quedan disponibles'],
  [1, -3, 'No te quedan disponibles'],
] as const)('%d pieces of %d: %s', (asked, most, sentence) => {
  expect(unitsFault(asked, most)).toBe(sentence);
});

describe('pieces that are pasted', () => {
  test.each([
    ['a sheet with heads', 'SKU\tPiezas\r\nVS-6-AZ\t12\r\nLM-2\t1,200\r\n', ['VS-6-AZ 12', 'LM-2 1200']],
    ['a column of SKUs alone', 'VS-6-AZ\nLM-2\n', ['VS-6-AZ null', 'LM-2 null']],
    ['a name between the two', 'VS-6-AZ\tJuego de 6 vasos\t30', ['VS-6-AZ 30']],
    ['a semicolon, and zeros that a sheet keeps', "'00123;4.00\n'00123;2", ['00123 6']],
    ['ids of our own files', '"=""00123""",4\n="00123",2\n"00123",1', ['00123 7']],
    ['the same SKU in another case', 'vs-6-az\t3\nVS-6-AZ\t4', ['vs-6-az 7']],
    ['one of the two without pieces', 'A\nA\t4\nB\t2\nB', ['A 4', 'B 2']],
    ['what is no number of pieces', 'A\t-4\nB\t1.5\nC\tdoce', ['A null', 'B null', 'C null']],
    ['what two countries read as two numbers', 'A\t2.000\nB\t12.0', ['A null', 'B 12']],
    ['an inch before a name', 'A\t"5 pulgadas\t3\nB\t4', ['A 3', 'B 4']],
    ['a cell with a line break', 'A\t"Vaso\nazul"\t3', ['A 3']],
    ['nothing', '  \n\n', []],
  ])('%s', (_, pasted, lines) => {
    expect(readQuantities(pasted).map(({ sku, units: count }) => `${sku} ${count}`)).toEqual(lines);
  });

  it('are the same, whichever of 40 files of a list they were copied from', () => {
    const table = [
      ['Código', 'Descripción', 'Piezas'],
      ['VS-6-AZ', 'Juego de 6 vasos, niño', '12'],
      ['LM-2', 'Lámpara de año', ''],
    ];
    for (const { title, bytes } of tableFiles(table)) {
      const text = decodeTable(bytes);
      const pasted = text.ok ? text.value.replace(/^\uFEFF|^sep=;\r\n/u, '') : '';
      expect([title, readQuantities(pasted)]).toEqual([
        title,
        [
          { sku: 'VS-6-AZ', units: 12 },
          { sku: 'LM-2', units: null },
        ],
      ]);
    }
  });

  it('each SKU is there once, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (pasted) => {
        const keys = readQuantities(pasted).map(({ sku }) => foldText(sku));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).not.toContain('');
      }),
      { numRuns: 50 },
    );
  });
});

test('every reason of a movement and every state of a withdrawal has words of its own', () => {
  expect(new Set(stockMoveReasons.map(stockMoveLabel)).size).toBe(stockMoveReasons.length);
  expect(new Set(withdrawalStatuses.map(withdrawalLabel)).size).toBe(withdrawalStatuses.length);
});
