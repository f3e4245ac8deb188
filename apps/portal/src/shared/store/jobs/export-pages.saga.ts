import type { AnyCall, Client, CallResult } from '@trastienda/api-client';
import { type CsvColumn, localDay } from '@trastienda/domain';
import { put } from 'redux-saga/effects';
import { selectTimeZone } from '../../session/selectors.ts';
import { dependency } from '../context.ts';
import { exportCsv } from '../export-csv.ts';
import { type Saga, select } from '../saga-effects.ts';
import { jobChanged } from './jobs-slice.ts';
import { askPart, nothingToExport, type Progress, untilDone } from './resumable-job.saga.ts';

type PageOf<Row> = { readonly rows: readonly Row[]; readonly total: number };

type PagedExport<Query, Row> = {
  /** 'Exportar inventario' */
  readonly title: string;
  readonly call: AnyCall;
  readonly readPage: (
    request: Client,
    query: Query & { readonly page: number; readonly pageSize: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<CallResult<PageOf<Row>>>;
  /** The identity of a row: one that moved between two pages while they were read is in the file once. */
  readonly keyOf: (row: Row) => string;
  /** The file's name before the day: 'inventario'. */
  readonly fileName: string;
  readonly columns: (timeZone: string) => readonly CsvColumn<Row>[];
};

const pageSize = 100;

type Read<Row> = Progress & { readonly rows: Map<string, Row>; page: number };

/** Every row of a list as a file, in the tray: a page that failed is tried again, those before it are not. */
export function* exportPages<Query extends object, Row>(
  { title, call, readPage, keyOf, fileName, columns }: PagedExport<Query, Row>,
  { id, query }: { readonly id: string; readonly query: Query },
): Saga {
  const progress: Read<Row> = { rows: new Map(), page: 1, done: 0, total: null, error: null };
  const job = { id, title, call };
  const request = yield* dependency('request');
  const readAll = function* (): Saga {
    for (;;) {
      const { rows, page, done, total } = progress;
      yield put(jobChanged({ id, title, state: 'running', done, total }));
      const read = yield* askPart((signal) => readPage(request, { ...query, page, pageSize }, { signal }));
      if (!read.ok) return void (progress.error = read.error);
      for (const row of read.value.rows) rows.set(keyOf(row), row);
      progress.done = rows.size;
      progress.total = read.value.total;
      progress.page += 1;
      if (read.value.rows.length === 0 || page * pageSize >= read.value.total) return;
    }
  };
  if (!(yield* untilDone(job, progress, readAll))) return;
  if (progress.rows.size === 0) return yield* nothingToExport(job);
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  yield* exportCsv({
    fileName: `${fileName}-${localDay(now(), timeZone)}.csv`,
    rows: [...progress.rows.values()],
    columns: columns(timeZone),
  });
  yield put(jobChanged({ id, title, state: 'done' }));
}
