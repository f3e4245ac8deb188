import type { EditableGridColumn, Place } from './EditableGrid.types.ts';

/** Height of every row in pixels: `size.row.compact`. Because all are equal, the rows in view follow by division. */
export const rowHeight = 40;
/** Space that the sticky header (at any density) and the sticky column of row names cover, unless a grid says more. */
const headHeight = 36;
export const firstWidth = 64;
/** The padding before and after the text of a cell. */
export const cellInset = 12;
/** Size of a cell's letters unless the browser's is changed; none is wider. */
const em = 13;
/** The browser scrolls so much further than it must (`scroll-padding`). */
const slack = 8;
/** Rows drawn beyond each edge of the view: scrolling by wheel or finger is seen before its event is heard. */
const beyond = 6;
/** The maximum of rows that wait to leave the document when keys come faster than frames. */
const most = 100;

/** The width of a column, in pixels. */
export const widthOf = ({ width = 160 }: EditableGridColumn): number => width;

/** Whether the texts of a column stand at its end. */
export const isFigureColumn = (column: EditableGridColumn): boolean =>
  column.type === 'number' || column.type === 'money' || (column.type === 'text' && column.align === 'end');

/** Whether a text may be wider than its cell. */
export const mayOverflow = (text: string, column: EditableGridColumn): boolean =>
  text.length * em > widthOf(column) - 2 * cellInset;

/** The part of the grid that is in view, in pixels. */
export interface View {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Gives the start of each column, beside the row names, and the end of the last one. */
export function startsOf(columns: readonly EditableGridColumn[]): number[] {
  let at = 0;
  return [0, ...columns.map((column) => (at += widthOf(column)))];
}

/** The first and the last of some columns. */
export type Span = readonly [first: number, last: number];
const none: Span = [Number.POSITIVE_INFINITY, -1];

/** Rows in view, of which the last may be more than there are. */
function rowsIn({ top, height }: View, more = 0): number[] {
  const first = Math.max(0, Math.floor(top / rowHeight) - more);
  const last = Math.ceil((top + height - headHeight + slack) / rowHeight) - 1 + more;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Columns in view; all of them where the grid is narrower. */
function columnsIn({ left, width }: View, starts: readonly number[]): Span {
  const right = left + width - firstWidth + slack;
  return [
    Math.max(
      0,
      starts.findLastIndex((start) => start <= left - slack),
    ),
    starts.findLastIndex((start, at) => start < right && at < starts.length - 1),
  ];
}

/** The view once a cell is in it, with the least scrolling. */
export function viewWith({ row, column }: Place, view: View, starts: readonly number[]): View {
  const [top, left, right] = [row * rowHeight, starts[column] ?? 0, starts[column + 1] ?? 0];
  return {
    ...view,
    top: Math.min(top, Math.max(view.top, top + rowHeight + headHeight - view.height)),
    left: Math.min(left, Math.max(view.left, right + firstWidth - view.width)),
  };
}

/** Rows in the document, and which of their columns: when a key brings one, those in view. */
export type Drawn = ReadonlyMap<number, Span>;

export const whole: Span = [0, Number.POSITIVE_INFINITY];

/** The rows of a view and those near them. */
export const drawnNear = (view: View): Drawn => new Map(rowsIn(view, beyond).map((row) => [row, whole]));

/** Whether every row in view is drawn. */
export const isCovered = (drawn: Drawn, view: View): boolean => rowsIn(view).every((row) => drawn.has(row));

/** Adds what is in view to what is rendered; gives the same object when nothing is added. */
export function drawnWith(drawn: Drawn, view: View, starts: readonly number[]): Drawn {
  const [first, last] = columnsIn(view, starts);
  const lacking = rowsIn(view).filter((row) => {
    const [from, to] = drawn.get(row) ?? none;
    return from > first || to < last;
  });
  if (lacking.length === 0) return drawn;
  const next = new Map(drawn.size > most ? [] : drawn);
  for (const row of lacking) {
    const [from, to] = drawn.get(row) ?? none;
    next.set(row, [Math.min(from, first), Math.max(to, last)]);
  }
  return next;
}

/** A step from what is drawn to what is near a view: some rows more or, when none lacks, some less; the same at the end. */
export function drawnTowards(drawn: Drawn, view: View, some: number): Drawn {
  const near = rowsIn(view, beyond);
  // First those that are in view, though not whole.
  const lacking = near
    .filter((row) => drawn.get(row) !== whole)
    .toSorted((a, b) => Number(drawn.has(b)) - Number(drawn.has(a)));
  const far = [...drawn.keys()].filter((row) => !near.includes(row));
  if (lacking.length === 0 && far.length === 0) return drawn;
  const next = new Map(drawn);
  for (const row of lacking.slice(0, some)) next.set(row, whole);
  if (lacking.length === 0) for (const row of far.slice(0, some)) next.delete(row);
  return next;
}

/** Drawn rows in order, and one that stays wherever it is. */
export const placesOf = (drawn: Drawn, kept: number, count: number) =>
  [...new Set([...drawn.keys(), kept])]
    .filter((index) => index < count)
    .toSorted((a, b) => a - b)
    .map((index) => ({ index, start: index * rowHeight, end: (index + 1) * rowHeight }));
