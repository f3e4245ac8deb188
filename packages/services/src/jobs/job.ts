import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { bulkInsert } from '../database/bulk-insert.ts';
import { conflict, notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import type { JobKind } from './define-job.ts';
import { jobRows, jobs } from '../tables/jobs.ts';

/** A job as its store sees it; `succeeded` and `failed` of `total` rows are done (n of m). */
export type Job = typeof jobs.$inferSelect;
export type JobRow = typeof jobRows.$inferSelect;

type Store = Pick<Scope, 'tx' | 'storeId'>;

const byId = ({ storeId }: Store, id: string) => and(eq(jobs.storeId, storeId), eq(jobs.id, id));
const rowsOf = ({ storeId }: Store, id: string) => and(eq(jobRows.storeId, storeId), eq(jobRows.jobId, id));
const unfinished = inArray(jobs.status, ['waiting', 'running']);

type NewJob<Input, Row> = {
  /** The id is unique within the store. */
  readonly id: string;
  readonly input: Input;
  readonly rows: readonly Row[];
};

/**
 * Writes a job with its rows and calls the workers, all with the scope's transaction: a call that is refused
 * or dies leaves none. Rows are numbered from 1.
 * @throws 409 when the store has a job of that id.
 */
export async function startJob<Input, Row>(
  scope: Scope,
  kind: JobKind<Input, Row>,
  { id, input, rows }: NewJob<Input, Row>,
): Promise<Job> {
  const { tx, storeId, user, now } = scope;
  const [job] = await tx
    .insert(jobs)
    .values({
      storeId,
      id,
      kind: kind.id,
      email: user.email.toLowerCase(),
      input,
      status: rows.length === 0 ? 'finished' : 'waiting',
      total: rows.length,
      createdAt: now,
      finishedAt: rows.length === 0 ? now : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!job) throw conflict('Ya hay un trabajo con ese número', 'job_exists');
  await bulkInsert(
    tx,
    jobRows,
    rows.map((row, at) => ({ storeId, jobId: id, row: at + 1, input: row })),
  );
  await scope.notifyWorkers(tx, { storeId, jobId: id });
  return job;
}

/**
 * Returns a job of the store.
 * @throws 404, also for another store's.
 */
export async function jobOf(store: Store, id: string): Promise<Job> {
  const [job] = await store.tx.select().from(jobs).where(byId(store, id));
  return job ?? notFoundJob();
}
const notFoundJob = (): never => {
  throw notFound('No encontramos el trabajo');
};

/** Returns the jobs of some kinds, newest first. */
export const jobsOf = (
  { tx, storeId }: Store,
  kinds: readonly { readonly id: string }[],
  page: { readonly limit: number; readonly offset: number },
): Promise<Job[]> => {
  const ids = kinds.map((kind) => kind.id);
  return tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.storeId, storeId), inArray(jobs.kind, ids)))
    .orderBy(desc(jobs.createdAt), asc(jobs.id))
    .limit(page.limit)
    .offset(page.offset);
};

/** Returns the rows of a job in their order; all, or those of one status. */
export const jobRowsOf = (store: Store, id: string, status?: JobRow['status']): Promise<JobRow[]> =>
  store.tx
    .select()
    .from(jobRows)
    .where(and(rowsOf(store, id), status === undefined ? undefined : eq(jobRows.status, status)))
    .orderBy(asc(jobRows.row));

/** Counts the rows of each outcome. */
export async function outcomesOf(store: Store, id: string): Promise<Readonly<Record<string, number>>> {
  const rows = await store.tx
    .select({ outcome: jobRows.outcome, rows: count() })
    .from(jobRows)
    .where(and(rowsOf(store, id), eq(jobRows.status, 'succeeded')))
    .groupBy(jobRows.outcome);
  return Object.fromEntries(rows.map((row) => [row.outcome ?? '', row.rows]));
}

/**
 * Cancels a job: no row begins after this commits, a running one ends, and finished rows stay.
 * @returns the job; one that had ended is left unchanged.
 */
export async function cancelJob(scope: Scope, id: string): Promise<Job> {
  await scope.tx
    .update(jobs)
    .set({ status: 'cancelled', finishedAt: scope.now })
    .where(and(byId(scope, id), unfinished));
  return jobOf(scope, id);
}

/**
 * Retries only the failed rows; `mended` gives corrected input for some, by row number.
 * @throws 404; 409 while it runs, once it is cancelled, or when none has failed.
 */
export async function retryFailedRows<Row>(
  scope: Pick<Scope, 'tx' | 'storeId' | 'notifyWorkers'>,
  id: string,
  corrected: ReadonlyMap<number, Row> = new Map(),
): Promise<Job> {
  const { tx, storeId } = scope;
  const [job] = await tx.select().from(jobs).where(byId(scope, id)).for('update');
  if (!job) return notFoundJob();
  if (job.status === 'cancelled') throw conflict('El trabajo se canceló', 'job_cancelled');
  if (job.status !== 'finished') throw conflict('El trabajo aún no termina', 'job_running');
  if (job.failed === 0) throw conflict('No hay filas con error', 'no_failed_rows');
  for (const [row, input] of corrected) {
    await tx
      .update(jobRows)
      .set({ input })
      .where(and(rowsOf(scope, id), eq(jobRows.row, row), eq(jobRows.status, 'failed')));
  }
  const empty = { code: null, field: null, value: null, message: null, suggestion: null };
  await tx
    .update(jobRows)
    .set({ status: 'pending', ...empty })
    .where(and(rowsOf(scope, id), eq(jobRows.status, 'failed')));
  const [again] = await tx
    .update(jobs)
    .set({ status: 'waiting', failed: sql`0`, finishedAt: null })
    .where(byId(scope, id))
    .returning();
  await scope.notifyWorkers(tx, { storeId, jobId: id });
  return again ?? notFoundJob();
}
