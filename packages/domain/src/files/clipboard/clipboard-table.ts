import { cellText, type CsvColumn } from '../csv/csv-lines.ts';

/** A table in the two forms that spreadsheets take from a clipboard. */
export interface ClipboardTable {
  /** Tabs between cells, a line for each row. */
  readonly text: string;
  /** A table whose texts are marked as texts. */
  readonly html: string;
}

/**
 * Rows to paste into a spreadsheet, under the heads of their columns, with the guards of `toCsv`. In HTML, which spreadsheets
 * prefer, texts are marked as such, so that `01000` and long numbers need no apostrophe to stay as they are.
 * @example clipboardTable([{ sku: '01000', units: 3 }], [{ header: 'SKU', value: (row) => row.sku, isText: true }, { header: 'Unidades', value: (row) => row.units }]).text // => 'SKU\tUnidades\n\'01000\t3\n'
 */
export function clipboardTable<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): ClipboardTable {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join('\t')}\n`;
  const lines = [
    columns.map(({ header }) => cellText(header, false)),
    ...rows.map((row) => columns.map(({ value, isText = false }) => cellText(value(row), isText))),
  ];
  const cellOf = (row: Row, { value, isText = false }: CsvColumn<Row>) => {
    const cell = value(row);
    return typeof cell === 'number' && !isText
      ? `<td>${cellText(cell, false)}</td>`
      : `<td style="mso-number-format:'\\@'">${escaped(cellText(cell, false))}</td>`;
  };
  const heads = columns.map(({ header }) => `<th>${escaped(cellText(header, false))}</th>`).join('');
  const body = rows.map((row) => `<tr>${columns.map((column) => cellOf(row, column)).join('')}</tr>`);
  return {
    text: lines.map(line).join(''),
    html: `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  };
}

const quoted = (text: string): string => (/["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|\r|\n/gu, '<br>');
