import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { bulkUpdate } from '../../database/bulk-update.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { namedProducts, switchProduct } from '../products/change-products.ts';
import { Refusal } from '../../core/refusal.ts';
import { leavesOfJob, readinessOf } from '../products/readiness.ts';
import { writing } from '../products/writes.ts';
import { bulkFault, columnOfField, doubtfulPrice, rowValues } from '@trastienda/domain/bulk';
import { grouped } from '../../core/grouped.ts';
import { productsOf, type Write, workProduct } from './work-product.ts';
import type { LoadChunk, LoadInput, LoadRow, PlacedRow, RowResult } from './load-types.ts';
import { bulkLoads, bulkRows } from '../../tables/bulk-loads.ts';

const byPosition = asc(bulkRows.position);

/** The rows of a chunk, in their order. */
export const rowsOfChunk = ({ tx, storeId }: Scope, loadId: string, chunk: number): Promise<LoadRow[]> =>
  tx
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.storeId, storeId), eq(bulkRows.loadId, loadId), eq(bulkRows.chunk, chunk)))
    .orderBy(byPosition);

/** Writes rows that wait. */
export const storePlaced = (
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  loadId: string,
  rows: readonly PlacedRow[],
): Promise<number> =>
  bulkInsert(
    tx,
    bulkRows,
    rows.map((row) => ({ ...row, storeId, loadId, outcome: 'pending', changes: [] })),
  );

/** Returns a row of a dry run in the form that is stored. */
const waitingRow = (storeId: string, loadId: string, row: PlacedRow): LoadRow => ({
  ...row,
  storeId,
  loadId,
  outcome: 'pending',
  changes: [],
  code: null,
  field: null,
  version: null,
  undone: null,
});

/** Returns the outcome of a row in the form that is stored. */
function storedResult({ outcome, notes, changes, productId, version }: RowResult) {
  // A doubtful price, which a person must check, is found by its code like a fault.
  const fault = notes.find((note) =>
    outcome === 'failed' ? note.level === 'error' : note.code === doubtfulPrice,
  );
  const [code, field] = [fault?.code ?? null, fault?.field ?? null];
  return { outcome, notes, changes, code, field, productId, version };
}

/** Writes what became of the rows of a chunk, and counts it. */
async function storeResults(
  { tx, storeId }: Scope,
  loadId: string,
  results: readonly RowResult[],
  { rehearsed }: { readonly rehearsed: readonly LoadRow[] | null },
): Promise<void> {
  if (rehearsed === null) {
    const rows = results.map((result) => ({
      storeId,
      loadId,
      position: result.position,
      ...storedResult(result),
    }));
    await bulkUpdate(tx, bulkRows, rows, ['storeId', 'loadId', 'position']);
  } else {
    const byPlace = new Map(results.map((result) => [result.position, storedResult(result)]));
    await bulkInsert(
      tx,
      bulkRows,
      rehearsed.map((row) => ({ ...row, ...byPlace.get(row.position) })),
    );
  }
  const count = (outcome: LoadRow['outcome']) => results.filter((one) => one.outcome === outcome).length;
  await tx
    .update(bulkLoads)
    .set({
      created: sql`${bulkLoads.created} + ${count('created')}`,
      updated: sql`${bulkLoads.updated} + ${count('updated')}`,
      unchanged: sql`${bulkLoads.unchanged} + ${count('unchanged')}`,
      failed: sql`${bulkLoads.failed} + ${count('failed')}`,
    })
    .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, loadId)));
}

/** Switches the products of a chunk on or off, each by itself. */
async function switchRows(scope: Scope, loadId: string, input: LoadInput, rows: readonly LoadRow[]) {
  const readiness = await readinessOf(scope, leavesOfJob(input));
  const found = await namedProducts(
    scope,
    rows.flatMap(({ productId }) => productId ?? []),
    { isLocked: !input.dryRun },
  );
  const byId = new Map(found.map(({ id, row }) => [id, row]));
  return writing(scope, async (writes) => {
    const results: RowResult[] = [];
    for (const { position, productId } of rows) {
      const product = byId.get(productId ?? '') ?? null;
      const done =
        product === null
          ? { outcome: 'failed' as const, field: null, message: 'Este producto ya no existe' }
          : await switchProduct(scope, writes, product, {
              action: input.action ?? 'pause',
              salesChannels: input.channels,
              readiness,
              loadId,
              isRehearsal: input.dryRun,
            });
      const isFailed = done.outcome === 'failed';
      results.push({
        position,
        productId,
        outcome: done.outcome,
        notes: isFailed
          ? [
              bulkFault(done.field ?? 'not_ready', done.message, {
                field: done.field === null ? null : columnOfField(done.field),
              }),
            ]
          : [],
        changes: done.outcome === 'updated' ? done.changes : [],
        version: done.outcome === 'updated' && !input.dryRun ? done.version : null,
      });
    }
    return results;
  });
}

/**
 * Works the products of a chunk, written together behind one savepoint, because a planned write nearly always
 * succeeds. Where one fails, because another has taken its SKU meanwhile, all of them are done again, each
 * behind its own.
 */
async function workProducts(scope: Scope, loadId: string, input: LoadInput, rows: readonly LoadRow[]) {
  const read = rows.map((row) => ({ ...row, values: rowValues(row.cells).values }));
  const context = await productsOf(scope, { loadId, input, rows: read, leaves: leavesOfJob(input) });
  const groups = [...grouped(read, ({ product }) => product).values()];
  const workAll = async (inner: Scope, write: Write) => {
    const results: RowResult[] = [];
    for (const group of groups) {
      results.push(...(await workProduct(inner, group, context, write)));
      // Planning never waits, so other requests of this process get a turn between two products.
      await nextTurn();
    }
    return results;
  };
  try {
    return await scope.tx.transaction((tx) => {
      const inner = { ...scope, tx };
      return writing(inner, (writes) => workAll(inner, (plan) => plan(writes)));
    });
  } catch (error) {
    // A row that cannot be planned has its own error; a refusal here comes from the write of the chunk, so
    // each product is written by itself.
    if (!(error instanceof Refusal)) throw error;
    return workAll(scope, (plan) => scope.tx.transaction((tx) => writing({ ...scope, tx }, plan)));
  }
}

/**
 * A bulk load, a mass edit or a mass activation. A row of the job is a chunk: some 250 rows of the file that
 * are done together, so that a load of ten thousand takes forty transactions of a few statements each, and a
 * killed process repeats one of them. A dry run plans the same and writes nothing but its log.
 */
export const bulkLoadJob = defineJob<LoadInput, LoadChunk>({
  id: 'bulkLoad',
  run: async ({ chunk, rows: placed }, scope) => {
    const { id: loadId, input } = scope.job;
    const rehearsed = placed?.map((row) => waitingRow(scope.storeId, loadId, row)) ?? null;
    const rows = rehearsed ?? (await rowsOfChunk(scope, loadId, chunk));
    const results =
      input.action === null
        ? await workProducts(scope, loadId, input, rows)
        : await switchRows(scope, loadId, input, rows);
    await storeResults(scope, loadId, results, { rehearsed });
    return { outcome: 'done' };
  },
  // The log has every row, also those that an unexpected error has stopped.
  onFailed: async ({ rows = [] }, scope) => {
    await storePlaced(scope, scope.job.id, rows);
  },
});
