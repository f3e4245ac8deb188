import { problemOf, textOf, type ProblemWords } from './cells.model.ts';
import type { CellError, EditableGridColumn, EditableGridRow, Place } from './EditableGrid.types.ts';

/** The application's faults, by row and then by column. */
export type Refusals = ReadonlyMap<string, ReadonlyMap<string, CellError>>;

export function refusalsOf(errors: readonly CellError[]): Refusals {
  const byRow = new Map<string, Map<string, CellError>>();
  for (const error of errors) {
    const row = byRow.get(error.row) ?? new Map<string, CellError>();
    byRow.set(error.row, row.set(error.column, error));
  }
  return byRow;
}

/** The warning of a cell, as long as it has that text; `null` for a cell without one. */
export const warningOf = (text: string, warned: CellError | undefined): string | null =>
  warned !== undefined && warned.value === text ? warned.message : null;

/** State of a cell: with a problem, fixed since it was refused, or neither. */
export type CellState = { readonly problem: string } | 'fixed' | null;

export function stateOf(
  column: EditableGridColumn,
  text: string,
  refused: CellError | undefined,
  words: ProblemWords,
): CellState {
  if (refused !== undefined && refused.value === text) return { problem: refused.message };
  const problem = problemOf(column, text, words);
  if (problem !== null) return { problem };
  return refused === undefined ? null : 'fixed';
}

type Refused = ReadonlyMap<string, CellError> | undefined;

/** A row as it was looked at, and its columns with a problem, from 0. */
interface Looked {
  readonly row: EditableGridRow;
  readonly refused: Refused;
  readonly problems: readonly number[];
}

/**
 * Finds the columns of a row that have a problem, from 0. A row is looked at again only when it, or what is said of it, is another
 * object, and then in the cells that are other texts: an act on thousands of rows changes one cell of each.
 */
export function problemFinder(
  columns: readonly EditableGridColumn[],
  words: ProblemWords,
): (row: EditableGridRow, refused: Refused) => readonly number[] {
  const known = new Map<string, Looked>();
  const isWrong = (row: EditableGridRow, column: EditableGridColumn, refused: Refused): boolean => {
    // A cell that its row does not edit need not have a value.
    if (row.locked?.has(column.id) === true) return false;
    const state = stateOf(column, textOf(row, column), refused?.get(column.id), words);
    return state !== null && state !== 'fixed';
  };
  return (row, refused) => {
    const before = known.get(row.id);
    if (before?.row === row && before.refused === refused) return before.problems;
    const isSame = (column: EditableGridColumn): boolean =>
      before !== undefined &&
      before.refused === refused &&
      before.row.locked === row.locked &&
      textOf(before.row, column) === textOf(row, column);
    const problems = columns.flatMap((column, at) => {
      const wrong = isSame(column) ? before?.problems.includes(at) : isWrong(row, column, refused);
      return wrong === true ? [at] : [];
    });
    known.set(row.id, { row, refused, problems });
    return problems;
  };
}

/** Columns with a problem, for every row. */
export type ProblemMap = readonly (readonly number[])[];

export const countProblems = (map: ProblemMap): number => map.reduce((sum, row) => sum + row.length, 0);

/** The problem after or before a place, row by row, and around the end; `null` when there is none. */
export function nextProblem(map: ProblemMap, from: Place, step: 1 | -1 = 1): Place | null {
  const total = map.length;
  for (let away = 0; away <= total; away++) {
    const row = (((from.row + step * away) % total) + total) % total;
    const columns = step === 1 ? (map[row] ?? []) : (map[row] ?? []).toReversed();
    const found = columns.find((column) => away > 0 || (column - from.column) * step > 0);
    if (found !== undefined) return { row, column: found };
  }
  return null;
}

/** Gives the number of a cell's problem among all, from 1; 0 when it has none. */
export function numberOfProblem(map: ProblemMap, at: Place): number {
  const inRow = map[at.row]?.indexOf(at.column) ?? -1;
  return inRow < 0 ? 0 : countProblems(map.slice(0, at.row)) + inRow + 1;
}
