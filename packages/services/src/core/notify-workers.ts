import type { Transaction } from '../database/connect.ts';

/** Which job of which store. */
export type JobName = { readonly storeId: string; readonly jobId: string };

/** Tells the workers, wherever they run, that a job has something to do: with this transaction, or not at all. */
export type NotifyWorkers = (tx: Transaction, job: JobName) => Promise<void>;
