import type { CallInput } from '@trastienda/api-client';
import type { requestPickup } from '@trastienda/api-client/shippings';
import { createAction } from '@reduxjs/toolkit';
import { fork, put, takeLeading } from 'redux-saga/effects';
import { orderStatistics } from '../../entities/store/operations.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { guideDetail, orderDetail } from '../../entities/order/operations.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { pickupAsking, pickupPlace } from './operations.ts';

export type PickupWish = CallInput<typeof requestPickup>['body'];

/** 'Solicitar recolección'; `key` is one for each wish, the same for every repeat of it (D169). */
export const pickupRequested = createAction<{
  readonly wish: PickupWish;
  readonly key: string;
  /** The order whose page shows it, to be read again. */
  readonly orderNumber: string | null;
}>('pickups/requested');

function* ask({ wish, key, orderNumber }: ReturnType<typeof pickupRequested>['payload']): Saga {
  const result = yield* pickupAsking.run({ body: wish }, { idempotencyKey: key });
  if (!result.ok) return;
  yield put(successNotified(`Recolección solicitada. Folio ${result.value.detail.confirmation}`));
  const storeId = yield* select(selectCurrentStoreId);
  yield fork(() => orderStatistics.run({ params: { storeId } }));
  if (orderNumber === null) return;
  // The visit is told by the guides themselves.
  for (const guide of wish.guides) yield fork(() => guideDetail.run({ params: { guide } }));
  yield* orderDetail.run({ params: { storeId }, query: { 'filter-orderId': orderNumber, pageSize: 1 } });
}

/** The carriers' visits that a merchant asks for. */
export const pickupsFeature: Feature = {
  name: 'pickups',
  *saga() {
    yield fork(pickupPlace.watch);
    yield takeLeading(pickupRequested, ({ payload }) => ask(payload));
  },
};
