import { NewDataPill } from '@trastienda/ui/NewDataPill';
import { useIsOnline } from '../../../shared/layout/index.ts';
import { OfflineNotice } from '../../../shared/layout/offline-notice.tsx';
import { StaleList } from '../../../shared/list/stale-list.tsx';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { selectNewOrders, selectOrderTotal } from '../selectors.ts';
import { ordersSeen } from '../slice.ts';
import type { OrdersPageState } from './use-orders-page.ts';

/** "3 pedidos nuevos · Mostrar": the list itself never moves (D110). */
export function NewOrders({ onShow }: { readonly onShow: () => void }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewOrders);
  const total = useAppSelector(selectOrderTotal);
  return (
    <NewDataPill
      count={count}
      onShow={() => {
        if (total !== null) dispatch(ordersSeen(total));
        onShow();
      }}
    />
  );
}

/** The notice that the shown data is old, and why: it could not be refreshed, or there is no connection. */
export function Staleness({ state }: { readonly state: OrdersPageState }) {
  const isOnline = useIsOnline();
  if (state.page === null) return null;
  if (!isOnline) return <OfflineNotice at={state.at} />;
  if (state.error === null) return null;
  return <StaleList onRetry={state.reload} />;
}
