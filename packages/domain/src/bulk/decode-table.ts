import { csvRecords, separatorOf } from '../files/csv/csv-records.ts';
import type { Result } from '../shared/result.ts';
import { collectRows, type TableRow } from './collect-rows.ts';
import { type TableFault, tableLimits } from './table-limits.ts';

/** Every browser and Node have it; the package is built without the types of either. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** `null` where the bytes are no text of that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

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

/**
 * The text of a table's bytes: by its byte-order mark, else UTF-8 where all of it is, else Windows-1252, which spreadsheets of
 * this country write; `null` for what is no text. Source: S7.75.
 * @example decodeTable(new Uint8Array([0xef, 0xbb, 0xbf, 0x53, 0x4b, 0x55])) // => 'SKU'
 * @example decodeTable(new Uint8Array([0x54, 0x61, 0x6d, 0x61, 0xf1, 0x6f])) // => 'Tamaño'
 */
export function decodeTable(bytes: Uint8Array): string | null {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1252');
  const head = text?.slice(0, 4096) ?? '';
  // A picture or a program is no table, whatever its name: a text has few such characters, if any.
  const odd = head.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0;
  return odd > 2 + head.length / 100 ? null : text;
}

function* numbered(records: Iterable<string[] | null>): Generator<TableRow | null> {
  let row = 0;
  for (const cells of records) {
    row += 1;
    yield cells && { row, cells };
  }
}

/**
 * The rows of a CSV file with what stands in them, by their numbers in the file: comma, semicolon, tab or `|`, whichever the first
 * line has most of, or the one that a line `sep=;` before it names. Rows with nothing in them are left out. Source: D361, RFC 4180.
 * @example tableRows('SKU;Precio\r\n\r\nVS-6;99') // => { ok: true, value: [{ row: 1, cells: ['SKU', 'Precio'] }, { row: 3, cells: ['VS-6', '99'] }] }
 */
export function tableRows(file: string): Result<TableRow[], TableFault> {
  const text = file.replace(/^\uFEFF/u, '');
  // Spreadsheets obey such a line and do not show it.
  const said = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/iu.exec(text);
  const table = text.slice(said?.[0].length ?? 0);
  const separator = said?.[1] ?? separatorOf(table, [',', ';', '\t', '|']);
  return collectRows(numbered(csvRecords(table, separator, tableLimits)));
}
