import { createAction } from '@reduxjs/toolkit';
import { type CallError, STORE_CLOSED } from '@trastienda/api-client';
import { put } from 'redux-saga/effects';
import type { Saga } from './saga-effects.ts';

/** An answer said 401: the gate fetches the session anew and decides (D90: only its answer counts). */
export const sessionDoubted = createAction('session/doubted');

/** An answer said that the store is closed (D500): the gate closes, whatever is on show. */
export const storeFoundClosed = createAction('session/storeFoundClosed');

/** Tells the gate what a failure says of the session or of the store. Whoever asks without an operation calls it with each failure. */
export function* tellGate({ status, code }: CallError): Saga {
  if (status === 401) yield put(sessionDoubted());
  if (code === STORE_CLOSED) yield put(storeFoundClosed());
}
