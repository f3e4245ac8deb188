import { createAction } from '@reduxjs/toolkit';
import { listInventory } from '@trastienda/api-client/shippings';
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
import { stockColumns, type StockQuery } from './stock-model.ts';
import type { StoredRow } from './withdraw-model.ts';

type Export = { readonly id: string; readonly query: StockQuery };

/** 'Exportar': every row that the filters leave. */
export const stockExportRequested = createAction<Export>('fulfillment/exportRequested');

const title = 'Exportar inventario del almacén';
const perPage = 100;

type Read = Progress & { readonly rows: Map<string, StoredRow>; page: number };

function* readPages({ id, query }: Export, progress: Read): Saga {
  const request = yield* dependency('request');
  for (;;) {
    const { rows, page, done, total } = progress;
    yield put(jobChanged({ id, title, state: 'running', done, total }));
    const read = yield* askPart((signal) =>
      request(listInventory, { query: { ...query, page, pageSize: perPage } }, { signal }),
    );
    if (!read.ok) {
      progress.error = read.error;
      return;
    }
    const { registros, total_registros: all } = read.value.detail;
    for (const row of registros) rows.set(`${row.sku} ${row.warehouseId}`, row);
    progress.done = rows.size;
    progress.total = all;
    progress.page += 1;
    if (registros.length === 0 || page * perPage >= all) return;
  }
}

function* exportStock(asked: Export): Saga {
  const { id } = asked;
  const progress: Read = { rows: new Map(), page: 1, done: 0, total: null, error: null };
  const job = { id, title, call: listInventory };
  if (!(yield* untilDone(job, progress, () => readPages(asked, progress)))) return;
  if (progress.rows.size === 0) return yield* nothingToExport(job);
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  yield* exportCsv({
    fileName: `inventario-almacen-${localDay(now(), timeZone)}.csv`,
    rows: [...progress.rows.values()],
    columns: stockColumns(timeZone),
  });
  yield put(jobChanged({ id, title, state: 'done' }));
}

/** What the warehouses have, as a file. */
export const stockFeature: Feature = {
  name: 'fulfillment-stock',
  *saga() {
    yield takeEvery(stockExportRequested, ({ payload }) => exportStock(payload));
  },
};
