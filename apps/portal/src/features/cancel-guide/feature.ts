import { cancelCourierGuide, snackbarMessage } from '@trastienda/api-client';
import { formatMxn, toCentavos } from '@trastienda/domain';
import { createAction } from '@reduxjs/toolkit';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { orderStatistics, walletBalance } from '../../entities/store/operations.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import { failureNotified, successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { guideDetail, orderDetail } from '../../entities/order/operations.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';

export const guideCancelling = createOperation(cancelCourierGuide, {
  name: 'guideCancelling',
  keyOf: ({ body }) => body.guides.join(),
});

/** 'Cancelar guía', confirmed; `key` is the intent's own, the same for every repeat of it (D169). */
export const guideCancelRequested = createAction<{
  readonly guide: string;
  readonly orderNumber: string | null;
  readonly key: string;
}>('guideCancelling/requested');

/** Cancels a guide, tells what came back, and reads again what has changed: balance, counters, the order, the guide. */
function* cancel({ payload }: ReturnType<typeof guideCancelRequested>): Saga {
  const { guide, orderNumber, key } = payload;
  const storeId = yield* select(selectCurrentStoreId);
  const body = { storeId, guides: [guide], lotId: null, reason: 'Cancelada por el comercio' };
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
  yield fork(() => walletBalance.run({ params: { storeId } }));
  yield fork(() => orderStatistics.run({ params: { storeId } }));
  yield fork(() => guideDetail.run({ params: { guide } }));
  if (orderNumber === null) return;
  yield fork(() =>
    orderDetail.run({ params: { storeId }, query: { 'filter-orderId': orderNumber, pageSize: 1 } }),
  );
}

/** Cancelling a guide, wherever it is seen: its order, its tracking, the history. */
export const guideCancellingFeature: Feature = {
  name: 'guide-cancelling',
  *saga() {
    yield takeEvery(guideCancelRequested, cancel);
  },
};
