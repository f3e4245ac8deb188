import { type AnyCall, type CallError, NOTHING_TO_EXPORT } from '@trastienda/api-client';
import { cancelled, put } from 'redux-saga/effects';
import { failureNotified } from '../notifications-slice.ts';
import { call, type Saga } from '../saga-effects.ts';
import { tellGate } from '../session-doubted.ts';
import { causeWords } from './failures.ts';
import { isRetried, untilStopped } from './job.saga.ts';
import { jobChanged, jobsDismissed } from './jobs-slice.ts';

/** A job of the tray, done in parts of one call. */
type PartedJob = { readonly id: string; readonly title: string; readonly call: AnyCall };

/** The progress so far: a part that failed is tried again, those before it are not. */
export type Progress = { done: number; total: number | null; error: CallError | null };

/** Works from where it stands to the end, to 'Cancelar', or to a failure that nobody tries again. @returns whether it is done. */
export function* untilDone(
  { id, title, call: source }: PartedJob,
  progress: Progress,
  work: () => Saga,
): Saga<boolean> {
  for (;;) {
    const isStopped = yield* untilStopped(id, work);
    const { done, total, error } = progress;
    if (isStopped) {
      yield put(jobChanged({ id, title, state: 'cancelled', done, total }));
      return false;
    }
    if (error === null) return true;
    yield* tellGate(error);
    yield put(jobChanged({ id, title, state: 'failed', reason: causeWords(error, { call: source }) }));
    if (!(yield* isRetried(id))) return false;
    progress.error = null;
  }
}

/** Asks for a part; stopped, its request is given up. */
export const askPart = <Value>(ask: (signal: AbortSignal) => Promise<Value>): Saga<Value> =>
  // The work is a task of its own, so that it ends its request when it is stopped (footguns.md).
  call(abortable<Value>, ask);

function* abortable<Value>(ask: (signal: AbortSignal) => Promise<Value>): Saga<Value> {
  const abort = new AbortController();
  try {
    return yield* call(ask, abort.signal);
  } finally {
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

/** The job leaves the tray, and says that there was nothing to export. */
export function* nothingToExport({ id }: Pick<PartedJob, 'id'>): Saga {
  yield put(jobsDismissed([id]));
  yield put(failureNotified(NOTHING_TO_EXPORT));
}
