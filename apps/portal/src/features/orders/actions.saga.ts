import type { cancelReasons, Order } from '@trastienda/api-client';
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { orderStatistics } from '../../operations/index.ts';
import { dependency } from '../../store/context.ts';
import { failureNotified, successNotified } from '../../store/notifications-slice.ts';
import { type Saga, select } from '../../store/saga-effects.ts';
import { selectCurrentStoreId } from '../session/selectors.ts';
import { guideLabel, orderCancellation, orderDetail } from './operations.ts';

export type CancelReason = (typeof cancelReasons)[number];

/** 'Imprimir etiqueta': the label's PDF is handed over. */
export const labelRequested = createAction<string>('orders/labelRequested');

/** 'Cancelar pedido', once confirmed; `key` is the intent's own, the same for every repeat of it (D169). */
export const cancellationConfirmed = createAction<{
  readonly order: Order;
  readonly reason: CancelReason;
  readonly comment: string;
  readonly key: string;
}>('orders/cancellationConfirmed');

function* printLabel({ payload: guide }: ReturnType<typeof labelRequested>): Saga {
  const result = yield* guideLabel.run({ params: { guide } });
  if (!result.ok) return void (yield put(failureNotified(result.error.message)));
  const saveFile = yield* dependency('saveFile');
  saveFile(result.value);
}

/** Cancel, then tell, then read again what has changed. A failure stays in the dialog that asked. */
function* cancel({ payload }: ReturnType<typeof cancellationConfirmed>): Saga {
  const { order, reason, comment, key } = payload;
  const storeId = yield* select(selectCurrentStoreId);
  const result = yield* orderCancellation.run(
    {
      body: {
        storeId,
        marketplace: order.marketplace,
        orderId: order.orderid,
        colocationIds: [],
        reason,
        comment: comment.trim() === '' ? null : comment.trim(),
      },
    },
    { idempotencyKey: key },
  );
  if (!result.ok) return;
  yield put(successNotified(`Se canceló el pedido ${order.orderid}`));
  yield* orderDetail.run({ params: { storeId }, query: { 'filter-orderId': order.orderid, pageSize: 1 } });
  yield* orderStatistics.run({ params: { storeId } });
}

export function* watchOrderActions(): Saga {
  yield takeEvery(labelRequested, printLabel);
  yield takeEvery(cancellationConfirmed, cancel);
}
