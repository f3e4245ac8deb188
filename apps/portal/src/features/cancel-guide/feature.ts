import { cancelCourierGuide, snackbarMessage } from '@trastienda/api-client';
import { formatMxn, toCentavos } from '@trastienda/domain';
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { bodyGuides } from '../../entities/guide/operations.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import { failureNotified, successNotified } from '../../shared/store/notifications-slice.ts';
import type { Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';

export const guideCancelling = createOperation(cancelCourierGuide, {
  name: 'guideCancelling',
  keyOf: bodyGuides,
});

/** 'Cancelar guía', confirmed; `key` is the intent's own, the same for every repeat of it (D169). */
export const guideCancelRequested = createAction<{
  readonly guide: string;
  readonly key: string;
}>('guideCancelling/requested');

/** Cancels a guide and reports the refund. */
function* cancel({ payload }: ReturnType<typeof guideCancelRequested>): Saga {
  const { guide, key } = payload;
  const body = { guides: [guide], lotId: null, reason: 'Cancelada por el comercio' };
  const result = yield* guideCancelling.run({ body }, { idempotencyKey: key });
  if (!result.ok) return;
  const answer = result.value.detail.find((one) => one.guide === guide);
  yield put(
    answer === undefined || !answer.cancelled
      ? failureNotified(answer?.message ?? snackbarMessage(''))
      : successNotified(
          answer.refund === 0
            ? `Se canceló la guía ${guide}`
            : `Se canceló la guía ${guide} y volvieron ${formatMxn(toCentavos(answer.refund))} a tu saldo`,
        ),
  );
}

/** Cancelling a guide, wherever it is seen: its order, its tracking, the history. */
export const guideCancellingFeature: Feature = {
  name: 'guide-cancelling',
  *saga() {
    yield takeEvery(guideCancelRequested, cancel);
  },
};
