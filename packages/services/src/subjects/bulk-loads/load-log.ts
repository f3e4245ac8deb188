import type { BulkLoad, BulkLogEntry } from '@trastienda/api-client';
import type { getBulkLoadLog } from '@trastienda/api-client/liubliana';
import { bulkFault, type BulkNote } from '@trastienda/domain/bulk';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { UNEXPECTED } from '../../core/error-body.ts';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { jobRows, jobs } from '../../tables/jobs.ts';
import type { LoadRow } from './load-types.ts';
import { loadOf, loadOnTheWire } from './load-of-row.ts';
import { bulkRows } from '../../tables/bulk-loads.ts';
import { familyOf } from './undo-load.ts';

const DEFAULT_PAGE = 100;
const MAX_CAUSES = 50;

const lostNote: BulkNote = bulkFault('unexpected', UNEXPECTED);

const sentences: Readonly<Record<LoadRow['outcome'], readonly [done: string, rehearsed: string]>> = {
  created: ['Se creó', 'Se crea'],
  updated: ['Se actualizó', 'Se actualiza'],
  unchanged: ['Sin cambios', 'Sin cambios'],
  failed: [UNEXPECTED, UNEXPECTED],
  pending: ['En espera', 'En espera'],
};

const withoutSentence = { code: null, field: null, value: null, suggestion: null };

/** Returns the log entry of a row: faults come first, and the first note gives the entry its message. */
function entryOf(row: LoadRow, { dryRun }: BulkLoad, lostIds: ReadonlySet<number>): BulkLogEntry {
  const isLost = row.outcome === 'pending' && lostIds.has(row.chunk);
  const outcome = isLost ? 'failed' : row.outcome;
  const all = isLost ? [lostNote, ...row.notes] : row.notes;
  const notes = [...all].toSorted((a, b) => Number(a.level === 'info') - Number(b.level === 'info'));
  const [first] = notes;
  const hasNote = first && (first.level === 'info' || outcome === 'failed');
  return {
    row: row.row,
    sku: row.sku,
    productId: row.productId,
    outcome,
    ...(hasNote
      ? { ...first }
      : { level: 'info' as const, ...withoutSentence, message: sentences[outcome][dryRun ? 1 : 0] }),
    values: { ...row.cells },
    notes: notes.map((note) => ({ ...note })),
    changes: row.changes.map((change) => ({ ...change })),
  };
}

/** Returns the chunks that an unexpected error has stopped. */
async function lostChunks({ tx, storeId }: Scope, loadId: string): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ chunk: jobRows.row })
    .from(jobRows)
    .where(and(eq(jobRows.storeId, storeId), eq(jobRows.jobId, loadId), eq(jobRows.status, 'failed')));
  return new Set(rows.map(({ chunk }) => chunk));
}

/** Reads the notes on a load's file, which are in the input that the rows of its job share. */
async function fileNotesOf({ tx, storeId }: Scope, loadId: string): Promise<string[]> {
  const [job] = await tx
    .select({ notes: sql<string[] | null>`${jobs.input}->'fileNotes'` })
    .from(jobs)
    .where(and(eq(jobs.storeId, storeId), eq(jobs.id, loadId)));
  return job?.notes ?? [];
}

/**
 * Answers the load, a page of its rows in the order of the file, and the causes of failed rows, the commonest
 * first.
 */
export const handleGetBulkLoadLog: Handler<typeof getBulkLoadLog> = async ({ params, query }, scope) => {
  const { tx, storeId } = scope;
  const { page = 1, pageSize = DEFAULT_PAGE, outcome, field, code } = query;
  const found = await loadOf(scope, params.id);
  const load = await loadOnTheWire(scope, found);
  const family = await familyOf(scope, found.id);
  const ofLoad = and(eq(bulkRows.storeId, storeId), eq(bulkRows.loadId, load.id));
  const lostIds = await lostChunks(scope, load.id);
  const isLost = and(eq(bulkRows.outcome, 'pending'), inArray(bulkRows.chunk, [...lostIds]));
  const ofOutcome =
    outcome === undefined
      ? undefined
      : outcome === 'failed'
        ? or(eq(bulkRows.outcome, 'failed'), isLost)
        : and(eq(bulkRows.outcome, outcome), lostIds.size === 0 ? undefined : sql`not (${isLost})`);
  const wanted = and(
    ofLoad,
    ofOutcome,
    field === undefined ? undefined : eq(bulkRows.field, field),
    code === undefined ? undefined : eq(bulkRows.code, code),
  );
  const [total] = await tx.select({ rows: count() }).from(bulkRows).where(wanted);
  const rows = await tx
    .select()
    .from(bulkRows)
    .where(wanted)
    .orderBy(asc(bulkRows.row), asc(bulkRows.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const message = sql<string>`min(${bulkRows.notes}->0->>'message')`;
  const causes = await tx
    .select({ code: bulkRows.code, field: bulkRows.field, message, rows: count() })
    .from(bulkRows)
    .where(and(ofLoad, eq(bulkRows.outcome, 'failed')))
    .groupBy(bulkRows.code, bulkRows.field)
    .orderBy(desc(count()), asc(bulkRows.code), asc(bulkRows.field))
    .limit(MAX_CAUSES);
  return {
    ...load,
    columns: found.columns ?? [],
    fileNotes: await fileNotesOf(scope, load.id),
    retries: family.slice(1).map(({ id }) => id),
    log: rows.map((row) => entryOf(row, load, lostIds)),
    pagination: { total_registros: total?.rows ?? 0, page_size: pageSize, page },
    causes: causes.map((cause) => ({ ...cause, code: cause.code ?? 'invalid' })),
  };
};
