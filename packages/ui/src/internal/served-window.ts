import { createContext } from 'react';

/** A window in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The window that a server draws for, and the browser that takes its page over; `null` where no server drew. */
export const ServedWindow = createContext<WindowSize | null>(null);

const limits = /\((min|max)-(width|height):\s*(\d+(?:\.\d+)?)px\)/gu;

/**
 * Whether a media query holds in a window of this size. What is no limit of width or height (a pointer, a preference) is known to
 * the browser alone: it does not hold.
 */
export function holdsIn(query: string, window: WindowSize): boolean {
  const known = [...query.matchAll(limits)];
  const rest = query.replaceAll(limits, '').replaceAll(/\band\b|\s/gu, '');
  return (
    rest === '' &&
    known.every(([, end, side, pixels]) => {
      const given = side === 'width' ? window.width : window.height;
      return end === 'min' ? given >= Number(pixels) : given <= Number(pixels);
    })
  );
}
