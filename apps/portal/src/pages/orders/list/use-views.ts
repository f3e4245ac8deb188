import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { indexedDbVault } from '../../../shared/persistence/indexed-db-vault.ts';
import { vaultKey } from '../../../shared/persistence/vault.ts';
import { selectCurrentStoreId, selectEmail } from '../../../shared/session/selectors.ts';
import { type OrderView, readViews } from './views.ts';

const vault = indexedDbVault();

/** The person's views of this store. In the vault: signing out clears local storage (D94), and a named view is work. */
export function useViews() {
  const user = useAppSelector(selectEmail);
  const storeId = useAppSelector(selectCurrentStoreId);
  const key = vaultKey({ user, storeId }, 'order-views');
  const [views, setViews] = useState<readonly OrderView[]>([]);
  useEffect(() => {
    let isOpen = true;
    vault.get(key).then(
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
      // Without room the views last as long as the page.
      vault.put(key, next).catch(() => {});
    },
  };
}
