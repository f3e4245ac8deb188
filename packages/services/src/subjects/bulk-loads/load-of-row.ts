import type { BulkLoad } from '@trastienda/api-client';
import { loadOutcome, undoDays } from '@trastienda/domain/bulk';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { nameOf } from '../people/name-of.ts';
import { jobRows, jobs } from '../../tables/jobs.ts';
import { bulkLoads, bulkRows } from '../../tables/bulk-loads.ts';

type Load = typeof bulkLoads.$inferSelect;
type JobState = Pick<typeof jobs.$inferSelect, 'id' | 'status' | 'failed' | 'finishedAt'>;

const DAY_MS = 86_400_000;
const isAtWork = (job: JobState | undefined): boolean =>
  job?.status === 'waiting' || job?.status === 'running';

/**
 * Counts the rows of chunks that an unexpected error has stopped, because they have no outcome of their own.
 */
async function lostRows({ tx, storeId }: Scope, loadId: string): Promise<number> {
  const [lostCount] = await tx
    .select({ rows: count() })
    .from(bulkRows)
    .innerJoin(
      jobRows,
      and(
        eq(jobRows.storeId, bulkRows.storeId),
        eq(jobRows.jobId, bulkRows.loadId),
        eq(jobRows.row, bulkRows.chunk),
      ),
    )
    .where(
      and(
        eq(bulkRows.storeId, storeId),
        eq(bulkRows.loadId, loadId),
        eq(bulkRows.outcome, 'pending'),
        eq(jobRows.status, 'failed'),
      ),
    );
  return lostCount?.rows ?? 0;
}

function statusOf(load: Load, job: JobState | undefined, undo: JobState | undefined): BulkLoad['status'] {
  if (undo) return isAtWork(undo) ? 'procesando' : 'deshecho';
  if (job?.status === 'waiting') return 'pendiente';
  return job?.status === 'running' ? 'procesando' : loadOutcome(load);
}

/**
 * Returns until when a load can be undone; `null` when it cannot, or no longer (D363). `changed` counts the
 * rows that the load or its corrected rows changed.
 */
export function undoUntilOf(
  load: Pick<Load, 'dryRun' | 'undoJob'> & { readonly changed: number },
  finishedAt: Date | null,
  now: Date,
): Date | null {
  if (load.dryRun || load.undoJob !== null || finishedAt === null || load.changed === 0) return null;
  const until = new Date(finishedAt.getTime() + undoDays * DAY_MS);
  return until > now ? until : null;
}

/** Counts the rows that the loads of corrected rows have changed, by the load that they correct. */
async function changedByCorrections({ tx, storeId }: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await tx
    .select({
      id: bulkLoads.retryOf,
      changed: sql<number>`sum(${bulkLoads.created} + ${bulkLoads.updated})`.mapWith(Number),
    })
    .from(bulkLoads)
    .where(
      and(eq(bulkLoads.storeId, storeId), inArray(bulkLoads.retryOf, [...ids]), eq(bulkLoads.dryRun, false)),
    )
    .groupBy(bulkLoads.retryOf);
  return new Map(rows.map(({ id, changed }) => [id ?? '', changed]));
}

/** Returns loads in the form of the wire, each with its job and the job that undoes it. */
export async function loadsOnTheWire(scope: Scope, loads: readonly Load[]): Promise<BulkLoad[]> {
  const { tx, storeId, now } = scope;
  const ids = loads.flatMap(({ id, undoJob }) => (undoJob === null ? [id] : [id, undoJob]));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: jobs.id, status: jobs.status, failed: jobs.failed, finishedAt: jobs.finishedAt })
          .from(jobs)
          .where(and(eq(jobs.storeId, storeId), inArray(jobs.id, ids)));
  const byId = new Map<string, JobState>(rows.map((row) => [row.id, row]));
  const names = new Map<string, string>();
  for (const { by } of loads) if (!names.has(by)) names.set(by, await nameOf(scope, by));
  const changedBy = await changedByCorrections(
    scope,
    loads.map(({ id }) => id),
  );
  const answers: BulkLoad[] = [];
  for (const load of loads) {
    const job = byId.get(load.id);
    const undo = load.undoJob === null ? undefined : byId.get(load.undoJob);
    const lost = job && job.failed > 0 ? await lostRows(scope, load.id) : 0;
    const { created, updated, unchanged } = load;
    const failed = load.failed + lost;
    const finishedAt = job?.finishedAt ?? null;
    answers.push({
      id: load.id,
      type: load.type,
      status: statusOf(load, job, undo),
      dryRun: load.dryRun,
      retryOf: load.retryOf,
      fileName: load.fileName,
      categoryId: load.categoryId,
      total: load.total,
      processed: created + updated + unchanged + failed,
      created,
      updated,
      unchanged,
      failed,
      createdAt: load.createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      by: names.get(load.by) ?? load.by,
      action: load.action,
      salesChannels: load.channels,
      undoUntil:
        undoUntilOf(
          { ...load, changed: created + updated + (changedBy.get(load.id) ?? 0) },
          finishedAt,
          now,
        )?.toISOString() ?? null,
      kept: load.kept,
    });
  }
  return answers;
}

/** Returns one load in the form of the wire. */
export async function loadOnTheWire(scope: Scope, load: Load): Promise<BulkLoad> {
  const [answer] = await loadsOnTheWire(scope, [load]);
  if (!answer) throw new Error(`No load ${load.id}`);
  return answer;
}

/**
 * Returns a load of the store.
 * @throws 404, also for another store's
 */
export async function loadOf({ tx, storeId }: Scope, id: string): Promise<Load> {
  const [load] = await tx
    .select()
    .from(bulkLoads)
    .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, id)));
  if (!load) throw notFound('No encontramos la carga');
  return load;
}

/** Returns the loads of a store, newest first. */
export const loadsOf = (
  { tx, storeId }: Scope,
  {
    type,
    limit,
    offset,
  }: { readonly type: BulkLoad['type'] | undefined; readonly limit: number; readonly offset: number },
) => {
  const wanted = and(
    eq(bulkLoads.storeId, storeId),
    eq(bulkLoads.dryRun, false),
    // Corrected rows belong to the load that they correct.
    isNull(bulkLoads.retryOf),
    type === undefined ? undefined : eq(bulkLoads.type, type),
  );
  return Promise.all([
    tx
      .select()
      .from(bulkLoads)
      .where(wanted)
      .orderBy(desc(bulkLoads.createdAt), bulkLoads.id)
      .limit(limit)
      .offset(offset),
    tx
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(bulkLoads)
      .where(wanted),
  ]);
};
