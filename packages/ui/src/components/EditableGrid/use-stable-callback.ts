import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the last drawing: for events, never while drawing. */
export function useStableCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
