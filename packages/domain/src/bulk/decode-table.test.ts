import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTable, tableReadings, tableRows } from './decode-table.ts';
import { tableEncodings, tableFiles } from './examples/index.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const file = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows.map((row) => row.map(quoted).join(separator)).join(end);

const encodings = tableEncodings;
const none = (): never => expect.fail('An encoding of the examples');
const { 'Windows-1252': windows1252 = none, 'MacRoman of an old Excel': macRoman = none } = encodings;

describe('the text of a table (S7.75)', () => {
  const table = [
    ['SKU', 'Nombre', 'Precio', 'Descripción'],
    ['VS-6-ÁZ', 'Juego de 6 vasos, "soplados"', '689.50', 'Niño; año\npingüino'],
    ['', '', '', ''],
    ['CAM|1', 'Cámara', '1,299.00', ''],
  ];

  it('is the same rows in 8 encodings, 4 separators, 3 line ends, with and without a line that names the separator', () => {
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
            expect(tableRows(text.ok ? text.value : '')).toEqual({ ok: true, value: expected });
            files += 1;
          }
        }
      }
    }
    expect(files).toBe(192);
  });

  it('is the same rows in each of the files that other readers are tried with', () => {
    const files = tableFiles(table);
    expect([files.length, new Set(files.map(({ title }) => title)).size]).toEqual([40, 40]);
    for (const { title, bytes } of files) {
      const text = decodeTable(bytes);
      const read = tableRows(text.ok ? text.value : '');
      expect([title, read.ok && read.value.map(({ cells }) => cells)]).toEqual([
        title,
        [table[0], table[1], table[3]],
      ]);
    }
  });

  it('is read back whatever is in its cells, in each encoding that has its letters', () => {
    const cell = fc
      .array(
        fc.constantFrom(
          'a',
          'Z',
          '9',
          ' año ',
          ' Ñandú ',
          ' PÁJARO ',
          ' pingüino ',
          '¿',
          '"',
          ',',
          ';',
          '\t',
          '|',
          '\n',
          "'",
        ),
        {
          maxLength: 8,
        },
      )
      .map((all) => all.join('').trim());
    const plain = cell.filter((text) => !/^'|[;\t\n]"*'/u.test(text) && !text.includes('\r'));
    const rows = fc.array(fc.tuple(plain, plain), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...Object.values(encodings)),
        fc.constantFrom(',', ';', '\t'),
        (given, encode, separator) => {
          // Three words with a sign tell encodings apart, as the heads of most files do.
          const all = [['descripción', 'categoría, código, tamaño'], ...given];
          const text = decodeTable(encode(file(all, separator, '\r\n')));
          const kept = all.flatMap((cells, at) =>
            cells.some((one) => one !== '') ? [{ row: at + 1, cells }] : [],
          );
          expect(tableRows(text.ok ? text.value : '')).toEqual({ ok: true, value: kept });
        },
      ),
    );
  });

  it('is none for a picture, a program or another file of bytes, and never fails', () => {
    const none = { ok: false, error: { code: 'no_text' } };
    expect(
      decodeTable(new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex'))),
    ).toMatchObject(none);
    expect(decodeTable(new Uint8Array(Array.from({ length: 400 }, (_, at) => at % 32)))).toMatchObject(none);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = decodeTable(bytes);
        expect(!text.ok || tableRows(text.value)).toBeTruthy();
      }),
    );
  });

  it('loses no table for one odd character', () => {
    expect(decodeTable(new TextEncoder().encode('SKU,Nombre\nA,Va\0so'))).toEqual({
      ok: true,
      value: 'SKU,Nombre\nA,Va\0so',
    });
  });

  it('is not guessed: a word that no encoding spells is named, and how to save the file', () => {
    const sentence = (word: string) =>
      `Sus acentos no se leen bien («${word}»): guárdalo como «CSV UTF-8» y súbelo otra vez`;
    const fault = (message: string) => ({ ok: false, error: { code: 'encoding', message } });
    // UTF-8 that somebody cut in the middle of a letter.
    const cut = new TextEncoder().encode('SKU;Nombre\nA;Tamaño único ñandú');
    expect(decodeTable(cut.subarray(0, -1))).toEqual(fault(sentence('TamaÃ±o')));
    // One sign alone tells nothing apart.
    expect(decodeTable(macRoman('SKU;Nombre\nA;Jarrón'))).toEqual(fault(sentence('Jarr—n')));
    // Signs that Spanish writes between words are no fault of the letters.
    for (const text of ['Camisa – talla M', '5” × 3”', 'D’Angelo, piñón y ñandú', 'Größe', 'año'])
      expect(decodeTable(windows1252(text))).toEqual({ ok: true, value: text });
  });

  it('is asked where one word would tell, and read as it was answered', () => {
    const word = (bytes: Uint8Array) =>
      tableReadings(bytes).map(({ encoding, sample }) => `${encoding} ${sample}`);
    const old = macRoman('SKU;Nombre\nA;Jarrón');
    expect(word(old)).toEqual(['macintosh Jarrón', 'ibm850 Jarrùn', 'windows-1252 Jarr—n']);
    expect(decodeTable(old, 'macintosh')).toEqual({ ok: true, value: 'SKU;Nombre\nA;Jarrón' });
    // What is known is not asked, whatever is named; and what each reads wrong cannot be answered.
    const known = new TextEncoder().encode('SKU;Nombre\nA;Jarrón');
    expect([word(known), word(windows1252('año, niña y pingüino')), word(known.subarray(0, -2))]).toEqual([
      [],
      [],
      [],
    ]);
    expect(decodeTable(known, 'ibm850')).toEqual({ ok: true, value: 'SKU;Nombre\nA;Jarrón' });
  });

  it('with a quote that never ends, or ends in the middle of another row, says in which row it is', () => {
    const rowOf = (csv: string) => {
      const read = tableRows(csv);
      return read.ok ? null : /fila (\d+)/u.exec(read.error.message)?.[1];
    };
    expect(rowOf('SKU,Nombre,Precio\nT-1,"Deluxe tubo,55\nT-2,Codo PVC,65\nT-3,Marco,99')).toBe('2');
    expect(rowOf('SKU,Nombre,Precio\nT-1,Vaso,9\nT-2,"Tubo,55\nT-3,"Codo" PVC,65')).toBe('3');
    // What a spreadsheet reads stays: inches, a quoted word at the beginning, line breaks within quotes.
    for (const good of ['A,Tubo 5" ancho', 'A,"Deluxe" tubo', 'A,"Uno\ndos"', 'A,""'])
      expect(rowOf(`SKU,Nombre\n${good}\nB,Otro`)).toBeNull();
  });
});
