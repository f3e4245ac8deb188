import { useCallback, useContext, useSyncExternalStore } from 'react';
import { holdsIn, ServedWindow } from './served-window.ts';

/** Whether a media query holds; on a server it does in the window that `UiProvider` names, and in none without. */
export function useMedia(query: string): boolean {
  const served = useContext(ServedWindow);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => served !== null && holdsIn(query, served),
  );
}
