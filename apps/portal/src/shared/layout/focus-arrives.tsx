import { useEffect, useState } from 'react';

type Props = {
  /** Selector of what takes it, as it is when this is first drawn. */
  readonly at: string;
};

/**
 * Moves the keyboard where one part of a page took the place of another: the element that had the keyboard is gone with it, and the browser has put it at the
 * page itself; it goes on at what is named. Once, when this is first drawn, and never away from where somebody is: at
 * the heading nobody is but by this, and what is named after it is nearer to where one was.
 */
export function FocusArrives({ at }: Props) {
  const [selector] = useState(at);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement.matches('h1'))
      document.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return null;
}
