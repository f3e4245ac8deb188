import { takeEvery } from 'redux-saga/effects';
import type { Saga } from '../../store/saga-effects.ts';
import { cancel, cancellationConfirmed } from './cancel.saga.ts';

export function* watchOrderActions(): Saga {
  yield takeEvery(cancellationConfirmed, cancel);
}
