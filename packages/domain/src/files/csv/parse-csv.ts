import { csvRecords, separatorOf } from './csv-records.ts';

/**
 * A CSV file as rows of texts: with or without byte-order mark; comma, semicolon or tab, whichever its first line
 * has most of outside of quotes; quoted cells with doubled quotes and line breaks; CRLF, LF or CR. Texts are trimmed
 * and lose what `toCsv` guards them with, apostrophes and `="…"`. Rows with
 * nothing in them are left out. Never fails: a quote that is never closed reaches to the end.
 * @example parseCsv('pedido,peso\r\n\'4500,"1,5"\r\n') // => [['pedido', 'peso'], ['4500', '1,5']]
 */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/u, '');
  const rows = csvRecords(text, separatorOf(text, [',', ';', '\t']));
  return Array.from(rows, (row) => row ?? []).filter((row) => row.some((cell) => cell !== ''));
}
