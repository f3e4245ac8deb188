import { useState } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { storageKey } from '../../../shared/persistence/persistent-store.ts';
import { selectStorageOwner } from '../../../shared/session/selectors.ts';
import { browserStorage } from '../../../shared/persistence/browser-storage.ts';

function read(key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    // Something else was written there; the choice begins anew.
    return new Set();
  }
}

/** Keys of the columns that the person took off, kept in this browser for the person and the store. */
export function useHiddenColumns() {
  const key = storageKey(useAppSelector(selectStorageOwner), 'orders', 'hidden-columns');
  const [hidden, setHidden] = useState(() => read(key));
  return {
    hidden,
    onHiddenChange(next: ReadonlySet<string>) {
      setHidden(next);
      browserStorage.setItem(key, JSON.stringify([...next]));
    },
  };
}
