import { fail, ok, type Result } from '../shared/result.ts';
import { visibleText } from '../shared/visible-text.ts';
import {
  bulkRowLimit,
  type TableFault,
  tableLimits,
  tooManyCells,
  tooManyColumns,
  tooManyLines,
  tooManyPlaces,
  tooManyRows,
  tooMuchText,
} from './table-limits.ts';

/** A row of a table with the number that a spreadsheet shows beside it, from 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Beside the products: the heads, and the example row of the template. */
const MAX_ROWS = bulkRowLimit + 2;

/** Cuts a cell to one character more than it may have, so that it is still recognized as too long. */
export const cutCell = (cell: string): string =>
  cell.length > tableLimits.characters ? cell.slice(0, tableLimits.characters + 1) : cell;

const isFilled = (cell: string): boolean => cell !== '';

/**
 * Takes the rows of a file as they are read, whatever kind of file it is, until there are more than anybody reads. Rows with
 * nothing in them are left out. Marks that nobody sees are dropped.
 * @param read The rows one after another, the first one no wider than heads may be; `null` where a file has more places for cells than are read.
 */
export function collectRows(read: Iterable<TableRow | null>): Result<TableRow[], TableFault> {
  const rows: TableRow[] = [];
  let [lines, filled, characters, count] = [0, 0, 0, 0];
  for (const line of read) {
    lines += 1;
    if (line === null) return fail('too_full', tooManyPlaces);
    if (lines > tableLimits.lines) return fail('too_many', tooManyLines);
    const seen = line.cells.map(visibleText);
    const last = seen.findLastIndex(isFilled);
    if (last < 0) continue;
    count += 1;
    if (count === 1 && last >= tableLimits.columns) return fail('too_wide', tooManyColumns);
    if (count > MAX_ROWS) continue;
    const cells = seen.map(cutCell);
    for (const cell of cells) {
      filled += isFilled(cell) ? 1 : 0;
      characters += cell.length;
    }
    if (filled > tableLimits.cells) return fail('too_full', tooManyCells);
    if (characters > tableLimits.text) return fail('too_full', tooMuchText);
    rows.push({ row: line.row, cells });
  }
  return count > MAX_ROWS ? fail('too_many', tooManyRows(count - 1)) : ok(rows);
}
