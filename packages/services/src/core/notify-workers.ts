import type { Transaction } from '../database/connect.ts';

/** The id of a job with the id of its store, and the trace of the call that began it (W3C `traceparent`). */
export type JobName = { readonly storeId: string; readonly jobId: string; readonly traceparent?: string };

/**
 * Notifies the workers, wherever they run, that a job has work; it takes effect only if this transaction
 * commits.
 */
export type NotifyWorkers = (tx: Transaction, job: JobName) => Promise<void>;
