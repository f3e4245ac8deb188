import type { AppStore } from '../../shared/store/store.ts';
import { indexedDbStore } from '../../shared/persistence/indexed-db-store.ts';
import { type PersistentStore, storageKey } from '../../shared/persistence/persistent-store.ts';

/**
 * Carries on, wherever the merchant is, the purchases that a reload or a crash cut off. Runs once the gate is open,
 * and loads the guides' code only when there is one to carry on.
 */
export function resumePurchases(
  store: AppStore,
  persistentStore: PersistentStore = indexedDbStore(),
  load: () => Promise<{ readonly guidesFeature: Parameters<AppStore['startFeature']>[0] }> = () =>
    import('./feature.ts'),
): void {
  const look = () => {
    const { gate, session, storeId } = store.getState().session;
    if (gate.phase !== 'open' || session === null || storeId === null) return;
    stop();
    const owner = { user: session.user.email, storeId };
    void persistentStore
      .list(storageKey(owner, 'guide-purchase', ''))
      .then(async (begun) => {
        if (begun.length > 0) store.startFeature((await load()).guidesFeature);
      })
      // Not read now, it is read when the wizard opens.
      .catch(() => {});
  };
  const stop = store.subscribe(look);
  look();
}
