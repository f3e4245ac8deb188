import { type RefObject, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Asking, type Fit, fitColumns } from './fit.model.ts';

export interface UsedFit extends Fit {
  /** Every row drawn before this is known would be laid out twice. True on a server, and where it draws on from there. */
  isKnown: boolean;
  /** Even what never hides asks for more than there is. */
  scrolls: boolean;
  /** What the table scrolls in: its room. */
  scroller: RefObject<HTMLDivElement | null>;
  /** For its `ref`. */
  measured: (element: HTMLDivElement) => () => void;
}

const never = () => () => {};

/**
 * What the columns get of the room there is, followed as it changes: all they ask for until it is measured, and on a
 * server. Letters twice as large leave half the room. `taken` pixels are no column's: the box of a row.
 */
export function useFit(columns: readonly Asking[], taken: number): UsedFit {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Infinity);
  const measured = useCallback(
    (element: HTMLDivElement) => {
      scroller.current = element;
      const measure = () => {
        const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
        setRoom((element.clientWidth - taken) / letters);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => {
        observer.disconnect();
        scroller.current = null;
      };
    },
    [taken],
  );
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const fit = useMemo(() => fitColumns(columns, room), [columns, room]);
  return { ...fit, isKnown: isFromServer || room < Infinity, scrolls: fit.least > room, scroller, measured };
}
