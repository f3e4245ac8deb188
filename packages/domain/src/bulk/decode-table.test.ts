import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTable, tableRows } from './decode-table.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const file = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows.map((row) => row.map(quoted).join(separator)).join(end);

const utf16 = (text: string, isBigEndian: boolean, hasMark: boolean): Uint8Array => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with its mark': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16, little end first': (text) => utf16(text, false, true),
  'UTF-16, big end first': (text) => utf16(text, true, true),
  'UTF-16 without its mark': (text) => utf16(text, false, false),
  'Windows-1252': windows1252,
};

describe('the text of a table (S7.75)', () => {
  const table = [
    ['SKU', 'Nombre', 'Precio', 'Descripción'],
    ['VS-6-ÁZ', 'Juego de 6 vasos, "soplados"', '689.50', 'Niño; año\npingüino'],
    ['', '', '', ''],
    ['CAM|1', 'Cámara', '1,299.00', ''],
  ];

  it('is the same rows in 6 encodings, 4 separators, 3 line ends, with and without a line that names the separator', () => {
    const expected = [
      { row: 1, cells: table[0] },
      { row: 2, cells: table[1] },
      { row: 4, cells: table[3] },
    ];
    let files = 0;
    for (const encode of Object.values(encodings)) {
      for (const separator of [',', ';', '\t', '|']) {
        for (const end of ['\r\n', '\n', '\r']) {
          for (const head of ['', `sep=${separator}${end}`]) {
            const text = decodeTable(encode(head + file(table, separator, end)));
            expect(tableRows(text ?? '')).toEqual({ ok: true, value: expected });
            files += 1;
          }
        }
      }
    }
    expect(files).toBe(144);
  });

  it('is read back whatever is in its cells, in each encoding that has its letters', () => {
    const cell = fc
      .array(fc.constantFrom(...'aZ9áñÜ¿", ;\t|\n\''), { maxLength: 8 })
      .map((all) => all.join('').trim());
    const plain = cell.filter((text) => !/^'|[;\t\n]"*'/u.test(text) && !text.includes('\r'));
    const rows = fc.array(fc.tuple(plain, plain), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...Object.values(encodings)),
        fc.constantFrom(',', ';', '\t'),
        (given, encode, separator) => {
          const all = [['uno', 'dos'], ...given];
          const text = decodeTable(encode(file(all, separator, '\r\n'))) ?? '';
          const kept = all.flatMap((cells, at) =>
            cells.some((one) => one !== '') ? [{ row: at + 1, cells }] : [],
          );
          expect(tableRows(text)).toEqual({ ok: true, value: kept });
        },
      ),
    );
  });

  it('is none for a picture, a program or another file of bytes, and never fails', () => {
    expect(
      decodeTable(new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex'))),
    ).toBeNull();
    expect(decodeTable(new Uint8Array(Array.from({ length: 400 }, (_, at) => at % 32)))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = decodeTable(bytes);
        expect(text === null || tableRows(text).ok).toBe(true);
      }),
    );
  });

  it('loses no table for one odd character', () => {
    expect(decodeTable(new TextEncoder().encode('SKU,Nombre\nA,Va\0so'))).toBe('SKU,Nombre\nA,Va\0so');
  });
});
