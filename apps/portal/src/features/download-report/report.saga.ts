import { type CallError, fail, NOTHING_TO_EXPORT, type Result } from '@trastienda/api-client';
import { monthsOf } from '@trastienda/domain/sale';
import { cancelled, put } from 'redux-saga/effects';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { isRetried, untilStopped } from '../../shared/store/jobs/job.saga.ts';
import { jobChanged, jobsDismissed } from '../../shared/store/jobs/jobs-slice.ts';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { sessionDoubted } from '../../shared/store/session-doubted.ts';
import { callOf, type MonthPart, monthOf } from './month-part.ts';
import type { ReportKind, ReportRequest } from './report-request.ts';

const titles: Readonly<Record<ReportKind, string>> = {
  general: 'Reporte general, por meses',
  guias: 'Reporte de guías, por meses',
};
const fileNames: Readonly<Record<ReportKind, string>> = {
  general: 'reporte-general',
  guias: 'reporte-guias',
};

type Days = ReturnType<typeof monthsOf>[number];

/** One month; stopped, its request is given up. */
function* askMonth(report: ReportRequest, days: Days): Saga<Result<MonthPart>> {
  const client = yield* dependency('request');
  const timeZone = yield* select(selectTimeZone);
  const abort = new AbortController();
  const ask = () => monthOf[report.kind](client, report, days, { signal: abort.signal, timeZone });
  try {
    return yield* call(ask);
  } finally {
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

/** What has been read so far: a month that failed is asked again, those before it are not. */
type Standing = { head: string | null; readonly rows: Blob[]; done: number; error: CallError | null };

function* readMonths(report: ReportRequest, months: readonly Days[], standing: Standing): Saga {
  const { id, kind } = report;
  standing.error = null;
  for (const days of months.slice(standing.done)) {
    yield put(
      jobChanged({ id, title: titles[kind], state: 'running', done: standing.done, total: months.length }),
    );
    // As a task of its own: it ends its request when it is stopped (footguns.md).
    const month = yield* call(askMonth, report, days);
    const isSameHead = !month.ok || (standing.head ?? month.value.head) === month.value.head;
    const part = isSameHead ? month : fail({ kind: 'contract', message: 'The columns changed on the way' });
    if (!part.ok) {
      standing.error = part.error;
      return;
    }
    standing.head = part.value.head;
    if (part.value.rows) standing.rows.push(part.value.rows);
    standing.done += 1;
  }
}

/** The file is handed over only when it is whole. */
function* handOver({ id, kind, firstDay, lastDay }: ReportRequest, { head, rows }: Standing): Saga {
  if (rows.length === 0) {
    yield put(jobsDismissed([id]));
    return void (yield put(failureNotified(NOTHING_TO_EXPORT)));
  }
  const saveFile = yield* dependency('saveFile');
  saveFile({
    // The mark of its encoding, once, at the front.
    blob: new Blob(['\uFEFF', head ?? '', ...rows], { type: 'text/csv;charset=utf-8' }),
    fileName: `${fileNames[kind]}-${firstDay}-${lastDay}.csv`,
  });
  yield put(jobChanged({ id, title: titles[kind], state: 'done' }));
}

/** A report of any length: a call for each calendar month, oldest first; a month that fails is tried again by itself. */
export function* downloadReport(report: ReportRequest): Saga {
  const { id, kind } = report;
  const title = titles[kind];
  const months = monthsOf(report);
  const standing: Standing = { head: null, rows: [], done: 0, error: null };
  for (;;) {
    const isStopped = yield* untilStopped(id, () => readMonths(report, months, standing));
    const { done, error } = standing;
    if (isStopped)
      return void (yield put(jobChanged({ id, title, state: 'cancelled', done, total: months.length })));
    if (error === null) return yield* handOver(report, standing);
    if (error.status === 401) yield put(sessionDoubted());
    const reason = causeWords(error, { call: callOf[kind] });
    yield put(jobChanged({ id, title, state: 'failed', reason }));
    if (!(yield* isRetried(id))) return;
  }
}
