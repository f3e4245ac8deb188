import {
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Motion, placesToDraw } from '../DataTable/window.model.ts';
import { firstNumbers, renumbered } from './numbers.model.ts';

interface WindowOptions {
  /** Keys of all rows, in order. */
  keys: readonly string[];
  /** Height of a row until it is measured, in pixels. */
  rowHeight: number;
  /** Place of the row that has the focus, which stays in the document; -1 for none. Default: -1. */
  kept?: number | undefined;
  /** Nothing has moved for a while, and other rows are drawn. */
  onRest?: (() => void) | undefined;
}

/** Position of a list in its scroll container. */
interface Place {
  /** Distance from the start of the scroll container to the first row, in pixels. */
  margin: number;
  /** Height of what sticks above the rows. */
  covered: number;
  /** Height of the first row drawn: a better guess than the caller's. */
  rowHeight: number;
}

/** The rows near the viewport of the page. */
export function usePageWindow<List extends HTMLElement, Item extends Element>(options: WindowOptions) {
  const { list, margin, covered, rowHeight } = usePlace<List>(
    (element) => element.getBoundingClientRect().top + window.scrollY,
    { covered: 0, rowHeight: options.rowHeight },
  );
  const { common, follow } = useCommon({ ...options, rowHeight }, margin);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing, and memoised nowhere
  const rows = useWindowVirtualizer<Item>({
    ...common,
    // The first drawing, and a server's, needs rows.
    initialRect: { width: 0, height: 800 },
    scrollPaddingStart: covered,
  });
  useNewGuess(rows, rowHeight);
  useFollowed(rows, follow, options.onRest);
  return { list, margin, rows };
}

/**
 * The rows near the viewport of a region, which is what the table stands in. They are counted from the first row, not from
 * the header, which covers what it moves: a margin known only after the first drawing would place every row a second time.
 */
export function useRegionWindow<List extends HTMLElement, Item extends Element>(options: WindowOptions) {
  const { list, covered, rowHeight } = usePlace<List>(nowhere, {
    covered: headHeight,
    rowHeight: options.rowHeight,
  });
  const { common, follow } = useCommon({ ...options, rowHeight }, 0);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing, and memoised nowhere
  const rows = useVirtualizer<HTMLElement, Item>({
    ...common,
    // Found from the rows: a `ref` of what is around them is not there yet when they are mounted.
    getScrollElement: () => list.current?.closest('table')?.parentElement ?? null,
    initialRect: { width: 0, height: 600 },
    scrollPaddingEnd: covered,
  });
  useNewGuess(rows, rowHeight);
  useFollowed(rows, follow, options.onRest);
  return { list, margin: 0, rows };
}

function useCommon({ keys, rowHeight, kept = -1 }: WindowOptions, margin: number) {
  const [hasRested, setHasRested] = useState(false);
  /** The rows, once they are mounted. */
  const moving = useRef<Moving>(null);
  const mount = useCallback((rows: Moving) => {
    moving.current = rows;
  }, []);
  const common = {
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey: useNumbers(keys),
    measureElement: heightOf,
    scrollMargin: margin,
    rangeExtractor: (range: Range) =>
      placesToDraw(range, motionOf(moving.current, hasRested), rowHeight, kept),
  };
  return { common, follow: { mount, hasRested, setHasRested } };
}

/** The virtualizer places every row anew when this function is another one. */
function useNumbers(keys: readonly string[]) {
  const [numbers, setNumbers] = useState(() => firstNumbers(keys));
  if (numbers.keys === keys) return numbers.at;
  const now = renumbered(numbers, keys);
  setNumbers(now);
  return now.at;
}

type Moving = Pick<Virtualizer<Element, Element>, 'isScrolling' | 'scrollDirection'> | null;

function motionOf(rows: Moving, hasRested: boolean): Motion {
  if (rows?.isScrolling && rows.scrollDirection) return rows.scrollDirection;
  return hasRested ? 'still' : 'arriving';
}

/** Milliseconds without movement before more rows are rendered, and again before they are measured. */
const restMs = 500;

function useFollowed(
  rows: NonNullable<Moving>,
  { mount, hasRested, setHasRested }: ReturnType<typeof useCommon>['follow'],
  onRest: (() => void) | undefined,
) {
  const { isScrolling } = rows;
  useLayoutEffect(() => mount(rows), [mount, rows]);
  useEffect(() => {
    if (isScrolling) return undefined;
    // A slow frame ends a scroll that goes on: what is done then would hold up the next one.
    const timer = setTimeout(() => (hasRested ? onRest?.() : setHasRested(true)), restMs);
    return () => clearTimeout(timer);
  }, [isScrolling, hasRested, setHasRested, onRest]);
}

/** Another guess moves every row that was not measured. */
function useNewGuess(rows: { measure: () => void }, rowHeight: number) {
  const guessed = useRef(rowHeight);
  useLayoutEffect(() => {
    if (guessed.current !== rowHeight) rows.measure();
    guessed.current = rowHeight;
  }, [rows, rowHeight]);
}

/**
 * Heights are told by the observer, after the browser has laid the rows out and before it paints them. Asking for one
 * while drawing would have them laid out twice.
 */
function heightOf<Scroller extends Element | Window, Item extends Element>(
  item: Item,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Scroller, Item>,
): number {
  if (entry) return measureElement(item, entry, rows);
  const index = rows.indexFromElement(item);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

const nowhere = () => 0;
/** Pixels of the names of the columns at the usual size of letters: a guess that holds spares the rows a second drawing. */
const headHeight = 40;

/** Looks again whenever the page changes its height: what is above the list may have grown or gone. */
function usePlace<List extends HTMLElement>(
  marginOf: (list: List) => number,
  guess: Pick<Place, 'covered' | 'rowHeight'>,
) {
  const list = useRef<List>(null);
  const [place, setPlace] = useState<Place>({ margin: 0, ...guess });
  const lookAt = useRef(marginOf);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const margin = Math.round(lookAt.current(element));
      const head = element.closest('table')?.tHead;
      const covered = head ? head.offsetHeight + (Number.parseFloat(getComputedStyle(head).top) || 0) : 0;
      setPlace((now) =>
        now.margin === margin && now.covered === covered ? now : { ...now, margin, covered },
      );
    };
    look();
    const first = element.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
    if (first) setPlace((now) => (now.rowHeight === first ? now : { ...now, rowHeight: first }));
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, ...place };
}
