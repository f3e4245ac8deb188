import { takeEvery } from 'redux-saga/effects';
import type { Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { cancel, cancellationConfirmed } from './cancel.saga.ts';

function* cancelOrderSaga(): Saga {
  yield takeEvery(cancellationConfirmed, cancel);
}

/** Orders can be cancelled, whole or in part. */
export const cancelOrderFeature: Feature = { name: 'cancel-order', saga: cancelOrderSaga };
