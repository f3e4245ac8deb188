import { cancelOrder, downloadGuideLabel, getGuideDetail, listOrders } from '@trastienda/api-client';
import { createOperation } from '../../store/create-operation.ts';
import { orderQueryKey } from './order-query.ts';

/** Pages of the list, each under its own question, so that paging back shows what was there at once. */
export const ordersPage = createOperation(listOrders, {
  name: 'ordersPage',
  keyOf: ({ query }) => orderQueryKey(query ?? {}),
});

/** One order by its whole number (D37). */
export const orderDetail = createOperation(listOrders, {
  name: 'orderDetail',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});

/** Carrier events of an order's guide. */
export const guideDetail = createOperation(getGuideDetail, { keyOf: ({ params }) => params.guide });

/** The label's PDF. */
export const guideLabel = createOperation(downloadGuideLabel, {
  keyOf: ({ params }) => params.guide,
  keep: 1,
});

export const orderCancellation = createOperation(cancelOrder, { keyOf: ({ body }) => body.orderId });
