import { useCallback, useMemo, useRef, useState } from 'react';
import { type Asking, type Fit, fitColumns, isSameFit, noNeeds } from './fit.model.ts';

export interface UsedFit extends Fit {
  /** Width of each column that was seen to be too narrow. */
  needs: ReadonlyMap<string, number>;
  /** The `ref` of what the table scrolls in: its room. */
  measured: (element: HTMLDivElement) => () => void;
  /** Looks whether what is drawn is wider than its column; then the column gets the room it needs. */
  look: (table: HTMLTableElement, keys: readonly string[]) => void;
  /** Drops the measurements, because the font has changed. */
  forget: () => void;
}

/** Ratio of the text size to the usual one. */
const lettersNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * Gives each column its share of the room, and follows changes: all they ask for until it is measured, and on a
 * server. Letters twice as large leave half the room. `taken` pixels are no column's: the box of a row.
 */
export function useFit(columns: readonly Asking[], taken: number): UsedFit {
  const [room, setRoom] = useState(Infinity);
  // The needs of all rows drawn so far count: a column that narrowed again for narrower rows would move all others.
  const [needs, setNeeds] = useState(noNeeds);
  /** Pixels that a column lacked when it last got more room. */
  const mended = useRef(new Map<string, number>());
  const measured = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const there = (element.clientWidth - taken) / lettersNow();
        // The table is not drawn again when all columns get what they ask for anyway.
        setRoom((before) =>
          isSameFit(fitColumns(columns, before, needs), fitColumns(columns, there, needs)) ? before : there,
        );
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => observer.disconnect();
    },
    [columns, taken, needs],
  );
  const look = useCallback((table: HTMLTableElement, keys: readonly string[]) => {
    const widest = overflowing(table, keys);
    const more = new Map<string, number>();
    for (const key of keys) {
      const cell = widest.get(key);
      const before = mended.current.get(key) ?? Infinity;
      if (cell === undefined) mended.current.delete(key);
      // Content that grows with its column would never be satisfied.
      else if (cell.over < before) {
        mended.current.set(key, cell.over);
        more.set(key, Math.ceil(cell.needs / lettersNow()));
      }
    }
    if (more.size > 0) setNeeds((all) => new Map([...all, ...more]));
  }, []);
  const forget = useCallback(() => {
    mended.current.clear();
    setNeeds(noNeeds);
  }, []);
  const fit = useMemo(() => fitColumns(columns, room, needs), [columns, room, needs]);
  return { ...fit, needs, measured, look, forget };
}

/** The missing pixels and the needed width of each column that is too narrow. */
function overflowing(table: HTMLTableElement, keys: readonly string[]) {
  const rows = [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.dataset['key'] !== undefined);
  const found = new Map<string, { over: number; needs: number }>();
  for (const [at, key] of keys.entries()) {
    // The boxes of the cells follow that of the row.
    const cells = rows.map((row) => row.cells[row.cells.length - keys.length + at]);
    const over = Math.max(...cells.map((cell) => (cell ? excessOf(cell) : 0)));
    if (over > 1) found.set(key, { over, needs: (cells[0]?.offsetWidth ?? 0) + over });
  }
  return found;
}

/** Pixels by which what is in a cell reaches over its padding, or over its end. Texts that are cut never do. */
function excessOf(cell: HTMLTableCellElement): number {
  const whole = cell.querySelector('[data-whole]') ?? onlyText(cell);
  const padding = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)] as const;
  };
  if (!whole) {
    const over = cell.scrollWidth - cell.clientWidth;
    return over > 1 ? over + Math.max(...padding()) : 0;
  }
  const [box, words] = [cell.getBoundingClientRect(), whole.getBoundingClientRect()];
  const [left, right] = [words.left - box.left, box.right - words.right];
  // The padding is read only for content that comes near the edge.
  if (Math.min(left, right) >= 16) return 0;
  const [start, end] = padding();
  return Math.max(start - left, end - right);
}

/** An amount, a number: the one element of a cell, with nothing but words in it. */
const onlyText = ({ firstElementChild }: Element) =>
  firstElementChild?.childElementCount === 0 ? firstElementChild : null;
