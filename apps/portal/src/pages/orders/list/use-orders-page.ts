import { pageCount } from '@trastienda/domain';
import type { CallError, CallOutput, listOrders } from '@trastienda/api-client';
import { useEffect, useMemo, useState } from 'react';
import { whenQuiet } from '../../../shared/routes/when-quiet.ts';
import { useAppDispatch, useRead } from '../../../shared/store/hooks.ts';
import { ordersPage } from '../../../entities/order/operations.ts';
import { orderQueryOf } from '../../../entities/order/order-query.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';

export type OrdersPage = CallOutput<typeof listOrders>;

export type OrdersPageState = {
  /** The shown page: this one, or the one before while it is loading. */
  readonly page: OrdersPage | null;
  /** Whether the shown rows answer the query of the address. */
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly error: CallError | null;
  /** When the page on show was answered, in milliseconds. */
  readonly at: number | null;
  readonly reload: () => void;
};

/** Asks for the page that the address names; the one before stays on show until it is there (experience.md 5). */
export function useOrdersPage(search: OrdersSearch): OrdersPageState {
  const dispatch = useAppDispatch();
  const query = useMemo(() => orderQueryOf(search), [search]);
  const operation = useRead(ordersPage, { query });
  const [shown, setShown] = useState<OrdersPage | null>(null);

  const { value } = operation;
  if (value !== null && value !== shown) setShown(value);

  const total = value?.total ?? 0;
  const hasNext = operation.status === 'succeeded' && search.pagina < pageCount(total, search.tamano);
  useEffect(() => {
    if (!hasNext) return;
    const next = { query: { ...query, page: search.pagina + 1 } };
    // The next page is the likeliest step; it waits until the browser has nothing else to do.
    return whenQuiet(() => dispatch(ordersPage.requested(next, { freshFor: 60_000, isAhead: true })));
  }, [dispatch, hasNext, query, search.pagina]);

  return {
    page: value ?? (operation.status === 'failed' ? null : shown),
    isCurrent: value !== null,
    isLoading: operation.status === 'loading' || operation.status === 'idle',
    error: operation.error,
    at: operation.status === 'succeeded' ? operation.at : null,
    reload: operation.ask,
  };
}
