import { cancelOrder, downloadGuideLabel, getGuideDetail, listOrders } from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';
import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
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

/** Who shows an order's guides starts it: what is asked of them is answered once. */
export const orderGuidesFeature: Feature = { name: 'order-guides', saga: watchAll(guideDetail) };

/** The label's PDF. */
export const guideLabel = createOperation(downloadGuideLabel, {
  keyOf: ({ params }) => params.guide,
  keep: 1,
});

export const orderCancellation = createOperation(cancelOrder, { keyOf: ({ body }) => body.orderId });

/** Orders that a page without one offers (D39), each choice under its own question. */
export const ordersToPick = createOperation(listOrders, {
  name: 'ordersToPick',
  keyOf: ({ query }) => JSON.stringify(query ?? {}),
  keep: 5,
});
