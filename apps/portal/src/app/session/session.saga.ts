import type { SessionClient, SessionState } from '@trastienda/api-client';
import { eventChannel } from 'redux-saga';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { dependency } from '../../shared/store/context.ts';
import type { Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { gateSaga } from './gate.saga.ts';
import { sessionChanged } from '../../shared/session/slice.ts';

const statesOf = (client: SessionClient) =>
  eventChannel<SessionState>((emit) => client.subscribe(() => emit(client.getState())));

/** Brings the session client's states into the store, starts it, and lets the gate answer. */
function* sessionSaga(): Saga {
  const client = yield* dependency('sessionClient');
  yield fork(gateSaga);
  yield takeEvery(statesOf(client), function* pass(state: SessionState): Saga {
    yield put(sessionChanged(state));
  });
  client.start();
}

export const sessionFeature: Feature = { name: 'session', saga: sessionSaga };
