import { createAction } from '@reduxjs/toolkit';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { shipmentsInput } from './model.ts';
import { shipmentCancelling, shipmentDetail, shipmentPage } from './operations.ts';
import type { ShipmentsSearch } from './search.ts';

/** 'Cancelar envío'; `search` is the page on show behind it. */
export const shipmentCancelRequested = createAction<{
  readonly shipmentId: string;
  readonly search: ShipmentsSearch;
}>('shipmentHistory/cancelRequested');

function* cancel({ shipmentId, search }: ReturnType<typeof shipmentCancelRequested>['payload']): Saga {
  const storeId = yield* select(selectCurrentStoreId);
  const params = { storeId, shipmentId };
  const result = yield* shipmentCancelling.run({ params });
  // Refused because the warehouse has it by now, or answered: either way what is on show is old.
  if (result.ok || result.error.status === 409) {
    yield fork(() => shipmentDetail.run({ params }));
    yield fork(() => shipmentPage.run(shipmentsInput(storeId, search)));
  }
  if (result.ok) yield put(successNotified(`El envío ${shipmentId} se canceló`));
}

/** The history of what the store sent to the fulfillment warehouse. */
export const shipmentHistoryFeature: Feature = {
  name: 'shipment-history',
  *saga() {
    yield fork(watchAll(shipmentPage, shipmentDetail));
    yield takeEvery(shipmentCancelRequested, ({ payload }) => cancel(payload));
  },
};
