import { fail, ok, type Result } from '../shared/result.ts';
import { beginningOf } from './cell-fixes.ts';
import type { TableRow } from './collect-rows.ts';
import { headRow, headsIn } from './head-row.ts';
import { type BulkPreset, type ColumnMatch, leftOut, matchColumns } from './match-columns.ts';
import { tableLimits, tooManyColumns } from './table-limits.ts';

/** A column of a file: its meaning, and its first value, so that a person recognizes it. */
export interface ReadColumn extends ColumnMatch {
  readonly sample: string;
}

/** The columns of a table, and the rows below their heads. */
export interface TableColumns {
  readonly columns: readonly ReadColumn[];
  readonly preset: BulkPreset | null;
  readonly body: readonly TableRow[];
  /** Messages about the file as a whole. */
  readonly notes: readonly string[];
}

/** Options for reading the columns of a table. */
export interface ColumnOptions {
  /** Names of attributes that may be heads. */
  readonly attributes?: readonly string[];
  /**
   * The keys for the columns, in order, instead of those that their headings suggest; `null` for a column
   * that is not used.
   */
  readonly keys?: readonly (string | null)[] | undefined;
}

/** Rows in which an example of a column is looked for, and its length. */
const MAX_SAMPLED_ROWS = 50;
const MAX_SAMPLE = 60;

const noHeads =
  'No vemos los nombres de tus columnas: escríbelos en la primera fila, por ejemplo SKU y Nombre';

/** Applies the merchant's choice; without one the column stays as it was matched. */
const chosenColumn = (matched: ColumnMatch, key: string | null | undefined): ColumnMatch =>
  key === undefined || key === matched.key
    ? matched
    : { ...matched, key, unit: null, isSure: true, note: key === null ? leftOut.chosen : null };

/** The letters that a spreadsheet names a column by: 27 is AB. */
function letters(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/**
 * Counts the columns of a table: those to the right without a heading count as far as one of their cells has
 * content.
 */
function widthOf({ cells }: TableRow, body: readonly TableRow[]): number {
  let width = cells.findLastIndex(Boolean) + 1;
  for (const row of body) {
    const last = row.cells.slice(0, cells.length).findLastIndex(Boolean) + 1;
    if (last > width) width = last;
  }
  return width;
}

/** Reads a column for display: one without a name has the letters that a spreadsheet shows. */
function readColumn(match: ColumnMatch, at: number, body: readonly TableRow[]): ReadColumn {
  const filled = (rows: readonly TableRow[]) => rows.find(({ cells }) => (cells[at] ?? '') !== '');
  const cell = (filled(body.slice(0, MAX_SAMPLED_ROWS)) ?? filled(body))?.cells[at] ?? '';
  const sample = beginningOf(cell, MAX_SAMPLE);
  if (match.head.trim() !== '') return { ...match, sample };
  return {
    ...match,
    head: `Columna ${letters(at)}`,
    note: match.key === null ? (sample === '' ? 'Está vacía' : leftOut.unnamed) : match.note,
    sample,
  };
}

/** A name of a column is no amount and no code of digits. */
const isNumber = (cell: string): boolean => /^[$€]?\s*-?\d[\d.,\s]*%?$/u.test(cell.trim());

/**
 * Reads the meaning of a table's columns from their headings and from the merchant's choices, even in a table without the column
 * that identifies rows, so that it can be chosen. The headings are the first row, or a later one that has their names below a
 * title.
 * @example tableColumns([{ row: 1, cells: ['Clave mía', 'Precio'] }, { row: 2, cells: ['VS-6', '99'] }]).value.columns[0].sample // => 'VS-6'
 * @example tableColumns([{ row: 1, cells: ['Lista de hoy'] }, { row: 3, cells: ['SKU', 'Precio'] }, { row: 4, cells: ['VS-6', '99'] }]).value.notes // => ['Los nombres de tus columnas están en la fila 3: lo de arriba no se usa']
 * @example tableColumns([{ row: 1, cells: ['VS-6', '99'] }, { row: 2, cells: ['VS-7', '89'] }]).error.code // => 'no_heads'
 */
export function tableColumns(
  table: readonly TableRow[],
  { attributes = [], keys }: ColumnOptions = {},
): Result<TableColumns, 'empty' | 'no_heads' | 'too_wide'> {
  const place = headRow(table, attributes) ?? 0;
  const [head, ...body] = table.slice(place);
  if (!head || body.length === 0) return fail('empty', 'El archivo está vacío');
  const heads = headsIn(head).slice(0, widthOf(head, body));
  if (heads.length > tableLimits.columns) return fail('too_wide', tooManyColumns);
  const { columns: matched, preset } = matchColumns(heads, attributes);
  const isKnown = keys !== undefined || matched.some(({ key }) => key !== null);
  if (!isKnown && heads.some(isNumber)) return fail('no_heads', noHeads);
  const columns = matched.map((one, at) => readColumn(chosenColumn(one, keys?.[at]), at, body));
  const notes =
    place === 0 ? [] : [`Los nombres de tus columnas están en la fila ${head.row}: lo de arriba no se usa`];
  return ok({ columns, preset, body, notes });
}
