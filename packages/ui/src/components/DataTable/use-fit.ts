import { useCallback, useMemo, useState } from 'react';
import { type Asking, type Fit, fitColumns, isSameFit } from './fit.model.ts';

export interface UsedFit extends Fit {
  /** The `ref` of what the table scrolls in: its room. */
  measured: (element: HTMLDivElement) => () => void;
}

/**
 * What the columns get of the room there is, followed as it changes: all they ask for until it is measured, and on a
 * server. Letters twice as large leave half the room. `taken` pixels are no column's: the box of a row.
 */
export function useFit(columns: readonly Asking[], taken: number): UsedFit {
  const [room, setRoom] = useState(Infinity);
  const measured = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
        const there = (element.clientWidth - taken) / letters;
        // Where all get what they ask for anyway, the table that is drawn already stays as it is.
        setRoom((before) =>
          isSameFit(fitColumns(columns, before), fitColumns(columns, there)) ? before : there,
        );
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => observer.disconnect();
    },
    [columns, taken],
  );
  const fit = useMemo(() => fitColumns(columns, room), [columns, room]);
  return { ...fit, measured };
}
