import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { dependency } from '../../store/context.ts';
import { failureNotified } from '../../store/notifications-slice.ts';
import type { Saga } from '../../store/saga-effects.ts';
import { cancel, cancellationConfirmed } from './cancel.saga.ts';
import { guideLabel } from './operations.ts';

/** 'Imprimir etiqueta': the label's PDF is handed over. */
export const labelRequested = createAction<string>('orders/labelRequested');

function* printLabel({ payload: guide }: ReturnType<typeof labelRequested>): Saga {
  const result = yield* guideLabel.run({ params: { guide } });
  if (!result.ok) return void (yield put(failureNotified(result.error.message)));
  const saveFile = yield* dependency('saveFile');
  saveFile(result.value);
}

export function* watchOrderActions(): Saga {
  yield takeEvery(labelRequested, printLabel);
  yield takeEvery(cancellationConfirmed, cancel);
}
