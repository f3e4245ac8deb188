import type { cancelReasons } from '@trastienda/domain';
import { type CallError, cancelOrder, type Order } from '@trastienda/api-client';
import { createAction } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { failureNotified, successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { timeToUndo } from '../../shared/store/time-to-undo.ts';
import { orderActionUpdated, selectOrderAction } from '../../entities/order/action-states.ts';
import { orderCancellation } from '../../entities/order/operations.ts';

export type CancelReason = (typeof cancelReasons)[number];

/** 'Cancelar pedido', once confirmed; `key` is the intent's own, the same for every repeat of it (D169). */
export const cancellationConfirmed = createAction<{
  readonly order: Order;
  /** Chosen lines; none means the whole order. */
  readonly colocationIds: readonly string[];
  readonly reason: CancelReason;
  readonly comment: string;
  readonly key: string;
}>('orders/cancellationConfirmed');

/** 'el pedido 45', or 'una pieza del pedido 45' */
const namedIn = (orderId: string, pieces: number): string => {
  if (pieces === 0) return `el pedido ${orderId}`;
  return `${pieces === 1 ? 'una pieza' : `${pieces} piezas`} del pedido ${orderId}`;
};

/** Why a cancellation was not done, in words. */
const cancelFailure = (error: CallError) =>
  failureWords(error, {
    call: cancelOrder,
    isOnline: true,
  });

/** Nothing is sent before it can no longer be undone; then the outcome is reported. */
export function* cancel({ payload }: ReturnType<typeof cancellationConfirmed>): Saga {
  const { order, colocationIds, reason, comment, key } = payload;
  const button = { orderId: order.orderNumber, action: 'cancelOrder' } as const;
  const before = yield* select((state: object) => selectOrderAction(state, button.orderId, button.action));
  if (before.status === 'loading') return;
  yield put(orderActionUpdated({ ...button, type: 'started' }));
  const name = namedIn(order.orderNumber, colocationIds.length);
  const end = yield* timeToUndo(key, `Se ${colocationIds.length > 1 ? 'cancelarán' : 'cancelará'} ${name}`);
  if (end === 'undone') return void (yield put(orderActionUpdated({ ...button, type: 'reset' })));

  const result = yield* orderCancellation.run(
    {
      body: {
        marketplace: order.marketplace,
        orderId: order.orderNumber,
        colocationIds: [...colocationIds],
        reason,
        comment: comment.trim() === '' ? null : comment.trim(),
      },
    },
    { idempotencyKey: key, keepalive: end === 'left' },
  );
  if (!result.ok) {
    const { cause } = cancelFailure(result.error);
    yield put(orderActionUpdated({ ...button, type: 'failed', message: cause }));
    return void (yield put(failureNotified(`No se canceló ${name}. ${cause}`)));
  }
  yield put(orderActionUpdated({ ...button, type: 'succeeded' }));
  yield put(successNotified(`Se ${colocationIds.length > 1 ? 'cancelaron' : 'canceló'} ${name}`));
}
