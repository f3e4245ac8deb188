import { type BinaryFile, type CallResult, snackbarMessage } from '@trastienda/api-client';
import { put } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { failureNotified } from './notifications-slice.ts';
import type { Saga } from './saga-effects.ts';

/** Hands a file over to the person, or says why there is none. */
export function* handOver(result: CallResult<BinaryFile>): Saga {
  if (!result.ok) return void (yield put(failureNotified(snackbarMessage(result.error.message))));
  const saveFile = yield* dependency('saveFile');
  saveFile(result.value);
}
