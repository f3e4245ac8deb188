import {
  centavos,
  formatExact,
  formatMxn,
  moneyWithin,
  numberWithin,
  parseDecimal,
  parseMxn,
} from '@trastienda/domain';
import type { Area, CellChange, EditableGridColumn, EditableGridRow } from './EditableGrid.types.ts';

export const textOf = (row: EditableGridRow, column: EditableGridColumn): string =>
  row.cells[column.id] ?? '';

/** Gives the text that a cell copies and edits: the label of a choice, else its own text. */
export function shownOf(column: EditableGridColumn, text: string): string {
  if (column.type !== 'select') return text;
  return column.options.find(({ id }) => id === text)?.label ?? text;
}

/**
 * Gives the text that a cell shows: money has thousands separators. Copied and edited text is plain, as spreadsheets read it.
 * @example drawnOf({ id: 'price', label: 'Precio', type: 'money' }, '2390.50') // => '2,390.50'
 */
export const drawnOf = (column: EditableGridColumn, text: string): string =>
  column.type === 'money' ? text.replaceAll(/\B(?=(?:\d{3})+\.\d\d$)/gu, ',') : shownOf(column, text);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The text as programs read it: no thousands, no sign of money, the minus of the keyboard. */
const plain = (figure: string) => figure.replaceAll(/[$,]/gu, '').replace('−', '-');

/** '2.000' is two or two thousand, by the country of who wrote it: of whole numbers it stays for the page to ask. */
const eitherWay = /^\s*\d{1,3}(?:\.\d{3})+\s*$/u;

/**
 * Gives the value that a cell stores for a typed or pasted text. Numbers and money that can be read become plain, choices
 * become ids; anything else stays as it is.
 * @example storedOf({ id: 'price', label: 'Precio', type: 'money' }, '$2,390.5') // => '2390.50'
 */
export function storedOf(column: EditableGridColumn, typed: string): string {
  if (column.type === 'number') {
    if (column.decimals === 0 && eitherWay.test(typed)) return typed;
    const read = parseDecimal(typed);
    return read.ok ? plain(formatExact(read.value)) : typed;
  }
  if (column.type === 'money') {
    const read = parseMxn(typed);
    return read.ok ? plain(formatMxn(read.value)) : typed;
  }
  if (column.type === 'select') {
    return (
      column.options.find(({ id, label }) => id === typed || folded(label) === folded(typed))?.id ?? typed
    );
  }
  return typed;
}

export interface ProblemWords {
  /** Says that a cell must not be empty. */
  readonly empty: string;
  /** Says that a text is none of the choices. */
  readonly choice: string;
  /** Says how a number or an amount breaks its rule. Default: the rule's own sentence. */
  readonly figure: (sentence: string, code: string) => string;
}

/** Gives the problem of a text in its column, or `null`. */
export function problemOf(column: EditableGridColumn, text: string, words: ProblemWords): string | null {
  if (text.trim() === '') return column.isRequired === true ? words.empty : null;
  if (column.type === 'number') {
    const read = numberWithin(text, column);
    return read.ok ? null : words.figure(read.error.message, read.error.code);
  }
  if (column.type === 'money') {
    const read = moneyWithin(text, { min: column.min ?? centavos(0), max: column.max });
    return read.ok ? null : words.figure(read.error.message, read.error.code);
  }
  if (column.type === 'select') return column.options.some(({ id }) => id === text) ? null : words.choice;
  return null;
}

interface Sheet {
  readonly rows: readonly EditableGridRow[];
  readonly columns: readonly EditableGridColumn[];
}

/** The texts of an area, as they are shown. */
export const copied = ({ rows, columns }: Sheet, { from, to }: Area): string[][] =>
  rows
    .slice(from.row, to.row + 1)
    .map((row) =>
      columns.slice(from.column, to.column + 1).map((column) => shownOf(column, textOf(row, column))),
    );

/** Whether a cell may be changed. */
export const isEditable = (row: EditableGridRow, column: EditableGridColumn): boolean =>
  column.isReadOnly !== true && row.locked?.has(column.id) !== true;

/** The changes that lay texts over an area; what can't be written, or would stay the same, is left out. */
function changesOf(
  { rows, columns }: Sheet,
  { from, to }: Area,
  at: (row: number, column: number) => string,
) {
  const changes: CellChange[] = [];
  for (let y = from.row; y <= to.row; y++) {
    for (let x = from.column; x <= to.column; x++) {
      const [row, column] = [rows[y], columns[x]];
      if (row === undefined || column === undefined || !isEditable(row, column)) continue;
      const before = textOf(row, column);
      const after = storedOf(column, at(y - from.row, x - from.column));
      if (before !== after) changes.push({ row: row.id, column: column.id, before, after });
    }
  }
  return changes;
}

/** Gives the area that pasted cells fill: their own size, or the whole selected area where it is a multiple of it. */
export function pasteArea(chosen: Area, table: readonly (readonly string[])[]): Area {
  const [height, width] = [table.length, Math.max(...table.map((row) => row.length))];
  const rows = chosen.to.row - chosen.from.row + 1;
  const columns = chosen.to.column - chosen.from.column + 1;
  return {
    from: chosen.from,
    to: {
      row: chosen.from.row + (rows % height === 0 ? rows : height) - 1,
      column: chosen.from.column + (columns % width === 0 ? columns : width) - 1,
    },
  };
}

/** The changes of pasting cells at a chosen area. A short row empties nothing: what it lacks stays. */
export function pasted(sheet: Sheet, chosen: Area, table: readonly (readonly string[])[]): CellChange[] {
  const area = pasteArea(chosen, table);
  const width = Math.max(...table.map((row) => row.length));
  return changesOf(sheet, area, (y, x) => {
    const text = table[y % table.length]?.[x % width];
    if (text !== undefined) return text;
    const [row, column] = [sheet.rows[area.from.row + y], sheet.columns[area.from.column + x]];
    return row && column ? textOf(row, column) : '';
  });
}

/** The pasted cells that no cell takes: beyond the last row or column, or where nothing can be changed. */
export function leftOver(sheet: Sheet, chosen: Area, table: readonly (readonly string[])[]): number {
  const { from, to } = pasteArea(chosen, table);
  let count = 0;
  for (let y = from.row; y <= to.row; y++) {
    const row = sheet.rows[y];
    for (let x = from.column; x <= to.column; x++) {
      const column = sheet.columns[x];
      const isGiven = table[(y - from.row) % table.length]?.[x - from.column] !== undefined;
      if (isGiven && (row === undefined || column === undefined || !isEditable(row, column))) count += 1;
    }
  }
  return count;
}

/** The changes of one text for every cell of an area: typing and emptying. */
export const written = (sheet: Sheet, area: Area, text: string): CellChange[] =>
  changesOf(sheet, area, () => text);

/** The changes that repeat some cells over an area that goes on from them. */
export function repeated(sheet: Sheet, source: Area, over: Area): CellChange[] {
  const table = copied(sheet, source);
  return changesOf(sheet, over, (y, x) => {
    const row = table[(over.from.row + y - source.from.row) % table.length];
    return row?.[(over.from.column + x - source.from.column) % row.length] ?? '';
  });
}

/** The changes that repeat the first column of an area to its last. */
export function filledRight(sheet: Sheet, { from, to }: Area): CellChange[] {
  const source = sheet.columns[from.column];
  if (source === undefined || from.column === to.column) return [];
  return changesOf(sheet, { from: { ...from, column: from.column + 1 }, to }, (y) => {
    const row = sheet.rows[from.row + y];
    return row ? shownOf(source, textOf(row, source)) : '';
  });
}

/** The changes that repeat the first row of an area down to its last. */
export function filledDown(sheet: Sheet, { from, to }: Area): CellChange[] {
  const source = sheet.rows[from.row];
  if (source === undefined || from.row === to.row) return [];
  return changesOf(sheet, { from: { ...from, row: from.row + 1 }, to }, (_, x) => {
    const column = sheet.columns[from.column + x];
    return column ? textOf(source, column) : '';
  });
}
