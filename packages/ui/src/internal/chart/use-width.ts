import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface Measured<T extends HTMLElement = HTMLDivElement> {
  /** On what is as wide as the drawing, and there as long as the component. */
  readonly ref: RefObject<T | null>;
  /** Pixels; 0 before it is measured: nothing needs to be drawn then, for nobody sees it. */
  readonly width: number;
}

const nothingTells = () => () => undefined;

/** The width of an element in pixels, followed as it changes; `unmeasured` on a server, and where nothing has a width. */
export function useWidth<T extends HTMLElement = HTMLDivElement>(unmeasured = 640): Measured<T> {
  const ref = useRef<T>(null);
  const isServed = useSyncExternalStore(
    nothingTells,
    () => false,
    () => true,
  );
  const [width, setWidth] = useState(isServed ? unmeasured : 0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((before) => element.clientWidth || before || unmeasured);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [unmeasured]);
  return { ref, width };
}
