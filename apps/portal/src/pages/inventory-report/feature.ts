import { createAction } from '@reduxjs/toolkit';
import { type CallError, NOTHING_TO_EXPORT, type Result } from '@trastienda/api-client';
import { getProductStock } from '@trastienda/api-client/products';
import { localDay } from '@trastienda/domain';
import { cancelled, put, takeEvery } from 'redux-saga/effects';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { isRetried, untilStopped } from '../../shared/store/jobs/job.saga.ts';
import { jobChanged, jobsDismissed } from '../../shared/store/jobs/jobs-slice.ts';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { sessionDoubted } from '../../shared/store/session-doubted.ts';
import type { Feature } from '../../shared/store/store.ts';
import { stockColumns, type StockPage, type StockQuery, type StockRow } from './model.ts';

type Export = { readonly id: string; readonly query: StockQuery };

/** 'Exportar': every SKU that the filters leave. */
export const stockExportRequested = createAction<Export>('inventoryReport/exportRequested');

const title = 'Exportar inventario';
const perPage = 100;

function* askPage(query: StockQuery): Saga<Result<StockPage>> {
  const request = yield* dependency('request');
  const abort = new AbortController();
  try {
    return yield* call(() => request(getProductStock, { query }, { signal: abort.signal }));
  } finally {
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

/** What has been read so far; a retry goes on where it failed. */
type Standing = {
  readonly rows: Map<string, StockRow>;
  page: number;
  total: number | null;
  error: CallError | null;
};

function* readPages({ id, query }: Export, standing: Standing): Saga {
  standing.error = null;
  for (;;) {
    const { rows, page, total } = standing;
    yield put(jobChanged({ id, title, state: 'running', done: rows.size, total }));
    // As a task of its own: it ends its request when it is stopped (footguns.md).
    const read = yield* call(askPage, { ...query, page, pageSize: perPage });
    if (!read.ok) {
      standing.error = read.error;
      return;
    }
    const { data, pagination } = read.value;
    for (const row of data) rows.set(row.sku, row);
    standing.total = pagination.total_registros;
    standing.page += 1;
    if (data.length === 0 || page * perPage >= pagination.total_registros) return;
  }
}

function* exportStock(asked: Export): Saga {
  const { id } = asked;
  const standing: Standing = { rows: new Map(), page: 1, total: null, error: null };
  for (;;) {
    const isStopped = yield* untilStopped(id, () => readPages(asked, standing));
    const { rows, total, error } = standing;
    if (isStopped)
      return void (yield put(jobChanged({ id, title, state: 'cancelled', done: rows.size, total })));
    if (error === null) break;
    if (error.status === 401) yield put(sessionDoubted());
    const reason = causeWords(error, { call: getProductStock });
    yield put(jobChanged({ id, title, state: 'failed', reason }));
    if (!(yield* isRetried(id))) return;
  }
  if (standing.rows.size === 0) {
    yield put(jobsDismissed([id]));
    return void (yield put(failureNotified(NOTHING_TO_EXPORT)));
  }
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  yield* exportCsv({
    fileName: `inventario-${localDay(now(), timeZone)}.csv`,
    rows: [...standing.rows.values()],
    columns: stockColumns(timeZone),
  });
  yield put(jobChanged({ id, title, state: 'done' }));
}

/** The report of stock as a file. */
export const inventoryReportFeature: Feature = {
  name: 'inventory-report',
  *saga() {
    yield takeEvery(stockExportRequested, ({ payload }) => exportStock(payload));
  },
};
