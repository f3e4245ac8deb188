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

/** What is told of a cell that is worth a look, as long as it has that text; `null` for one that is not. */
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

/** Columns of a row that have a problem, from 0. */
function problemsOf(
  row: EditableGridRow,
  columns: readonly EditableGridColumn[],
  refused: ReadonlyMap<string, CellError> | undefined,
  words: ProblemWords,
): number[] {
  return columns.flatMap((column, at) => {
    // What a row does not edit, it does not have to have.
    if (row.locked?.has(column.id) === true) return [];
    const state = stateOf(column, textOf(row, column), refused?.get(column.id), words);
    return state !== null && state !== 'fixed' ? [at] : [];
  });
}

/** `problemsOf` that looks at a row again only when it, or what is said of it, is another object. */
export function problemFinder(
  columns: readonly EditableGridColumn[],
  words: ProblemWords,
): (row: EditableGridRow, refused: ReadonlyMap<string, CellError> | undefined) => readonly number[] {
  const known = new WeakMap<
    EditableGridRow,
    { readonly refused: ReadonlyMap<string, CellError> | undefined; readonly problems: readonly number[] }
  >();
  return (row, refused) => {
    const before = known.get(row);
    if (before !== undefined && before.refused === refused) return before.problems;
    const problems = problemsOf(row, columns, refused, words);
    known.set(row, { refused, problems });
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
