import { useCallback, useSyncExternalStore } from 'react';
import { selectStorageOwner } from '../session/selectors.ts';
import { useAppSelector } from '../store/hooks.ts';
import { storageKey } from './persistent-store.ts';
import { browserStorage } from './browser-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The browser reports the writes of another tab; those of this one are reported here.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A text of this person and store in local storage, the same in every part of the page that reads it; `null` while none was kept. */
export function useKept(...parts: readonly string[]) {
  const key = storageKey(useAppSelector(selectStorageOwner), ...parts);
  const read = () => browserStorage.getItem(key);
  const kept = useSyncExternalStore(subscribe, read, read);
  const keep = useCallback(
    (text: string | null) => {
      if (text === null) browserStorage.removeItem(key);
      else browserStorage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [kept, keep] as const;
}
