import { createAction } from '@reduxjs/toolkit';
import { getProductStock } from '@trastienda/api-client/products';
import { localDay } from '@trastienda/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { jobChanged } from '../../shared/store/jobs/jobs-slice.ts';
import {
  askPart,
  nothingToExport,
  type Progress,
  untilDone,
} from '../../shared/store/jobs/resumable-job.saga.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { stockColumns, type StockQuery, type StockRow } from './model.ts';

type Export = { readonly id: string; readonly query: StockQuery };

/** 'Exportar': every SKU that the filters leave. */
export const stockExportRequested = createAction<Export>('inventoryReport/exportRequested');

const title = 'Exportar inventario';
const perPage = 100;

type Read = Progress & { readonly rows: Map<string, StockRow>; page: number };

function* readPages({ id, query }: Export, progress: Read): Saga {
  const request = yield* dependency('request');
  for (;;) {
    const { rows, page, done, total } = progress;
    yield put(jobChanged({ id, title, state: 'running', done, total }));
    const read = yield* askPart((signal) =>
      request(getProductStock, { query: { ...query, page, pageSize: perPage } }, { signal }),
    );
    if (!read.ok) {
      progress.error = read.error;
      return;
    }
    const { data, pagination } = read.value;
    for (const row of data) rows.set(row.sku, row);
    progress.done = rows.size;
    progress.total = pagination.total_registros;
    progress.page += 1;
    if (data.length === 0 || page * perPage >= pagination.total_registros) return;
  }
}

function* exportStock(asked: Export): Saga {
  const { id } = asked;
  const progress: Read = { rows: new Map(), page: 1, done: 0, total: null, error: null };
  const job = { id, title, call: getProductStock };
  if (!(yield* untilDone(job, progress, () => readPages(asked, progress)))) return;
  if (progress.rows.size === 0) return yield* nothingToExport(job);
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  yield* exportCsv({
    fileName: `inventario-${localDay(now(), timeZone)}.csv`,
    rows: [...progress.rows.values()],
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
