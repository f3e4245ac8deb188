import type * as liubliana from '@trastienda/api-client/liubliana';
import type { createBulkLoad, listBulkLoads, undoBulkLoad } from '@trastienda/api-client/liubliana';
import { and, eq, inArray } from 'drizzle-orm';
import { type Handler, type Handlers, prepared } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { cancelJob, jobOf, startJob } from '../../jobs/job.ts';
import {
  loadOf,
  loadOnTheWire,
  loadsOf,
  loadsOnTheWire,
  undoUntilOf,
} from '../../subjects/bulk-loads/load-of-row.ts';
import { handleGetBulkLoadLog } from '../../subjects/bulk-loads/load-log.ts';
import { bulkLoads } from '../../tables/bulk-loads.ts';
import { readBulkLoad } from '../../subjects/bulk-loads/read-load.ts';
import { startBulkLoad } from '../../subjects/bulk-loads/start-load.ts';
import { handleDownloadBulkLoadTemplate } from '../../subjects/bulk-loads/template.ts';
import { bulkUndoJob, familyOf } from '../../subjects/bulk-loads/undo-load.ts';

const DEFAULT_PAGE = 20;

/**
 * Answers when the file is read; its rows are worked by the job of its id, and a dry run writes its log
 * alone.
 */
const handleCreateBulkLoad: Handler<typeof createBulkLoad> = prepared(
  ({ body }, before) => readBulkLoad(before, body),
  async ({ body }, scope, read) => loadOnTheWire(scope, await startBulkLoad(scope, body, read)),
);

const handleListBulkLoads: Handler<typeof listBulkLoads> = async ({ query }, scope) => {
  const { page = 1, pageSize = DEFAULT_PAGE, type } = query;
  const [loads, [total]] = await loadsOf(scope, { type, limit: pageSize, offset: (page - 1) * pageSize });
  return {
    data: await loadsOnTheWire(scope, loads),
    pagination: { total_registros: total?.total ?? 0, page_size: pageSize, page },
  };
};

type Job = Awaited<ReturnType<typeof jobOf>>;

const isAtWork = ({ status }: Job): boolean => status === 'waiting' || status === 'running';

/** Starts the job that undoes a load, together with the loads of its corrected rows. */
async function startUndo(scope: Scope, loadId: string, jobs: ReadonlyMap<string, Job>) {
  const { tx, storeId } = scope;
  const id = `${loadId}-deshacer`;
  await startJob(scope, bulkUndoJob, {
    id,
    input: { loadId },
    // The last rows come first, because the last change is undone first.
    rows: [...jobs]
      .toReversed()
      .flatMap(([ofLoad, { total }]) =>
        Array.from({ length: total }, (_, at) => ({ chunk: total - at, loadId: ofLoad })),
      ),
  });
  await tx
    .update(bulkLoads)
    .set({ undoJob: id })
    .where(and(eq(bulkLoads.storeId, storeId), inArray(bulkLoads.id, [...jobs.keys()])));
  return loadOf(scope, loadId);
}

/** Stops a running load, or undoes one, row by row, unless a row has changed since (D363). */
const handleUndoBulkLoad: Handler<typeof undoBulkLoad> = async ({ params, body }, scope) => {
  const { tx, storeId } = scope;
  await tx
    .select({ id: bulkLoads.id })
    .from(bulkLoads)
    .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, params.id)))
    .for('update');
  const load = await loadOf(scope, params.id);
  if (load.undoJob !== null) throw conflict('La carga ya se deshizo', 'undone');
  const family = (await familyOf(scope, load.id)).filter(({ undoJob }) => undoJob === null);
  const jobs = new Map<string, Job>();
  for (const { id } of family) jobs.set(id, await jobOf(scope, id));
  const job = jobs.get(load.id);
  const isRunning = [...jobs.values()].some(isAtWork);
  if (isRunning && body.keepDone === undefined) throw conflict('La carga sigue en curso', 'running');
  for (const [id, one] of jobs) if (isAtWork(one)) await cancelJob(scope, id);
  if (body.keepDone === true) return loadOnTheWire(scope, load);
  if (load.dryRun) {
    if (isRunning) return loadOnTheWire(scope, load);
    throw conflict('Fue una revisión: no se guardó nada que deshacer', 'dry_run');
  }
  const changed = family.reduce((sum, { created, updated }) => sum + created + updated, 0);
  if (
    !isRunning &&
    changed > 0 &&
    undoUntilOf({ ...load, changed }, job?.finishedAt ?? null, scope.now) === null
  ) {
    throw conflict('Ya pasaron 7 días: esta carga ya no se deshace', 'too_late');
  }
  return loadOnTheWire(scope, await startUndo(scope, load.id, jobs));
};

export const handlers = {
  createBulkLoad: handleCreateBulkLoad,
  listBulkLoads: handleListBulkLoads,
  getBulkLoadLog: handleGetBulkLoadLog,
  downloadBulkLoadTemplate: handleDownloadBulkLoadTemplate,
  undoBulkLoad: handleUndoBulkLoad,
} satisfies Handlers<typeof liubliana>;
