import { takeEvery, takeLatest } from 'redux-saga/effects';
import type { Saga } from '../../../shared/store/saga-effects.ts';
import type { Feature } from '../../../shared/store/store.ts';
import { allRequested, cancellationsConfirmed, exportRequested, labelsRequested } from './actions.ts';
import { cancelMany } from './cancel-many.saga.ts';
import { chooseAll } from './choose-all.saga.ts';
import { exportOrders } from './export.saga.ts';
import { bringLabels } from './labels.saga.ts';

function* orderBulkSaga(): Saga {
  yield takeLatest(allRequested, chooseAll);
  yield takeEvery(exportRequested, exportOrders);
  yield takeEvery(labelsRequested, bringLabels);
  yield takeEvery(cancellationsConfirmed, cancelMany);
}

/** The actions for many orders at once. */
export const orderBulkFeature: Feature = { name: 'order-bulk', saga: orderBulkSaga };
