/** Takes off what `toCsv` puts around what a spreadsheet would take for a formula or number: apostrophes, and `="…"` of ids. */
function withoutGuards(cell: string): string {
  const text = cell.trim();
  const id = /^="([^"]*)"$/u.exec(text);
  if (id) return (id[1] ?? '').trim();
  if (!text.includes("'")) return text;
  const plain = text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠\d])/u, '');
  return plain.replaceAll(/([;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/gu, '$1');
}

interface Quoted {
  readonly value: string;
  readonly end: number;
  readonly isOpen: boolean;
}

/**
 * Reads a quoted cell from after its first quote to its end: an unclosed quote reaches to the end of the
 * text.
 */
function quotedFrom(text: string, start: number): Quoted {
  let value = '';
  for (let at = start; ;) {
    const close = text.indexOf('"', at);
    if (close < 0) return { value: value + text.slice(at), end: text.length, isOpen: true };
    value += text.slice(at, close);
    if (text.charAt(close + 1) !== '"') return { value, end: close + 1, isOpen: false };
    value += '"';
    at = close + 2;
  }
}

/** Limits up to which a reader needs a file. */
interface CsvLimits {
  /** The limit of cells of a record: any content further to the right becomes one more cell. */
  readonly columns: number;
  /** Cells of the whole file, blank ones too. */
  readonly places: number;
  /** Told the place of a record, from 1, whose quoted cell never ends, or ends in the middle of a word lines below. */
  readonly onOpenQuote?: (record: number) => void;
}

/**
 * The records of a CSV file one by one, empty ones too, so that a record's place is its row in the file: quoted cells with doubled
 * quotes and line breaks; CRLF, LF or CR. Texts are trimmed and lose the guards of `toCsv`. Takes as long as what is read of the
 * file is, whatever it is made of.
 * @returns `null` as the last one where the file has more places for cells than the limit.
 */
export function* csvRecords(
  text: string,
  separator: string,
  { columns, places, onOpenQuote }: CsvLimits = { columns: Infinity, places: Infinity },
): Generator<string[] | null, void> {
  const blank = separator === '\t' ? /[^\S\r\n\t]*/uy : /[^\S\r\n]*/uy;
  const stop = new RegExp(`[\\r\\n${separator === '|' ? '\\|' : separator}]`, 'gu');
  let row: string[] = [];
  let record = 1;
  let at = 0;
  for (let place = 0; ; place += 1) {
    if (place >= places) {
      yield null;
      return;
    }
    blank.lastIndex = at;
    const from = at + (blank.exec(text)?.[0].length ?? 0);
    const quoted: Quoted =
      text.charAt(from) === '"' ? quotedFrom(text, from + 1) : { value: '', end: at, isOpen: false };
    stop.lastIndex = quoted.end;
    const end = stop.exec(text)?.index ?? text.length;
    const rest = text.slice(quoted.end, end);
    if (quoted.isOpen || (/[\r\n]/u.test(quoted.value) && rest.trim() !== '')) onOpenQuote?.(record);
    const cell = withoutGuards(quoted.value + rest);
    if (row.length < columns) row.push(cell);
    else if (cell !== '') row[columns] = cell;
    const mark = text.charAt(end);
    if (mark !== separator) {
      yield row;
      row = [];
      record += 1;
    }
    if (end >= text.length) return;
    at = end + (mark === '\r' && text.charAt(end + 1) === '\n' ? 2 : 1);
  }
}

/** The one of some separators that a file's first line has most of outside of quotes; the first of them where it has none. */
export function separatorOf(text: string, candidates: readonly string[]): string {
  const head = text.slice(0, text.search(/[\r\n]|$/u)).replaceAll(/"[^"]*"/gu, '');
  const count = (char: string) => head.split(char).length;
  return candidates.reduce((best, one) => (count(one) > count(best) ? one : best));
}
