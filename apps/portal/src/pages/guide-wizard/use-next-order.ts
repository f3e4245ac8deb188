import { someOrders } from '../../entities/order/operations.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { guideLines } from '../../entities/guide/guide-lines.ts';
import { waitingOrders } from './waiting-orders.ts';

/** The number of the next order that waits for a guide, by deadline; `null` when none does or none is known. */
export function useNextOrder(orderNumber: string): string | null {
  const { value } = useRead(someOrders, { query: waitingOrders });
  const next = value?.rows.find((order) => order.orderNumber !== orderNumber && guideLines(order).length > 0);
  return next?.orderNumber ?? null;
}
