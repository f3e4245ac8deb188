import { fail, ok, type Result } from '../../shared/result.ts';
import { type CsvColumn, csvLines } from './csv-lines.ts';

export type { CsvCell, CsvColumn } from './csv-lines.ts';

/**
 * Rows as CSV: byte-order mark, comma, CRLF, quotes doubled, a cell quoted when it holds comma, quote or line break. Text that a
 * spreadsheet would take for a formula (it starts with = + - @, their wide forms, a tab or a line break) gets a leading
 * apostrophe; so does such a sign behind a semicolon, a tab or a line break, where spreadsheets that part cells there begin
 * another one. Digits of a text column that a spreadsheet would show as others (a zero first, or twelve and more) are written as
 * `="06600"`. Numbers are left alone, true and false are 'Sí' and 'No'.
 * @example toCsv([{ cp: '06600', total: 1.5 }], [{ header: 'CP', value: (row) => row.cp, isText: true }, { header: 'Total', value: (row) => row.total }]) // => { ok: true, value: '\uFEFFCP,Total\r\n"=""06600""",1.5\r\n' }
 * @example toCsv([], [{ header: 'CP', value: () => '' }]) // => { ok: false, error: { code: 'no_rows', message: 'No hay datos para exportar' } }
 */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Result<string, 'no_rows'> {
  if (rows.length === 0) return fail('no_rows', 'No hay datos para exportar');
  const lines = csvLines(columns);
  return ok(`\uFEFF${lines.head}${rows.map(lines.row).join('')}`);
}
