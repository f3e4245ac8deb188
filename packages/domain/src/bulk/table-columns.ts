import { fail, ok, type Result } from '../shared/result.ts';
import { beginningOf } from './cell-fixes.ts';
import type { TableRow } from './collect-rows.ts';
import { type BulkPreset, type ColumnMatch, matchColumns } from './match-columns.ts';

/** A column of a file: what it is taken for, and the first of what stands in it, so that a person knows it again. */
export interface ReadColumn extends ColumnMatch {
  readonly sample: string;
}

/** The columns of a table, and the rows below their heads. */
export interface TableColumns {
  readonly columns: readonly ReadColumn[];
  readonly preset: BulkPreset | null;
  readonly body: readonly TableRow[];
}

/** How the columns of a table are taken. */
export interface ColumnOptions {
  /** Names of attributes that may be heads. */
  readonly attributes?: readonly string[];
  /** What to take the columns for, one after another, instead of what their heads say; `null` for one that is not used. */
  readonly keys?: readonly (string | null)[] | undefined;
}

/** Of a head: nobody reads more. */
const LONGEST_SHOWN = 200;

/** Rows in which an example of a column is looked for, and its length. */
const MOST_SAMPLED = 50;
const LONGEST_SAMPLE = 60;

const noHeads =
  'No vemos los nombres de tus columnas: escríbelos en la primera fila, por ejemplo SKU y Nombre';

/** As she has chosen it; as it was matched where she has said nothing. */
const chosenColumn = (matched: ColumnMatch, key: string | null | undefined): ColumnMatch =>
  key === undefined || key === matched.key
    ? matched
    : { ...matched, key, unit: null, isSure: true, note: null };

/** A name of a column is no amount and no code of digits. */
const isNumber = (cell: string): boolean => /^[$€]?\s*-?\d[\d.,\s]*%?$/u.test(cell.trim());

/**
 * What the columns of a table are taken for, by their heads and by what somebody chose: also of a table that lacks the one column
 * which rows are known by, so that it can be chosen. Source: D466, D470.
 * @example tableColumns([{ row: 1, cells: ['Clave mía', 'Precio'] }, { row: 2, cells: ['VS-6', '99'] }]).value.columns[0] // => { head: 'Clave mía', key: null, unit: null, isSure: true, note: null, sample: 'VS-6' }
 * @example tableColumns([{ row: 1, cells: ['VS-6', '99'] }, { row: 2, cells: ['VS-7', '89'] }]).error.code // => 'no_heads'
 */
export function tableColumns(
  table: readonly TableRow[],
  { attributes = [], keys }: ColumnOptions = {},
): Result<TableColumns, 'empty' | 'no_heads'> {
  const [head, ...body] = table;
  if (!head || body.length === 0) return fail('empty', 'El archivo está vacío');
  const heads = head.cells.map((cell) => beginningOf(cell, LONGEST_SHOWN));
  const { columns: matched, preset } = matchColumns(heads, attributes);
  const isKnown = keys !== undefined || matched.some(({ key }) => key !== null);
  if (!isKnown && heads.some(isNumber)) return fail('no_heads', noHeads);
  const looked = body.slice(0, MOST_SAMPLED);
  const columns = matched.map((one, at): ReadColumn => {
    const cell = looked.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at] ?? '';
    return { ...chosenColumn(one, keys?.[at]), sample: beginningOf(cell, LONGEST_SAMPLE) };
  });
  return ok({ columns, preset, body });
}
