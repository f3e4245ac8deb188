import { fail } from '@trastienda/api-client';
import { monthsOf } from '@trastienda/domain/sale';
import { put } from 'redux-saga/effects';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { jobChanged } from '../../shared/store/jobs/jobs-slice.ts';
import {
  askPart,
  nothingToExport,
  type Progress,
  untilDone,
} from '../../shared/store/jobs/resumable-job.saga.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { callOf, monthOf } from './month-part.ts';
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

type Read = Progress & { head: string | null; readonly rows: Blob[] };

function* readMonths(report: ReportRequest, months: readonly Days[], progress: Read): Saga {
  const { id, kind } = report;
  const client = yield* dependency('request');
  const timeZone = yield* select(selectTimeZone);
  for (const days of months.slice(progress.done)) {
    yield put(
      jobChanged({ id, title: titles[kind], state: 'running', done: progress.done, total: months.length }),
    );
    const month = yield* askPart((signal) => monthOf[kind](client, report, days, { signal, timeZone }));
    const isSameHead = !month.ok || (progress.head ?? month.value.head) === month.value.head;
    const part = isSameHead ? month : fail({ kind: 'contract', message: 'The columns changed on the way' });
    if (!part.ok) {
      progress.error = part.error;
      return;
    }
    progress.head = part.value.head;
    if (part.value.rows) progress.rows.push(part.value.rows);
    progress.done += 1;
  }
}

/** The file is handed over only when it is whole. */
function* handOver({ id, kind, firstDay, lastDay }: ReportRequest, { head, rows }: Read): Saga {
  if (rows.length === 0) return yield* nothingToExport({ id });
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
  const months = monthsOf(report);
  const progress: Read = { head: null, rows: [], done: 0, total: months.length, error: null };
  const job = { id, title: titles[kind], call: callOf[kind] };
  if (yield* untilDone(job, progress, () => readMonths(report, months, progress)))
    yield* handOver(report, progress);
}
