export type CsvCell = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
  /** Digits that are no quantity (postal codes, phones, long ids): a spreadsheet must keep them as text. */
  readonly isText?: boolean;
}

/** A CSV file line by line, each with its end. */
export interface CsvLines<Row> {
  readonly head: string;
  readonly row: (row: Row) => string;
}

/**
 * The lines of a CSV file that is too long to be held whole: as `toCsv` writes them, without its byte-order mark.
 * @example csvLines([{ header: 'CP', value: (cp) => cp, isText: true }]).head // => 'CP\r\n'
 * @example csvLines([{ header: 'CP', value: (cp) => cp, isText: true }]).row('06600') // => '"=""06600"""\r\n'
 */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[]): CsvLines<Row> {
  return {
    head: `${columns.map(({ header }) => quoted(guarded(header, false))).join(',')}\r\n`,
    row: (row) =>
      `${columns.map(({ value, isText = false }) => quoted(fileText(value(row), isText))).join(',')}\r\n`,
  };
}

/**
 * A spreadsheet would show such text as another number or as a date: a leading zero, or twelve digits and
 * more.
 */
const numberLike = /^(?=0\d|\d{12})[\d.,:/eE+-]{2,255}$/u;

const month = '(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec)[a-z]{0,6}';
/** A spreadsheet would change such text: a power of ten, one final zero less, a date, an hour. */
const changed = new RegExp(
  `^(?:\\d+(?:\\.\\d+)?e[+-]?\\d+|\\d*\\.\\d*0|\\d{1,4}[-/]\\d{1,2}(?:[-/]\\d{1,4})?|\\d{1,2}:\\d\\d(?::\\d\\d)?|${month}[-/ ]?\\d{1,4}|\\d{1,4}[-/ ]?${month})$`,
  'iu',
);

/**
 * The text of a cell in a file. Ids that would be read as numbers or dates become the result of a formula,
 * `="0100"`: spreadsheets preserve only this form to the last digit and show nothing but the digits, so that
 * a lookup finds them. Source: D115.
 */
function fileText(cell: CsvCell, isText: boolean): string {
  const id = isText && (typeof cell === 'string' || typeof cell === 'number') ? String(cell) : '';
  return numberLike.test(id) || changed.test(id) ? `="${id}"` : cellText(cell, false);
}

/**
 * The text of a cell for the clipboard, with an apostrophe where a spreadsheet would take it for something
 * else.
 * @example cellText('01000', true) // => "'01000"
 */
export function cellText(cell: CsvCell, isText: boolean): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  if (typeof cell === 'number' && !isText) return Number.isFinite(cell) ? String(cell) : '';
  return guarded(String(cell), isText);
}

function guarded(text: string, isText: boolean): string {
  const inside = text.replaceAll(/[;\t\r\n]"*(?=[=+\-@＝＋－＠])/gu, "$&'");
  const dangerous = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) || (isText && /^(?:0\d|\d{12})/u.test(text));
  return dangerous ? `'${inside}` : inside;
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
