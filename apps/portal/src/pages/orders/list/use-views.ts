import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { indexedDbStore } from '../../../shared/persistence/indexed-db-store.ts';
import { storageKey } from '../../../shared/persistence/persistent-store.ts';
import { selectStorageOwner } from '../../../shared/session/selectors.ts';
import { type OrderView, readViews } from './views.ts';

const persistentStore = indexedDbStore();

/** The person's views of this store. In the persistent store: signing out clears local storage (D94), and a named view is work. */
export function useViews() {
  const key = storageKey(useAppSelector(selectStorageOwner), 'order-views');
  const [views, setViews] = useState<readonly OrderView[]>([]);
  useEffect(() => {
    let isOpen = true;
    persistentStore.get(key).then(
      (kept) => isOpen && setViews(readViews(kept)),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [key]);
  return {
    views,
    keep(next: readonly OrderView[]) {
      setViews(next);
      // The views last as long as the page where there is no room to store them.
      persistentStore.put(key, next).catch(() => {});
    },
  };
}
