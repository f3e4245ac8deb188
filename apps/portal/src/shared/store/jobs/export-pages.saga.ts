import { type CallError, EXPORT_PAGE_SIZE, type PagedCall } from '@trastienda/api-client';
import type { ReadingTime } from '@trastienda/domain';
import { put } from 'redux-saga/effects';
import { selectTimeZone } from '../../session/selectors.ts';
import { dependency } from '../context.ts';
import { type Saga, select } from '../saga-effects.ts';
import { jobChanged, jobsDismissed } from './jobs-slice.ts';
import { askPart, type Progress, untilDone } from './resumable-job.saga.ts';

type PagedExport<Row> = {
  /** 'Exportar inventario' */
  readonly title: string;
  readonly call: PagedCall<Row>;
  /** The identity of a row: one that moved between two pages while they were read is in the file once. */
  readonly keyOf: (row: Row) => string;
  /** Hands the rows over as a file. Without a row it says so, and returns false. */
  readonly save: (rows: readonly Row[], clock: Required<ReadingTime>) => Saga<boolean>;
  /** Is told of a page that failed. */
  readonly onPageFailed?: (error: CallError) => Saga;
};

/** Every row that a query finds, or rows that are there already. */
type ExportFrom<Query, Row> = { readonly query: Query } | { readonly rows: readonly Row[] };

type Read<Row> = Progress & { readonly rows: Map<string, Row>; page: number };

/** Every row of a list as a file, in the tray: a page that failed is tried again, those before it are not. */
export function* exportPages<Query extends object, Row>(
  { title, call, keyOf, save, onPageFailed }: PagedExport<Row>,
  id: string,
  from: ExportFrom<Query, Row>,
): Saga {
  const progress: Read<Row> = { rows: new Map(), page: 1, done: 0, total: null, error: null };
  const request = yield* dependency('request');
  const readAll = function* (): Saga {
    const take = (found: readonly Row[]) => found.forEach((row) => progress.rows.set(keyOf(row), row));
    if ('rows' in from) return take(from.rows);
    for (;;) {
      const { page, done, total } = progress;
      yield put(jobChanged({ id, title, state: 'running', done, total }));
      const input = { query: { ...from.query, page, pageSize: EXPORT_PAGE_SIZE } };
      // The call is any paged one; the client checks what is sent against its own schema.
      const read = yield* askPart((signal) => request(call, input as never, { signal }));
      if (!read.ok) {
        progress.error = read.error;
        if (onPageFailed) yield* onPageFailed(read.error);
        return;
      }
      take(read.value.rows);
      progress.done = progress.rows.size;
      progress.total = read.value.total;
      progress.page += 1;
      if (read.value.rows.length === 0 || page * EXPORT_PAGE_SIZE >= read.value.total) return;
    }
  };
  if (!(yield* untilDone({ id, title, call }, progress, readAll))) return;
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  const isSaved = yield* save([...progress.rows.values()], { now: now(), timeZone });
  yield put(isSaved ? jobChanged({ id, title, state: 'done' }) : jobsDismissed([id]));
}
