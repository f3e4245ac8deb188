import type { CallError, Order } from '@trastienda/api-client';
import { useRead } from '../../../shared/store/hooks.ts';
import type { OrdersPage } from '../list/use-orders-page.ts';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';

export type OrderState = {
  readonly order: Order | null;
  readonly isMissing: boolean;
  readonly isLoading: boolean;
  readonly error: CallError | null;
  readonly reload: () => void;
};

/** The order of a number: at once what the list knows of it, then what the service says now. */
export function useOrder(number: string, page: OrdersPage | null): OrderState {
  const { status, value, error, ask } = useRead(orderDetail, byNumber(number));
  const listed = page?.rows.find(({ orderNumber }) => orderNumber === number) ?? null;
  const known = value?.rows[0] ?? null;
  return {
    order: known ?? (value === null ? listed : null),
    isMissing: value !== null && known === null,
    isLoading: status === 'loading' || status === 'idle',
    error,
    reload: ask,
  };
}
