import type { Area, Place } from './EditableGrid.types.ts';

/** The active cell, and the opposite corner of the selection. */
export interface Cursor {
  readonly at: Place;
  readonly anchor: Place;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const cursorAt = (at: Place): Cursor => ({ at, anchor: at });

/** Keeps a place within the grid. */
export const within = ({ rows, columns }: Size, { row, column }: Place): Place => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** Returns the chosen area, from its first to its last cell. */
export const areaOf = ({ at, anchor }: Cursor): Area => ({
  from: { row: Math.min(at.row, anchor.row), column: Math.min(at.column, anchor.column) },
  to: { row: Math.max(at.row, anchor.row), column: Math.max(at.column, anchor.column) },
});

/** An area that goes on down or to the right, whichever is further, as far as a place. */
export function stretched({ from, to }: Area, { row, column }: Place): Area {
  const [down, right] = [row - to.row, column - to.column];
  if (down <= 0 && right <= 0) return { from, to };
  return down >= right ? { from, to: { ...to, row } } : { from, to: { ...to, column } };
}

interface MoveOptions {
  readonly size: Size;
  /** The number of rows on a page. */
  readonly page: number;
  /** Whether Ctrl or ⌘ is held: the move goes to the edge. */
  readonly far?: boolean;
  /** Whether Shift is held: the anchor stays. */
  readonly extends?: boolean;
}

/** Returns the place that a key leads to; `null` for a key that moves nothing. */
export function moved(
  cursor: Cursor,
  key: string,
  { size, page, far = false, extends: extending = false }: MoveOptions,
): Cursor | null {
  const { row, column } = cursor.at;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const places: Record<string, Place> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? last.row : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? last.column : column + 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last.row : row, column: last.column },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  const place = places[key];
  if (place === undefined) return null;
  const at = within(size, place);
  return extending ? { at, anchor: cursor.anchor } : cursorAt(at);
}

/** Returns the next or previous cell, row by row; `null` beyond the grid, where Tab leaves it. */
export function tabbed({ at }: Cursor, step: 1 | -1, { rows, columns }: Size): Cursor | null {
  const next = at.row * columns + at.column + step;
  if (next < 0 || next >= rows * columns) return null;
  return cursorAt({ row: Math.floor(next / columns), column: next % columns });
}

/** Selects all cells, with the cursor in the first. */
export const everything = ({ rows, columns }: Size): Cursor => ({
  at: { row: 0, column: 0 },
  anchor: { row: rows - 1, column: columns - 1 },
});
