import type { CallError } from '@trastienda/api-client';
import { groupByCause, type JobCause } from '@trastienda/ui/JobResult';
import { type FailureSource, failureWords } from '../../layout/failure-words.ts';

/** A row of a job that could not be done. */
export type Failure = { readonly number: string; readonly error: CallError };

type Source = Omit<FailureSource, 'isOnline'>;

/** Why it failed, in one sentence for the merchant. */
export const causeWords = (error: CallError, source: Source): string =>
  failureWords(error, { ...source, isOnline: true }).cause;

/** Failures side by side under their cause, so that one repeat serves all of its rows (law 1). */
export const causesOf = (failures: readonly Failure[], source: Source): JobCause[] =>
  groupByCause(failures.map(({ number, error }) => ({ row: number, cause: causeWords(error, source) }))).map(
    ({ cause, rows }) => ({ id: cause, label: 'con error', note: cause, rows }),
  );
