import { StoreSwitcher } from '@trastienda/ui/StoreSwitcher';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { selectEmail, selectStore } from '../../shared/session/selectors.ts';
import { userStores } from './operations.ts';

/** The store one works in; another one is a full load of the root, which drops every cached list (D23). */
export function StoreMenu() {
  const current = useAppSelector(selectStore);
  const email = useAppSelector(selectEmail);
  const { status, value, ask } = useRead(userStores, { query: { email } }, { freshFor: 60_000 });
  const stores = value?.data ?? (current ? [current] : []);
  return (
    <StoreSwitcher
      stores={stores}
      currentStoreId={current?.id ?? null}
      status={status === 'failed' ? 'failed' : status === 'succeeded' ? 'ready' : 'loading'}
      onStoreChange={(storeId) => window.location.assign(paths.homeOfStore(storeId))}
      onRetry={ask}
    />
  );
}
