import { useEffect } from 'react';
import { ordersToPick } from '../../entities/order/operations.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { guideLines } from '../../entities/guide/guide-lines.ts';
import { waitingOrders } from './waiting-orders.ts';

/** The number of the next order that waits for a guide, by deadline; `null` when none does or none is known. */
export function useNextOrder(orderNumber: string): string | null {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  useEffect(() => {
    dispatch(ordersToPick.requested({ params: { storeId }, query: waitingOrders }));
  }, [dispatch, storeId]);
  return useAppSelector((state) => {
    const orders =
      ordersToPick.select(state, ordersToPick.keyOf({ params: { storeId }, query: waitingOrders })).value
        ?.data ?? [];
    const next = orders.find((order) => order.orderid !== orderNumber && guideLines(order).length > 0);
    return next?.orderid ?? null;
  });
}
