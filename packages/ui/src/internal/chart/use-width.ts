import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsServed } from '../use-is-served.ts';

export interface Measured {
  /** Ref for an element that is as wide as the drawing and stays as long as the component. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Pixels; 0 before it is measured: nothing needs to be drawn then, for nobody sees it. */
  readonly width: number;
}

/** Pixels on a server, and where nothing has a width. */
const unmeasured = 640;

/** The width of an element, followed as it changes. */
export function useWidth(): Measured {
  const ref = useRef<HTMLDivElement>(null);
  const isServed = useIsServed();
  const [width, setWidth] = useState(isServed ? unmeasured : 0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((before) => element.clientWidth || before || unmeasured);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
