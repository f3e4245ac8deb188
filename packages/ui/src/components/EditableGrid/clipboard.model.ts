import { visibleText } from '@trastienda/domain';

// The form in which spreadsheets put cells on the clipboard: tabs between cells, a line for each row, and quotes around
// what holds a tab, a line break or a quote.

/** Cells as spreadsheets take them. Each row ends in a line break, the last too. */
export const toTsv = (table: readonly (readonly string[])[]): string =>
  table.map((row) => `${row.map(quoted).join('\t')}\n`).join('');

const quoted = (text: string) => (/["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// A cell in quotes must end where a cell ends; otherwise its quote is a letter like any other.
const cell = /"((?:[^"]|"")*)"(?=\t|\r\n|\n|\r|$)|([^\t\r\n]*)/uy;
const end = /\t|\r\n|\n|\r|$/uy;

/** Cells as spreadsheets give them, without what nobody sees in them; rows may differ in length. */
export function parseTsv(copied: string): string[][] {
  const text = visibleText(copied);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    cell.lastIndex = at;
    const [whole = '', inQuotes, plain = ''] = cell.exec(text) ?? [];
    row.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    end.lastIndex = at + whole.length;
    const [mark = ''] = end.exec(text) ?? [];
    at += whole.length + mark.length;
    if (mark === '\t') continue;
    rows.push(row);
    row = [];
    // The break after the last row begins no other.
    if (mark === '' || at >= text.length) return rows;
  }
}
