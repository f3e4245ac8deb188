import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from './EditableGrid.types.ts';
import { useStableCallback } from './use-stable-callback.ts';
import {
  type Drawn,
  drawnNear,
  drawnTowards,
  drawnWith,
  firstWidth,
  isCovered,
  type View,
  viewWith,
} from './window.model.ts';

/** The view that is assumed until it is measured, in pixels. */
const firstView: View = { top: 0, left: 0, height: 600, width: 0 };

/** The view of a scroller, as wide as if its row names had the width that the model knows. */
function viewOf(element: HTMLElement | null, nameWidth: number): View {
  if (!element) return firstView;
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
  const width = clientWidth - (nameWidth - firstWidth);
  return { top: scrollTop, left: scrollLeft, height: clientHeight, width };
}

/** Rows that are drawn between two frames, or taken away: a key waits for no more of them. */
const some = 4;

/**
 * Keeps the rows that are in the document: at once what is in view, and after the frame, a few at a time, what is near, in place
 * of what no longer is. A key thus waits for what it shows.
 */
export function useDrawnRows(
  scroller: RefObject<HTMLElement | null>,
  starts: readonly number[],
  nameWidth: number,
) {
  const [drawn, setDrawn] = useState<Drawn>(() => drawnNear(firstView));
  const frame = useRef(0);
  const drawLater = useStableCallback(() => {
    cancelAnimationFrame(frame.current);
    // A transition that begins in a frame is drawn after it, and gives way to what is urgent.
    frame.current = requestAnimationFrame(() => {
      const view = viewOf(scroller.current, nameWidth);
      startTransition(() => setDrawn((before) => drawnTowards(before, view, some)));
    });
  });
  // There may be more to draw as long as something changes.
  useEffect(drawLater, [drawn, drawLater]);
  useEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(drawLater);
    observer.observe(scroller.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [scroller, drawLater]);

  return {
    drawn,
    /** Draws what is in view once a cell is, in the drawing under way. */
    drawAround: (place: Place) => {
      const view = viewWith(place, viewOf(scroller.current, nameWidth), starts);
      setDrawn((before) => drawnWith(before, view, starts));
    },
    onScroll: () => {
      const view = viewOf(scroller.current, nameWidth);
      // At once, so that the frame of the scroll shows them already.
      if (!isCovered(drawn, view)) flushSync(() => setDrawn(drawnNear(view)));
      drawLater();
    },
  };
}
