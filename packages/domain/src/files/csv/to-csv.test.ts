import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { parseCsv } from './parse-csv.ts';
import { type CsvCell, toCsv } from './to-csv.ts';

/** The text of a table of one column after its header. */
const csv = (cell: CsvCell, isText = false) => {
  const written = toCsv([{ cell }], [{ header: 'x', value: (row) => row.cell, isText }]);
  return written.ok ? written.value.slice('\uFEFFx\r\n'.length, -2) : written.error.code;
};

/** A reader of CSV of its own: quotes, doubled quotes, commas and line breaks. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  return rows;
}

describe('an export as CSV', () => {
  test("without rows fails with 'No hay datos para exportar' (S5.6, S8.12)", () => {
    expect(toCsv([], [{ header: 'x', value: () => 1 }])).toEqual({
      ok: false,
      error: { code: 'no_rows', message: 'No hay datos para exportar' },
    });
  });

  test('keys that a spreadsheet would change stay as they are, and are read back', () => {
    const keys = [
      '0017',
      '90.750',
      '1E5',
      '3-4',
      '10/12/25',
      'MAR-10',
      '10-abr',
      'SEPT2',
      'march1',
      '7:30',
      '1.0',
    ];
    for (const key of keys) {
      expect(csv(key, true)).toBe(`"=""${key}"""`);
      expect(parseCsv(`x\r\n${csv(key, true)}\r\n`)).toEqual([['x'], [key]]);
    }
    // What it leaves alone is written as it is; so is what is a quantity.
    for (const key of ['90.75', 'VS-6-AZ', 'MARTILLO', 'MAR', 'E5', '12', 'A-10', 'DEC-ORATIVO'])
      expect(csv(key, true)).toBe(key);
    for (const text of ['90.750', 'MAR-10']) expect(csv(text)).toBe(text);
  });

  test('starts with a byte-order mark (S5.7)', () => {
    const written = toCsv([{ a: 1 }], [{ header: 'A', value: ({ a }) => a }]);
    expect(written).toEqual({ ok: true, value: '\uFEFFA\r\n1\r\n' });
  });

  test('parts cells with commas and rows with CRLF', () => {
    const written = toCsv(
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
      [
        { header: 'A', value: ({ a }) => a },
        { header: 'B, C', value: ({ b }) => b },
      ],
    );
    expect(written.ok && written.value).toBe('\uFEFFA,"B, C"\r\n1,x\r\n2,y\r\n');
  });

  test.each<[CsvCell, string]>([
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a b', 'a b'],
    [1.5, '1.5'],
    [-1.5, '-1.5'],
    [0, '0'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [true, 'Sí'],
    [false, 'No'],
    ['06600', '06600'],
  ])('%j is written %s', (cell, expected) => {
    expect(csv(cell)).toBe(expected);
  });

  test.each(['=1+1', '+1', '-1', '@x', '＝1', '＋1', '－1', '＠x'])('"%s" becomes no formula', (text) => {
    expect(csv(text)).toBe(`'${text}`);
  });

  test('tabs and carriage returns at the start are guarded too', () => {
    expect(csv('\tx')).toBe("'\tx");
    expect(csv('\rx')).toBe('"\'\rx"');
    expect(csv('\nx')).toBe('"\'\nx"');
    expect(csv('=a,b')).toBe('"\'=a,b"');
  });

  test('a sign behind a semicolon is guarded: spreadsheets of other countries begin a cell there', () => {
    expect(csv('x;=1+1')).toBe("x;'=1+1");
    expect(csv('x;"=1+1";y')).toBe('"x;""\'=1+1"";y"');
    expect(csv('x\n=1+1')).toBe('"x\n\'=1+1"');
    expect(csv('x; y, z')).toBe('"x; y, z"');
  });

  test('digits of a text column stay text in a spreadsheet', () => {
    expect(csv('06600', true)).toBe('"=""06600"""');
    expect(csv(794_600_012_345, true)).toBe('"=""794600012345"""');
    expect(csv('2000014008129223', true)).toBe('"=""2000014008129223"""');
    expect(csv('01-02', true)).toBe('"=""01-02"""');
    // Shown whole as a number.
    expect(csv('45041558981', true)).toBe('45041558981');
    expect(csv('0', true)).toBe('0');
    expect(csv('Calle 5', true)).toBe('Calle 5');
    // No number, and so nothing that a spreadsheet would change.
    expect(csv('012 piezas de barro', true)).toBe('012 piezas de barro');
    expect(csv('0".1;=1+1', true)).toBe('"0"".1;\'=1+1"');
    expect(csv('', true)).toBe('');
    expect(csv(null, true)).toBe('');
  });

  test('a header of digits is a year, and no text that wants guarding', () => {
    const written = toCsv([1], [{ header: '2025', value: (row) => row, isText: true }]);
    expect(written).toMatchObject({ value: '\uFEFF2025\r\n1\r\n' });
  });

  test('a header becomes no formula either', () => {
    const written = toCsv([1], [{ header: '=x', value: (row) => row }]);
    expect(written.ok && written.value).toBe("\uFEFF'=x\r\n1\r\n");
  });

  it('is read back cell by cell, but for the apostrophe of the guard', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 6 }), (rows) => {
        const written = toCsv(rows, [
          { header: 'a', value: (row) => row[0] },
          { header: 'b', value: (row) => row[1] },
        ]);
        const inside = (text: string) => text.replaceAll(/(?<=[;\t\r\n]"*)[=+\-@＝＋－＠]/gu, "'$&");
        const guarded = (text: string) =>
          /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${inside(text)}` : inside(text);
        expect(written.ok && readCsv(written.value)).toEqual([
          ['a', 'b'],
          ...rows.map((row) => row.map(guarded)),
        ]);
      }),
    );
  });

  it('holds no text cell that a spreadsheet would run, wherever it parts cells', () => {
    const part = fc.oneof(anyText, fc.constantFrom(...'=+-@＝\t\r\n;",05'));
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, isText) => {
        const written = csv(parts.join(''), isText);
        // A formula of ours says digits and their signs, and nothing else.
        if (isText && /^"=""[\d.,:/eE+-]+"""$/u.test(written)) return;
        expect(written).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠]/u);
        // A quote that does not begin a cell is no quote to such a reader.
        for (const cell of written.split(/[;\t\r\n]/u).slice(1))
          expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/u);
      }),
    );
  });
});
