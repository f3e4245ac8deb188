import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether an element's content is taller than it: then the keyboard must be able to reach and scroll it. */
export function useScrollable<T extends HTMLElement>(): { ref: RefObject<T | null>; isScrollable: boolean } {
  const ref = useRef<T>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, isScrollable };
}
