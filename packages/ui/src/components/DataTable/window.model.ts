/** Row count from which only rows near the viewport are in the document. */
export const windowFrom = 100;

interface Placed {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Rows to draw and the empty heights between them, in pixels. */
export type Strip<Item extends Placed> =
  | { readonly kind: 'row'; readonly item: Item }
  | { readonly kind: 'gap'; readonly id: string; readonly height: number };

/**
 * Fills the list between the rows that are drawn, so that every one stands at its own height. Gaps can be in the middle
 * too: the current row stays in the document, however far it was scrolled away.
 */
export function stripsOf<Item extends Placed>(
  items: readonly Item[],
  from: number,
  to: number,
): Strip<Item>[] {
  const strips: Strip<Item>[] = [];
  let at = from;
  for (const item of items) {
    if (item.start > at) strips.push({ kind: 'gap', id: `before ${item.index}`, height: item.start - at });
    strips.push({ kind: 'row', item });
    at = item.end;
  }
  if (to > at) strips.push({ kind: 'gap', id: 'after', height: to - at });
  return strips;
}

/** The rows of a range, and the one that has the focus wherever it is, in order. */
function withKept(indexes: readonly number[], kept: number): number[] {
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (kept < 0 || first === undefined || last === undefined) return [...indexes];
  if (kept < first) return [kept, ...indexes];
  return kept > last ? [...indexes, kept] : [...indexes];
}

/** The movement of a list while it is rendered. It is `still` only after a pause. */
export type Motion = 'arriving' | 'still' | 'forward' | 'backward';

/** Pixels of rows drawn before and after those that are seen. */
const reach = {
  // Rows that are not in view do not delay those that are.
  arriving: { before: 120, after: 120 },
  still: { before: 400, after: 400 },
  // The browser scrolls by itself while the page draws: it must not come to where nothing is.
  forward: { before: 200, after: 1000 },
  backward: { before: 1000, after: 200 },
} as const;

/** Places of the rows to draw: the ones seen, those within reach, and the one that has the focus. */
export function placesToDraw(
  seen: { startIndex: number; endIndex: number; count: number },
  motion: Motion,
  rowHeight: number,
  kept: number,
): number[] {
  const { before, after } = reach[motion];
  const first = Math.max(0, seen.startIndex - Math.ceil(before / rowHeight));
  const last = Math.min(seen.count - 1, seen.endIndex + Math.ceil(after / rowHeight));
  return withKept(
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
    kept,
  );
}
