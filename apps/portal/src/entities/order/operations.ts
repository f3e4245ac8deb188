import { cancelOrder, downloadGuideLabel, getGuideDetail, listOrders } from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Pages of the list, each under its own key, so that paging back shows the previous one immediately. */
export const ordersPage = createOperation(listOrders, { name: 'ordersPage' });

/** Orders that other screens offer, find or count, each choice under its own question. */
export const someOrders = createOperation(listOrders, { name: 'someOrders' });

/** One order by its whole number (D37). */
export const orderDetail = createOperation(listOrders, {
  name: 'orderDetail',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});

/** The input that finds one order. */
export const byNumber = (orderNumber: string) =>
  ({ query: { 'filter-orderId': orderNumber, pageSize: 1 } }) as const;

/** The key of what is done to one order that its body names. */
export const bodyOrder = ({ body }: { readonly body: { readonly orderId: string } }): string => body.orderId;

/** The key of what is done to one order that its path names. */
export const pathOrder = ({ params }: { readonly params: { readonly orderId: string } }): string =>
  params.orderId;

/** A guide with its carrier's events. */
export const guideDetail = createOperation(getGuideDetail);

/** The label's PDF. */
export const guideLabel = createOperation(downloadGuideLabel, { keep: 0 });

export const orderCancellation = createOperation(cancelOrder, { keyOf: bodyOrder });
