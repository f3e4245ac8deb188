import { cancelCourierGuide, quoteCourier } from '@trastienda/api-client';
import { getGuideLot, getNewGuideLot, listGuideLots, saveGuideLot } from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The store's lots, newest first. */
export const guideLots = createOperation(listGuideLots);
/** A lot at work, or how it ended. */
export const lotDetail = createOperation(getGuideLot);
/** A fresh id (D158). */
export const newLot = createOperation(getNewGuideLot);
export const lotSaving = createOperation(saveGuideLot, { keep: 1 });
export const lotCancelling = createOperation(cancelCourierGuide, {
  name: 'lotCancelling',
  keyOf: ({ body }) => body.lotId ?? '',
});
/** One row's price. */
export const lotQuote = createOperation(quoteCourier, { name: 'lotQuote', keep: 1 });
