import { localDay } from '@trastienda/domain';
import { listOrders, NOTHING_TO_EXPORT, type Order, type CallResult, succeed } from '@trastienda/api-client';
import { call, put } from 'redux-saga/effects';
import { dependency } from '../../../shared/store/context.ts';
import { exportCsv } from '../../../shared/store/export-csv.ts';
import { failureNotified } from '../../../shared/store/notifications-slice.ts';
import { call as callSaga, type Saga, select } from '../../../shared/store/saga-effects.ts';
import { selectTimeZone } from '../../../shared/session/selectors.ts';
import { orderSummary } from '../../../entities/order/order-summary.ts';
import type { exportRequested } from './actions.ts';
import { readAllOrders, type ReadProgress } from './choose-all.saga.ts';
import { csvColumns } from './export-columns.ts';
import { causeWords } from '../../../shared/store/jobs/failures.ts';
import { isRetried, untilStopped } from '../../../shared/store/jobs/job.saga.ts';
import { jobChanged, jobsDismissed } from '../../../shared/store/jobs/jobs-slice.ts';

type Request = ReturnType<typeof exportRequested>['payload'];

const title = 'Exportar pedidos';
const source = { call: listOrders };

function* rowsOf(
  { id, from }: Request,
  onProgress: (progress: ReadProgress) => void,
): Saga<CallResult<Order[]>> {
  if ('orders' in from) return succeed([...from.orders]);
  const told = function* told(progress: ReadProgress): Saga {
    onProgress(progress);
    yield put(jobChanged({ id, title, state: 'running', ...progress }));
  };
  // The work is a task of its own, so that it ends its requests when it is stopped (footguns.md).
  return yield* callSaga(readAllOrders, from.query, told);
}

/** The file under the day on which it was made, on the store's clock (law 5). */
function* save({ columns }: Request, orders: readonly Order[]): Saga<boolean> {
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  const clock = { now: now(), timeZone };
  return yield* exportCsv({
    fileName: `pedidos-${localDay(clock.now, timeZone)}.csv`,
    rows: orders.map((order) => ({ order, summary: orderSummary(order, clock) })),
    columns: csvColumns(columns, timeZone),
  });
}

/** The result of reading: stopped after so many rows, failed, or complete. */
type Progress = { done: number; total: number | null; result: CallResult<Order[]> | null };

function* finish(request: Request, { done, total, result }: Progress): Saga {
  const { id } = request;
  if (result === null) return void (yield put(jobChanged({ id, title, state: 'cancelled', done, total })));
  const isSaved = result.ok && (yield* save(request, result.value));
  if (isSaved) return void (yield put(jobChanged({ id, title, state: 'done' })));
  if (result.ok || result.error.message === NOTHING_TO_EXPORT) {
    yield put(jobsDismissed([id]));
    if (!result.ok) yield put(failureNotified(NOTHING_TO_EXPORT));
    return;
  }
  yield put(jobChanged({ id, title, state: 'failed', reason: causeWords(result.error, source) }));
  if (yield* isRetried(id)) yield call(exportNow, request);
}

function* exportNow(request: Request): Saga {
  const { id } = request;
  const progress: Progress = { done: 0, total: null, result: null };
  yield put(jobChanged({ id, title, state: 'running', done: 0, total: null }));
  yield* untilStopped(id, function* read() {
    progress.result = yield* rowsOf(request, (step) => Object.assign(progress, step));
  });
  yield* finish(request, progress);
}

/** "Exportar lo que veo": in the background, page by page, with its progress in the tray; one failed page fails it. */
export function* exportOrders({ payload }: ReturnType<typeof exportRequested>): Saga {
  yield* exportNow(payload);
}
