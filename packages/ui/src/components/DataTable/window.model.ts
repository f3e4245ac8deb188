/** From so many rows on, only those near the viewport are in the document (experience.md, section 5). */
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
export function withKept(indexes: readonly number[], kept: number): number[] {
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (kept < 0 || first === undefined || last === undefined) return [...indexes];
  if (kept < first) return [kept, ...indexes];
  return kept > last ? [...indexes, kept] : [...indexes];
}
