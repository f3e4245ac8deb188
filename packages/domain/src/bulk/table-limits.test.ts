import { describe, expect, it } from 'vitest';
import { cpuOf } from '../testing/cpu-of.ts';
import { tableRows } from './decode-table.ts';
import { nearestAmong } from './nearest.ts';
import { productRows } from './product-rows.ts';
import { cellLimit, tableLimits } from './table-limits.ts';
import { workbookRows } from './workbook-rows.ts';

const tableOf = (csv: string) => {
  const rows = tableRows(csv);
  return rows.ok ? productRows(rows.value) : rows;
};
const sheetOf = (rows: string, strings = '') =>
  workbookRows((isPart) => {
    if (isPart('xl/worksheets/sheet1.xml')) return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    return isPart('xl/sharedStrings.xml') ? `<sst>${strings}</sst>` : undefined;
  });
/** What a reader said, in the milliseconds of processor time that it may take; most of it is making the table. */
function told<Value>(read: () => Value, most = 2_000): Value {
  const found: Value[] = [];
  expect(cpuOf(() => found.push(read()))).toBeLessThan(most);
  return found[0] as Value;
}

describe('more than a table may hold is refused as soon as it is seen', () => {
  const numbered = (count: number, cell: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => cell(at)).join('\n');

  it.each([
    [
      'rows',
      `SKU\n${numbered(25_001, (at) => `A-${at}`)}`,
      'Tiene 25,001 filas; el máximo es 10,000: divídelo en 3',
    ],
    [
      'lines',
      `SKU\nA\n${'\n'.repeat(200_000)}`,
      'Tiene más de 100,000 filas; el máximo es 10,000: divídelo, y quita las vacías',
    ],
    ['columns', `SKU,${'a,'.repeat(100_000)}a\nA`, 'Tiene más de 500 columnas: quita las que no uses'],
    [
      'places for cells',
      `SKU\nA${','.repeat(2_000_100)}`,
      'Tiene más de 2,000,000 de celdas: quita las filas y columnas vacías',
    ],
    [
      'cells',
      `SKU${',a'.repeat(299)}\n${`A${',b'.repeat(299)}\n`.repeat(3_500)}`,
      'Tiene más de 1,000,000 de celdas con datos: divídelo en varios archivos',
    ],
  ])('%s of a CSV', (_what, csv, message) => {
    expect(told(() => tableRows(csv))).toMatchObject({ ok: false, error: { message } });
  });

  const far = '<row><c r="SF1"><v>1</v></c></row>';
  it.each([
    [
      'rows',
      '<row><c t="str"><v>A</v></c></row>'.repeat(25_002),
      '',
      'Tiene 25,001 filas; el máximo es 10,000: divídelo en 3',
    ],
    [
      'lines',
      '<row/>'.repeat(400_000),
      '',
      'Tiene más de 100,000 filas; el máximo es 10,000: divídelo, y quita las vacías',
    ],
    [
      'columns',
      '<row><c r="A1"><v>1</v></c><c r="SG1"><v>1</v></c></row>',
      '',
      'Tiene más de 500 columnas: quita las que no uses',
    ],
    [
      'places for cells',
      far.repeat(5_000),
      '',
      'Tiene más de 2,000,000 de celdas: quita las filas y columnas vacías',
    ],
    [
      'texts',
      '<row/>',
      '<si/>'.repeat(1_100_000),
      'Tiene más de 1,000,000 de celdas con datos: divídelo en varios archivos',
    ],
    [
      'characters, all of one text that its cells share',
      '<row><c t="s"><v>0</v></c></row>'.repeat(1_000),
      `<si><t>${'x'.repeat(2_000_000)}</t></si>`,
      'Sus textos suman más de 20 millones de caracteres: divídelo en varios archivos',
    ],
  ])('%s of a workbook', (_what, rows, strings, message) => {
    expect(told(() => sheetOf(rows, strings))).toMatchObject({ ok: false, error: { message } });
  });

  it('and what it may hold is read: blank lines, blank cells to the right, a cell without a head', () => {
    expect(
      tableOf(`SKU,Nombre${','.repeat(700)}\n${'\n'.repeat(50_000)}A,B,${','.repeat(700)}C`),
    ).toMatchObject({
      value: {
        rows: [
          { row: 50_002, values: { sku: 'A', name: 'B' }, notes: [{ code: 'beyond_columns', value: 'C' }] },
        ],
      },
    });
    const rows =
      '<row><c r="A1" t="str"><v>SKU</v></c><c r="XFD1"/></row><row r="9"><c r="A9" t="str"><v>A</v></c><c r="XFD9"><v>1</v></c></row>';
    const sheet = sheetOf(rows);
    const read = productRows(sheet?.ok ? sheet.value.rows : []);
    expect(read.ok && read.value.rows).toMatchObject([
      { row: 9, values: { sku: 'A' }, notes: [{ code: 'beyond_columns', value: '1' }] },
    ]);
  });
});

describe('a row’s number and a cell’s place', () => {
  it.each([
    ['x', 2],
    ['-5', 2],
    ['1', 2],
    ['0', 2],
    ['99999999999999999999', 2],
    ['7', 7],
  ])('of r="%s" is %i', (said, row) => {
    const read = sheetOf(
      `<row r="1"><c t="str"><v>SKU</v></c></row><row r="${said}"><c r="${'1'.repeat(60_000)}x" t="str"><v>A</v></c></row>`,
    );
    expect(told(() => read)).toEqual({
      ok: true,
      value: {
        rows: [
          { row: 1, cells: ['SKU'] },
          { row, cells: ['A'] },
        ],
        notes: [],
      },
    });
  });
});

describe('a cell', () => {
  const blanks = ' '.repeat(60_000);
  it.each([
    ['Categoría', `a${blanks}b`],
    ['Peso (kg)', `1${blanks}x`],
    ['Existencias', `1${',111'.repeat(60_000)}x`],
    ['Precio', '9'.repeat(60_000)],
    ['SKU', `A${'-'.repeat(60_000)}B`],
    ['Canales', 'SR|'.repeat(60_000)],
    ['Descripción', `<p${' '.repeat(60_000)}x`],
    ['Foto 1', ', '.repeat(60_000)],
    ['Material', `x${blanks}y`],
  ])('of %s that is longer than any is told so, is read by nobody, and is refused again', (head, cell) => {
    const heads = head === 'SKU' ? 'SKU,Nombre' : `SKU,${head}`;
    const line = head === 'SKU' ? `"${cell}",Vaso` : `A,"${cell}"`;
    const rows = tableRows(`${heads}\n${line}`);
    const table = told(() => productRows(rows.ok ? rows.value : [], { attributes: ['Material'] }), 500);
    const [row] = table.ok ? table.value.rows : [];
    const key = row?.notes[0]?.field ?? '';
    const limit = cellLimit(key);
    expect(row?.notes).toMatchObject([
      {
        level: 'error',
        code: 'too_long',
        message: `Lleva ${limit.toLocaleString('en')} caracteres como máximo: acorta el texto`,
      },
    ]);
    const kept = row?.cells[key] ?? '';
    expect([kept.length, row?.notes[0]?.value?.length]).toEqual([limit + 1, 200]);
    const again = tableOf(`SKU,${key}\nA,"${kept}"`);
    if (key !== 'sku') expect(again.ok && again.value.rows[0]?.notes[0]?.code).toBe('too_long');
  });

  it('as long as its column allows is read in no time, whatever stands in it', () => {
    const shapes = ['a ', '1,', '-', '<', '"[', ',111', '1 ', '|', '&a', '.0', 'o0', '> /', ';"\''];
    const heads = [
      'SKU',
      'SKU padre',
      'Descripción',
      'Puntos clave',
      'Categoría',
      'Precio',
      'Peso (kg)',
      'Existencias',
      'Canales',
      'Foto 1',
      'Unidad SAT',
      'Clave SAT',
      'Código de barras',
      'Tipo de envío',
    ];
    for (const shape of shapes) {
      const cells = heads.map((head) => {
        const key = productRows([
          { row: 1, cells: ['SKU', head] },
          { row: 2, cells: ['A', 'x'] },
        ]);
        const limit = cellLimit((key.ok && key.value.columns[1]?.key) || 'sku');
        return `${head.slice(0, 1)}${shape.repeat(limit)}`.slice(0, limit);
      });
      const table = [
        { row: 1, cells: heads },
        ...Array.from({ length: 3 }, (_, at) => ({ row: at + 2, cells })),
      ];
      expect(told(() => productRows(table), 1_000).ok).toBe(true);
    }
  });

  it.each([
    [
      'product_type',
      'attribute_set_code',
      'additional_attributes',
      'configurable_variations',
      'additional_images',
    ],
    ['Product ID', 'Name', 'Reference', 'Feature(Name:Value:Position)', 'Image URLs (x,y,z...)'],
    ['Código universal de producto', 'Condición', 'Título: incluye', 'Fotos', 'Varía por: Color'],
  ])('of another shop’s export is read in no time, too: %s', (...heads) => {
    for (const shape of [',', '=', ':', '|', 'a=b,', 'a:1,', 'a:b:', 'sku=A,a=b|', 'https: ', ' , ']) {
      const cells = heads.map(() => shape.repeat(40_000).slice(0, 10_000));
      const table = [
        { row: 1, cells: ['SKU', ...heads] },
        ...Array.from({ length: 20 }, (_, at) => ({ row: at + 2, cells: [`A-${at}`, ...cells] })),
      ];
      expect(told(() => productRows(table), 1_000).ok).toBe(true);
    }
  });

  it('loses characters that cannot be kept, and is told; one that is cut is known by its end', () => {
    const table = tableOf(`SKU,Descripción\nA,Va\0so\nB,${'\0x'.repeat(20_100)}`);
    const rows = table.ok ? table.value.rows : [];
    expect(
      rows.map(({ cells, notes }) => [cells['description']?.slice(-4), notes.map(({ code }) => code)]),
    ).toEqual([
      ['Vaso', ['cleaned']],
      ['…………', ['too_long']],
    ]);
  });
});

describe('what is looked for', () => {
  it('is counted on for each SKU that stands twice, not from the start', () => {
    const table = told(() => tableOf(`SKU\n${'A-1\n'.repeat(tableLimits.rows)}`), 2_500);
    expect(table.ok && table.value.rows.at(-1)?.notes[0]?.suggestion).toBe('A-1-10000');
  });

  it('is compared with twenty thousand texts a hundred times', () => {
    const find = nearestAmong(Array.from({ length: 20_000 }, (_, at) => `VASO-${at}-AZUL`));
    const texts = Array.from({ length: 100 }, (_, at) => `VASO-${at}-AZULL`);
    expect(told(() => texts.map(find), 1_500)).toEqual(texts.map((text) => text.slice(0, -1)));
  });
});
