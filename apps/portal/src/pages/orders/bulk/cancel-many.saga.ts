import { counted } from '@trastienda/domain';
import { cancelOrder, type Order, type CallResult } from '@trastienda/api-client';
import type { Task } from 'redux-saga';
import { all, call, cancel, fork, put, take as takeAny } from 'redux-saga/effects';
import { subjectsChanged } from '../../../shared/store/create-operation.ts';
import { successNotified } from '../../../shared/store/notifications-slice.ts';
import type { Saga } from '../../../shared/store/saga-effects.ts';
import { timeToUndo } from '../../../shared/store/time-to-undo.ts';
import { orderCancellation } from '../../../entities/order/operations.ts';
import { type Cancellations, type cancellationsConfirmed } from './actions.ts';
import { causesOf, type Failure } from '../../../shared/store/jobs/failures.ts';
import { isRetried, ofJob } from '../../../shared/store/jobs/job.saga.ts';
import { jobCancelled, jobChanged } from '../../../shared/store/jobs/jobs-slice.ts';

/** Side by side, so that a hundred take seconds and no service is flooded. */
const concurrencyLimit = 4;

const source = { call: cancelOrder };

function* cancelOne(
  order: Order,
  { reason, comment, keys }: Cancellations,
  keepalive: boolean,
): Saga<Failure | null> {
  const { marketplace, orderNumber: orderId } = order;
  const words = comment.trim();
  const body = {
    marketplace,
    orderId,
    colocationIds: [],
    reason,
    comment: words === '' ? null : words,
  };
  const key = keys[order.id];
  const result: CallResult<unknown> = yield* orderCancellation.run(
    { body },
    { keepalive, isPartOfJob: true, ...(key !== undefined && { idempotencyKey: key }) },
  );
  return result.ok ? null : { number: orderId, error: result.error };
}

type Progress = { done: number; isStopped: boolean; readonly failures: Failure[] };

/** Those that are on their way are waited for: given up, nobody would know what became of them. */
function* stopAfterThese(id: string, progress: Progress): Saga {
  yield takeAny(ofJob(jobCancelled, id));
  progress.isStopped = true;
}

function* sendAll(cancellations: Cancellations, title: string, progress: Progress, isLeaving: boolean): Saga {
  const { id, orders } = cancellations;
  // Closing the tab leaves no time to cancel one order after the other.
  const step = isLeaving ? orders.length : concurrencyLimit;
  for (let at = 0; at < orders.length && !progress.isStopped; at += step) {
    yield put(jobChanged({ id, title, state: 'running', done: progress.done, total: orders.length }));
    const batch = orders.slice(at, at + step);
    const ends = (yield all(
      batch.map((order) => call(cancelOne, order, cancellations, isLeaving)),
    )) as readonly (Failure | null)[];
    progress.done += batch.length;
    progress.failures.push(...ends.filter((end) => end !== null));
  }
}

function* tellEnd(
  id: string,
  title: string,
  { done: settled, isStopped, failures }: Progress,
  total: number,
): Saga {
  const done = settled - failures.length;
  if (isStopped && settled < total) {
    yield put(jobChanged({ id, title, state: 'cancelled', done, total }));
  } else if (failures.length > 0) {
    yield put(jobChanged({ id, title, state: 'partial', done, causes: causesOf(failures, source) }));
  } else {
    yield put(jobChanged({ id, title, state: 'done' }));
    yield put(successNotified(done === 1 ? 'Se canceló 1 pedido' : `Se cancelaron ${done} pedidos`));
  }
}

/** Sends them; what failed is named with its cause, and may be sent again under the same keys (laws 1 and 2). */
function* send(cancellations: Cancellations, isLeaving: boolean): Saga {
  const { id, orders } = cancellations;
  const title = `Cancelar ${counted(orders.length, 'pedido')}`;
  const progress: Progress = { done: 0, isStopped: false, failures: [] };
  const watcher = (yield fork(stopAfterThese, id, progress)) as Task;
  yield* sendAll(cancellations, title, progress, isLeaving);
  yield cancel(watcher);
  yield put(subjectsChanged(cancelOrder.invalidates));
  yield* tellEnd(id, title, progress, orders.length);
  const failed = new Set(progress.failures.map(({ number }) => number));
  if (failed.size === 0 || !(yield* isRetried(id))) return;
  yield call(
    send,
    { ...cancellations, orders: orders.filter(({ orderNumber }) => failed.has(orderNumber)) },
    false,
  );
}

/** Ten seconds to take it back; nothing leaves before they are over or the page is left. */
export function* cancelMany({ payload }: ReturnType<typeof cancellationsConfirmed>): Saga {
  const { id, orders } = payload;
  const verb = orders.length === 1 ? 'cancelará' : 'cancelarán';
  const end = yield* timeToUndo(id, `Se ${verb} ${counted(orders.length, 'pedido')}`);
  if (end !== 'undone') yield call(send, payload, end === 'left');
}
