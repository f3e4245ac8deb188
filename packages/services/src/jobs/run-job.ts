import { STORE_CLOSED } from '@trastienda/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { type EnteredStore, scopeToStore } from '../core/scope-to-store.ts';
import { UNEXPECTED } from '../core/error-body.ts';
import { isTransient, isUnavailable, lockWaitedTooLong } from '../core/postgres-errors.ts';
import { Refusal } from '../core/refusal.ts';
import { bareInstallation, type Installation } from '../core/installation.ts';
import type { Scope } from '../core/scope.ts';
import { type Database, type Transaction, withinStore } from '../database/connect.ts';
import { type AnyJobKind, type RowOutcome, RowRefusal } from './define-job.ts';
import type { JobName } from '../core/notify-workers.ts';
import type { WorkEvent } from './work-event.ts';
import { jobs } from '../tables/jobs.ts';

type RunnerOptions = {
  readonly database: Database;
  readonly kinds: readonly AnyJobKind[];
  readonly clock: () => Date;
  readonly random: (size: number) => Uint8Array;
  readonly notifyWorkers: Scope['notifyWorkers'];
  readonly installation?: Installation;
  /** Hears of every row that is done, after its transaction. */
  readonly observe?: (event: WorkEvent) => void;
  /** Receives every error of ours: its row failed with the common sentence. */
  readonly onError: (error: unknown, job: JobName & { readonly row: number }) => void;
};

/** A row that lost against another transaction is tried this often. */
const ATTEMPTS = 3;

type Started = { readonly kind: AnyJobKind; readonly email: string; readonly input: unknown };
type Claimed = { readonly row: number; readonly input: unknown };
/** `gone`: the person has lost the store; `closed`: the store is closed, and its jobs wait until it is open (D500). */
type Step = { readonly done: number } | 'no more' | 'gone' | 'closed';

/**
 * Works on jobs, row by row. Any number of processes may work on the same one: a row that one locks, the
 * others skip.
 */
export function createJobRunner(options: RunnerOptions) {
  const { database, clock, random, onError, notifyWorkers, installation = bareInstallation } = options;
  const { observe = () => {} } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.id, kind]));

  const inStore = <T>(
    job: JobName,
    email: string,
    work: (tx: Transaction, entered: EnteredStore) => Promise<T>,
  ) => database.transaction(async (tx) => work(tx, await scopeToStore(tx, job.storeId, email)));

  async function begin({ storeId, jobId }: JobName): Promise<Started | null> {
    return withinStore(database, storeId, async (tx) => {
      const [job] = await tx
        .update(jobs)
        .set({ status: 'running' })
        .where(
          and(eq(jobs.storeId, storeId), eq(jobs.id, jobId), sql`${jobs.status} in ('waiting', 'running')`),
        )
        .returning();
      const kind = kinds.get(job?.kind ?? '');
      return job && kind ? { kind, email: job.email, input: job.input } : null;
    });
  }

  /**
   * Locks the next row that no other process holds until the transaction ends; there is none once the job is
   * cancelled.
   */
  async function claim(tx: Transaction, { storeId, jobId }: JobName, after: number): Promise<Claimed | null> {
    const { rows } = await tx.execute<Claimed>(sql`
      select r.row_number as row, r.input from job_rows r
      where r.store_id = ${storeId} and r.job_id = ${jobId} and r.status = 'pending' and r.row_number > ${after}
        and exists (select 1 from jobs j where j.store_id = ${storeId} and j.id = ${jobId} and j.status = 'running')
      order by r.row_number limit 1 for update skip locked`);
    return rows[0] ?? null;
  }

  const succeeded = (tx: Transaction, { storeId, jobId }: JobName, row: number, outcome: RowOutcome) =>
    tx.execute(sql`
      with marked as (
        update job_rows set status = 'succeeded', outcome = ${outcome.outcome},
          result = ${outcome.result === undefined ? null : JSON.stringify(outcome.result)}::jsonb
        where store_id = ${storeId} and job_id = ${jobId} and row_number = ${row}
      )
      update jobs set succeeded = succeeded + 1 where store_id = ${storeId} and id = ${jobId}`);

  /**
   * The failure is written in its own transaction, because the row's is undone; if that is lost, the row is
   * simply tried again.
   */
  async function failed(job: JobName, started: Started, claimed: Claimed, error: unknown): Promise<void> {
    const { storeId, jobId } = job;
    const { kind, email, input } = started;
    const { row } = claimed;
    const refusal = error instanceof Refusal ? error : null;
    if (!refusal) onError(error, { ...job, row });
    const cell = refusal instanceof RowRefusal ? refusal : null;
    const fault = {
      code: refusal?.code ?? (refusal ? null : 'unexpected'),
      field: cell?.field ?? refusal?.fields[0]?.field ?? null,
      value: cell?.value ?? null,
      message: refusal?.fields[0]?.message ?? refusal?.message ?? UNEXPECTED,
      suggestion: cell?.suggestion ?? null,
    };
    await inStore(job, email, async (tx) => {
      const { rowCount } = await tx.execute(sql`
        with marked as (
          update job_rows set status = 'failed', code = ${fault.code}, field = ${fault.field},
            value = ${fault.value}, message = ${fault.message}, suggestion = ${fault.suggestion}
          where store_id = ${storeId} and job_id = ${jobId} and row_number = ${row} and status = 'pending'
          returning 1
        )
        update jobs set failed = failed + 1
        where store_id = ${storeId} and id = ${jobId} and exists (select 1 from marked)`);
      if (rowCount !== 1 || !kind.onFailed) return;
      const failedJob = { storeId, job: { id: jobId, input } };
      await tx
        .transaction(async (inner) => kind.onFailed?.(claimed.input, { tx: inner, ...failedJob }))
        .catch((fault: unknown) => {
          if (isUnavailable(fault)) throw fault;
          onError(fault, { ...job, row });
        });
    });
  }

  /** Does the next row after `after`: effect, result and count in one transaction. */
  async function nextRow(job: JobName, started: Started, after: number): Promise<Step> {
    const { kind, email, input } = started;
    for (let attempt = 1; ; attempt += 1) {
      let claimedRow: Claimed | null = null;
      try {
        const step = await inStore<Step>(job, email, async (tx, entered) => {
          const claimed = await claim(tx, job, after);
          if (!claimed) return 'no more';
          const { row } = claimed;
          claimedRow = claimed;
          const outcome = await kind.run(claimed.input, {
            tx,
            storeId: job.storeId,
            ...entered,
            user: { email, name: null },
            clientAddress: null,
            now: clock(),
            randomBytes: random,
            installation,
            notifyWorkers,
            job: { id: job.jobId, input },
            row,
          });
          await succeeded(tx, job, row, outcome);
          return { done: row };
        });
        if (step !== 'no more') observe({ kind: 'row', job: kind.id, result: 'succeeded' });
        return step;
      } catch (error) {
        // The value is set within the transaction, which the compiler does not follow.
        const claimed = claimedRow as Claimed | null;
        if (claimed === null && error instanceof Refusal)
          return error.code === STORE_CLOSED ? 'closed' : 'gone';
        // The outcome of the row is unknown: it stays as it is for the next lease, when the database is back.
        if (claimed === null || isUnavailable(error)) throw error;
        if ((isTransient(error) || lockWaitedTooLong(error)) && attempt < ATTEMPTS) continue;
        await failed(job, started, claimed, error);
        observe({ kind: 'row', job: kind.id, result: 'failed' });
        return { done: claimed.row };
      }
    }
  }

  /**
   * Ends the job unless a row is left: a worker that holds the last one ends it itself. One that has lost its person ends only
   * while it is still hers: an operator gives it to the new owner of the store.
   */
  async function finish(
    { storeId, jobId }: JobName,
    status: 'finished' | 'cancelled',
    email: string,
  ): Promise<void> {
    await withinStore(database, storeId, async (tx) => {
      const isPending = sql`exists (select 1 from job_rows r
        where r.store_id = ${storeId} and r.job_id = ${jobId} and r.status = 'pending')`;
      await tx
        .update(jobs)
        .set({ status, finishedAt: clock() })
        .where(
          and(
            eq(jobs.storeId, storeId),
            eq(jobs.id, jobId),
            eq(jobs.status, 'running'),
            status === 'finished' ? sql`not ${isPending}` : eq(jobs.email, email),
          ),
        );
    });
  }

  /**
   * Works on a job until it ends or `mayGoOn`, which is called after every row, returns false.
   * @returns whether rows may be left. Rejects when the database does not answer; finished rows stay
   * finished.
   */
  async function runJob(job: JobName, mayGoOn: () => boolean = () => true): Promise<boolean> {
    const started = await begin(job);
    if (!started) return false;
    for (let after = 0; ;) {
      const step = await nextRow(job, started, after);
      if (step === 'gone') await finish(job, 'cancelled', started.email);
      if (step === 'gone' || step === 'closed') return false;
      if (step === 'no more') break;
      after = step.done;
      if (!mayGoOn()) return true;
    }
    await finish(job, 'finished', started.email);
    return false;
  }

  return { runJob };
}
