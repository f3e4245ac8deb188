import type { CellChange, EditableGridRow } from './EditableGrid.types.ts';

/** Steps that can be taken back, and those that were. A step is all that one act changed. */
export interface History {
  readonly done: readonly (readonly CellChange[])[];
  readonly undone: readonly (readonly CellChange[])[];
}

export const noHistory: History = { done: [], undone: [] };

/** Steps, and cells of all of them, beyond which the oldest are forgotten; the last step stays, however large. */
const most = { steps: 200, cells: 200_000 } as const;

function latest(done: readonly (readonly CellChange[])[]): readonly (readonly CellChange[])[] {
  let cells = 0;
  const first = done.findLastIndex((step, at) => {
    cells += step.length;
    return at < done.length - 1 && (cells > most.cells || done.length - at > most.steps);
  });
  return done.slice(first + 1);
}

/** Adds a step; what was undone before can no longer be redone. */
export const recorded = ({ done }: History, step: readonly CellChange[]): History =>
  step.length === 0 ? { done, undone: [] } : { done: latest([...done, step]), undone: [] };

const reversed = (step: readonly CellChange[]): CellChange[] =>
  step.map((change) => ({ ...change, before: change.after, after: change.before })).toReversed();

interface Turn {
  readonly history: History;
  /** The changes to apply. */
  readonly changes: readonly CellChange[];
}

/** Undoes one step; `null` when there is none. */
export function undo({ done, undone }: History): Turn | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  return { history: { done: done.slice(0, -1), undone: [...undone, step] }, changes: reversed(step) };
}

/** Redoes one step; `null` when there is none. */
export function redo({ done, undone }: History): Turn | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  return { history: { done: [...done, step], undone: undone.slice(0, -1) }, changes: step };
}

/** The rows after some changes. Rows that do not change stay the same objects. */
export function applyChanges(
  rows: readonly EditableGridRow[],
  changes: readonly CellChange[],
): EditableGridRow[] {
  const byRow = new Map<string, Record<string, string>>();
  for (const { row, column, after } of changes) {
    const cells = byRow.get(row) ?? {};
    cells[column] = after;
    byRow.set(row, cells);
  }
  return rows.map((row) => {
    const cells = byRow.get(row.id);
    return cells === undefined ? row : { ...row, cells: { ...row.cells, ...cells } };
  });
}
