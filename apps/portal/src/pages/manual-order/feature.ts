import type { CallInput } from '@trastienda/api-client';
import type { createOrder } from '@trastienda/api-client/kidal';
import { createAction } from '@reduxjs/toolkit';
import { fork, put, takeLeading } from 'redux-saga/effects';
import { orderStatistics } from '../../entities/store/operations.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { manualPostalCode, orderCreation } from './operations.ts';

export type ManualOrder = Omit<CallInput<typeof createOrder>['body'], 'storeId'>;

/** 'Continuar a la guía'; `key` is one for each sale, the same for every repeat of it (D169). */
export const manualOrderGiven = createAction<{ readonly order: ManualOrder; readonly key: string }>(
  'manualOrder/given',
);

function* create({ order, key }: ReturnType<typeof manualOrderGiven>['payload']): Saga {
  const storeId = yield* select(selectCurrentStoreId);
  const result = yield* orderCreation.run({ body: { storeId, ...order } }, { idempotencyKey: key });
  if (!result.ok) return;
  yield put(successNotified(`Se registró el pedido ${result.value.data.orderid}`));
  yield fork(() => orderStatistics.run({ params: { storeId } }));
}

/** Sales outside the channels, written down so that a guide can be made for them. */
export const manualOrderFeature: Feature = {
  name: 'manual-order',
  *saga() {
    yield fork(manualPostalCode.watch);
    yield takeLeading(manualOrderGiven, ({ payload }) => create(payload));
  },
};
