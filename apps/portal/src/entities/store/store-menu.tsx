import { StoreSwitcher } from '@trastienda/ui/StoreSwitcher';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectStore } from '../../shared/session/selectors.ts';
import { selectStores } from './selectors.ts';
import { shellRefreshed } from '../../shared/session/config-slice.ts';

/** The store one works in; another one is a full load of the root, which drops every cached list (D23). */
export function StoreMenu() {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectStore);
  const { status, value } = useAppSelector(selectStores);
  const stores = value?.data ?? (current ? [current] : []);
  return (
    <StoreSwitcher
      stores={stores}
      currentStoreId={current?.id ?? null}
      status={status === 'failed' ? 'failed' : status === 'succeeded' ? 'ready' : 'loading'}
      onStoreChange={(storeId) => window.location.assign(paths.homeOfStore(storeId))}
      onRetry={() => dispatch(shellRefreshed())}
    />
  );
}
