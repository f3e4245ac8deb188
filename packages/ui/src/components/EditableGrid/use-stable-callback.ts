import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the last drawing: for events, never while drawing. */
export function useStableCallback<Args extends unknown[], Done>(
  act: (...args: Args) => Done,
): (...args: Args) => Done {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
