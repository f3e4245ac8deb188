import { sql } from 'drizzle-orm';
import { acrossStores, type Database } from '../../database/connect.ts';
import { retryFailedRows } from '../../jobs/job.ts';
import { guideLot } from '../../use-cases/lot-item.ts';
import { CommandRefused } from '../command-refused.ts';
import { operate, type OperatorAct } from './record-act.ts';

/** A job that is not over, or that has rows with errors; `lease` is the state of its lease in the queue, where it has one. */
export type ListedJob = {
  readonly storeId: string;
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Rows that failed for a fault of ours, not of their data. */
  readonly unexpected: number;
  readonly createdAt: Date;
  readonly isStoreClosed: boolean;
  /** The newest error of its lease; `null` while nothing went wrong. */
  readonly error: string | null;
  readonly lease: string | null;
};

const leases = sql`
  left join lateral (
    select q.state::text as lease, q.output->>'message' as error from pgboss.job q
    where q.name = 'job-turns' and q.data->>'storeId' = j.store_id and q.data->>'jobId' = j.id
    order by q.created_on desc limit 1
  ) q on true`;
const noLeases = sql`left join lateral (select null::text as lease, null::text as error) q on true`;

/** Lists the jobs of all stores, or of one, that are not over, and those that ended with rows that failed; the newest first. */
export const listJobs = (
  database: Database,
  { storeId, limit }: { readonly storeId?: string | undefined; readonly limit: number },
): Promise<readonly ListedJob[]> =>
  acrossStores(database, async (tx) => {
    const { rows: queue } = await tx.execute<{ isThere: boolean }>(
      sql`select to_regclass('pgboss.job') is not null as "isThere"`,
    );
    const ofStore = storeId === undefined ? sql`true` : sql`j.store_id = ${storeId}`;
    const { rows } = await tx.execute<ListedJob & { createdAt: string }>(sql`
      select j.store_id as "storeId", j.id, j.kind, j.status, j.total, j.succeeded, j.failed, j.created_at as "createdAt",
        (select count(*)::int from job_rows r
          where r.store_id = j.store_id and r.job_id = j.id and r.status = 'failed' and r.code = 'unexpected') as unexpected,
        s.closed_at is not null as "isStoreClosed", q.lease, q.error
      from (
        select * from jobs j
        where ${ofStore} and (j.status in ('waiting', 'running') or (j.status = 'finished' and j.failed > 0))
        order by j.created_at desc, j.store_id, j.id limit ${limit}
      ) j join stores s on s.id = j.store_id ${queue[0]?.isThere === true ? leases : noLeases}
      order by j.created_at desc, j.store_id, j.id`);
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  });

/**
 * Lets the workers do once more the rows of a lot of guides that failed, as its merchant can. Work that is not over needs no such act:
 * running processes look for it every minute.
 * @returns how many rows are done again.
 * @throws CommandRefused
 */
export async function retryJob(
  database: Database,
  { storeId, jobId }: { readonly storeId: string; readonly jobId: string },
  act: OperatorAct,
): Promise<number> {
  const { rows } = await operate(database, act, async (tx) => {
    const { rows: jobs } = await tx.execute<{ failed: number; status: string; kind: string }>(
      sql`select failed, status, kind from jobs where store_id = ${storeId} and id = ${jobId} for update`,
    );
    const [job] = jobs;
    if (!job) throw new CommandRefused(`There is no job ${jobId} of the store ${storeId}.`);
    if (job.status !== 'finished')
      throw new CommandRefused(
        job.status === 'cancelled'
          ? `The job ${jobId} was cancelled.`
          : `The job ${jobId} is not over: running processes take it up within a minute.`,
      );
    // A load keeps what it read of its rows: its merchant corrects those with errors and sends them again.
    if (job.kind !== guideLot.id)
      throw new CommandRefused(`Only a ${guideLot.id} is retried: ${jobId} is a ${job.kind}.`);
    if (job.failed === 0)
      throw new CommandRefused(`The job ${jobId} has no row that failed: nothing was changed.`);
    // The workers are not called: they look for work every minute.
    await retryFailedRows({ tx, storeId, notifyWorkers: async () => {} }, jobId);
    const change = { storeId, before: { failed: job.failed }, after: { job: jobId, failed: 0 } };
    return { rows: job.failed, change };
  });
  return rows;
}
