import { cancelCourierGuide, listOrders, quoteCourier } from '@trastienda/api-client';
import { getGuideLot, getNewGuideLot, listGuideLots, saveGuideLot } from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The store's lots, newest first. */
export const guideLots = createOperation(listGuideLots);
/** A lot at work, or how it ended. */
export const lotDetail = createOperation(getGuideLot, { keyOf: ({ params }) => params.lotId });
/** A fresh id (D158). */
export const newLot = createOperation(getNewGuideLot);
export const lotSaving = createOperation(saveGuideLot, { keyOf: ({ body }) => body.lotId });
export const lotCancelling = createOperation(cancelCourierGuide, {
  name: 'lotCancelling',
  keyOf: ({ body }) => body.lotId ?? '',
});
/** Orders that wait for a guide, a page of as many as a lot may have. */
export const lotOrders = createOperation(listOrders, { name: 'lotOrders' });
/** One order of a lot that is on no such page. */
export const lotOrder = createOperation(listOrders, {
  name: 'lotOrder',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});
/** One row's price. */
export const lotQuote = createOperation(quoteCourier, {
  name: 'lotQuote',
  keyOf: ({ body }) => JSON.stringify(body),
  keep: 1,
});
