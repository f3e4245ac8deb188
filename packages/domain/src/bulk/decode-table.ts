import { csvRecords, separatorOf } from '../files/csv/csv-records.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { beginningOf } from './cell-fixes.ts';
import { collectRows, type TableRow } from './collect-rows.ts';
import { decoded, narrowlyRead, narrowText, type TableEncoding, type TableReading } from './narrow-text.ts';
import { type TableFault, tableLimits } from './table-limits.ts';

/** UTF-16 without its mark: a table has a NUL beside each of its plain letters, on one side. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512);
  const nulls = (odd: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const most = head.length / 4;
  return nulls(1) > most ? 'utf-16le' : nulls(0) > most ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return wideEncoding(bytes) ?? 'utf-8';
}

/** A picture or a program is no table, whatever its name: a text has few such characters, if any. */
function isText(text: string): boolean {
  const head = text.slice(0, 4096);
  const odd = head.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0;
  return odd <= 2 + head.length / 100;
}

/**
 * Decodes the bytes of a table: by its byte-order mark, else as UTF-8 where all of it is, else by the
 * encoding that spells Spanish among those that spreadsheets of this country write. Bytes that no encoding
 * spells are a fault that names a word: letters are not guessed, and `tableReadings` gives each encoding's
 * reading.
 * @param encoding Of bytes that are not UTF, where somebody knows it.
 * @example decodeTable(new Uint8Array([0xef, 0xbb, 0xbf, 0x53, 0x4b, 0x55])) // => { ok: true, value: 'SKU' }
 * @example decodeTable(new Uint8Array([0x54, 0x61, 0x6d, 0x61, 0xf1, 0x6f])) // => { ok: true, value: 'Tamaño' }
 * @example decodeTable(new Uint8Array([0x4a, 0x61, 0x72, 0x72, 0x97, 0x6e]), 'macintosh') // => { ok: true, value: 'Jarrón' }
 */
export function decodeTable(
  bytes: Uint8Array,
  encoding?: TableEncoding,
): Result<string, 'no_text' | 'encoding'> {
  const whole = decoded(bytes, encodingOf(bytes));
  const narrow =
    whole !== null
      ? { text: whole }
      : encoding === undefined
        ? narrowText(bytes)
        : { text: narrowlyRead(bytes, encoding) };
  if (!isText('text' in narrow ? narrow.text : narrowlyRead(bytes, 'windows-1252')))
    return fail('no_text', 'El contenido del archivo no es CSV');
  if ('text' in narrow) return ok(narrow.text);
  return fail(
    'encoding',
    `Sus acentos no se leen bien («${beginningOf(narrow.unclear, 40)}»): guárdalo como «CSV UTF-8» y súbelo otra vez`,
  );
}

/**
 * The readings of one word of a file in each encoding, the likeliest first, where a single letter would decide: a person sees
 * immediately which is right. The list is empty where the encoding is certain.
 * @example tableReadings(new Uint8Array([0x4a, 0x61, 0x72, 0x72, 0x97, 0x6e])).map(({ sample }) => sample) // => ['Jarrón', 'Jarrùn', 'Jarr—n']
 * @example tableReadings(new Uint8Array([0x54, 0x61, 0x6d, 0x61, 0xf1, 0x6f])) // => []
 */
export function tableReadings(bytes: Uint8Array): readonly TableReading[] {
  if (decoded(bytes, encodingOf(bytes)) !== null) return [];
  const narrow = narrowText(bytes);
  return 'text' in narrow ? [] : narrow.readings;
}

function* numbered(records: Iterable<string[] | null>): Generator<TableRow | null> {
  let row = 0;
  for (const cells of records) {
    row += 1;
    yield cells && { row, cells };
  }
}

/**
 * Splits a CSV file into rows of cells, with their numbers in the file. The separator is a comma, semicolon, tab or `|`,
 * whichever the first line has most of, or the one that a line `sep=;` before it names. Empty rows are left out; a quote that is
 * never closed, or closed in the middle of another row, is a fault.
 * @example tableRows('SKU;Precio\r\n\r\nVS-6;99') // => { ok: true, value: [{ row: 1, cells: ['SKU', 'Precio'] }, { row: 3, cells: ['VS-6', '99'] }] }
 */
export function tableRows(file: string): Result<TableRow[], TableFault | 'open_quote'> {
  const text = file.replace(/^\uFEFF/u, '');
  // Spreadsheets obey such a line and do not show it.
  const declaration = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/iu.exec(text);
  const table = text.slice(declaration?.[0].length ?? 0);
  const separator = declaration?.[1] ?? separatorOf(table, [',', ';', '\t', '|']);
  const open: number[] = [];
  const records = csvRecords(table, separator, { ...tableLimits, onOpenQuote: (row) => open.push(row) });
  const rows = collectRows(numbered(records));
  const [row] = open;
  // Such a quote would otherwise swallow the rows that follow it into one cell.
  return row === undefined
    ? rows
    : fail('open_quote', `En la fila ${row} se abre una comilla (") que no se cierra: quítala o ciérrala`);
}
