import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { toCsv } from './to-csv.ts';
import { cpuOf } from '../../testing/cpu-of.ts';

describe('reading CSV (D115)', () => {
  it('reads back every text that toCsv wrote, whatever is in it', () => {
    const cell = fc
      .array(fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom(...'=-@;,"\t\n01', '2000014008129223')), {
        maxLength: 6,
      })
      .map((parts) => parts.join('').trim())
      .filter((text) => !/(?:^|[;\t\r\n]"*)'/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.string({ minLength: 1 })), { minLength: 1 }), (given) => {
        const rows = given.map(([a, b]) => ({ a, b }));
        const written = toCsv(rows, [
          { header: 'uno', value: (row) => row.a, isText: true },
          { header: 'dos', value: (row) => row.b },
        ]);
        const read = parseCsv(written.ok ? written.value : '');
        const kept = rows.filter(({ a, b }) => a !== '' || b !== '').map(({ a, b }) => [a, b]);
        expect(read).toEqual([['uno', 'dos'], ...kept]);
      }),
    );
  });

  it('takes as long as the file is, whatever it is made of', () => {
    for (const text of [
      `x${'"'.repeat(400_000)}`,
      `${' '.repeat(200_000)}${'x"'.repeat(100_000)}`,
      ';"'.repeat(200_000),
    ]) {
      expect(cpuOf(() => parseCsv(text))).toBeLessThan(1000);
    }
  });

  it.each([
    [
      'semicolons of another spreadsheet',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes, doubled quotes and line breaks',
      'a,b\r\n"x ""y""\nz",2',
      [
        ['a', 'b'],
        ['x "y"\nz', '2'],
      ],
    ],
    [
      'a separator inside of quotes in the head',
      '"a,b,c";d\n1;2',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
    ['empty lines, which are left out', 'a\n\n ,\n1\n', [['a'], ['1']]],
    [
      'ids that a spreadsheet or another shop keeps as texts, quoted or not',
      'a,b\n"=""0123""",="00045"\n\'0123,="A-1"',
      [
        ['a', 'b'],
        ['0123', '00045'],
        ['0123', 'A-1'],
      ],
    ],
    ['a quote that is never closed', 'a\n"1\n2', [['a'], ['1\n2']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });
});
