import { getGuideDetail, listOrders, listStoreGuides } from '@trastienda/api-client';
import { getAutomaticGuide, getGuidesReport, listTrackingStates } from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the store's guides. */
export const guidePage = createOperation(listStoreGuides, {
  name: 'guidePage',
  keyOf: ({ params, query }) => JSON.stringify([params.n, params.p, query?.search ?? '']),
});
export const guideReport = createOperation(getGuidesReport);
/** One page of the board, by state. */
export const trackingBoard = createOperation(listTrackingStates, {
  keyOf: (input) => JSON.stringify([input.params, input.query ?? {}]),
});
export const trackedGuide = createOperation(getGuideDetail, { keyOf: ({ params }) => params.guide });
/** The order that a number may be of, to find its guide (D160). */
export const trackedOrder = createOperation(listOrders, {
  name: 'trackedOrder',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});
export const automaticGuide = createOperation(getAutomaticGuide, { keyOf: ({ params }) => params.ref });
