import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { defineJob } from '../jobs/define-job.ts';
import { namedProducts, switchProduct } from '../products/change-products.ts';
import { Refusal } from '../core/refusal.ts';
import { leavesOfJob, readinessOf } from '../products/readiness.ts';
import { writing } from '../products/writes.ts';
import { bulkFault, columnOfField, doubtfulPrice, rowValues } from '@trastienda/domain/bulk';
import { grouped } from './grouped.ts';
import { productsOf, type Write, workProduct } from './work-product.ts';
import type { LoadInput, LoadRow, RowResult } from './load-types.ts';
import { bulkLoads, bulkRows } from './schema.ts';

const byPosition = asc(bulkRows.position);

/** The rows of a chunk, in their order. */
export const rowsOfChunk = ({ tx, storeId }: Scope, loadId: string, chunk: number): Promise<LoadRow[]> =>
  tx
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.storeId, storeId), eq(bulkRows.loadId, loadId), eq(bulkRows.chunk, chunk)))
    .orderBy(byPosition);

/** Writes what became of the rows of a chunk, and counts it. */
async function keepResults(
  { tx, storeId }: Scope,
  loadId: string,
  results: readonly RowResult[],
): Promise<void> {
  const rows = results.map(({ position, outcome, notes, changes, productId, version }) => {
    // A price that somebody has to look at twice is found like a fault.
    const fault = notes.find(({ level, code }) =>
      outcome === 'failed' ? level === 'error' : code === doubtfulPrice,
    );
    return {
      position,
      outcome,
      notes,
      changes,
      code: fault?.code ?? null,
      field: fault?.field ?? null,
      product_id: productId,
      version,
    };
  });
  await tx.execute(sql`
    update bulk_rows b set outcome = x.outcome, notes = x.notes, changes = x.changes, code = x.code, field = x.field,
      product_id = x.product_id, version = x.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("position" int, outcome text, notes jsonb, changes jsonb,
      code text, field text, product_id text, version int)
    where b.store_id = ${storeId} and b.load_id = ${loadId} and b."position" = x."position"`);
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
 * The products of a chunk, written together behind one savepoint: what is planned is nearly always written. Where one is not, for
 * another has taken its SKU meanwhile, all of them are done again, each behind its own.
 */
async function workProducts(scope: Scope, loadId: string, input: LoadInput, rows: readonly LoadRow[]) {
  const read = rows.map((row) => ({ ...row, values: rowValues(row.cells).values }));
  const context = await productsOf(scope, { loadId, input, rows: read, leaves: leavesOfJob(input) });
  const groups = [...grouped(read, ({ product }) => product).values()];
  const workAll = async (inner: Scope, write: Write) => {
    const results: RowResult[] = [];
    for (const group of groups) {
      results.push(...(await workProduct(inner, group, context, write)));
      // Planning waits for nothing: whoever else this process serves has a turn between two products.
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
    // A row that cannot be planned is told so by itself: what is refused here is the writing.
    if (!(error instanceof Refusal)) throw error;
    return workAll(scope, (plan) => scope.tx.transaction((tx) => writing({ ...scope, tx }, plan)));
  }
}

/**
 * A bulk load, a mass edit or a mass activation. A row of the job is a chunk: some 250 rows of the file that are done together,
 * so that a load of ten thousand takes forty transactions of a few statements each, and a killed process does one of them anew. A
 * dry run plans the same and writes nothing but its log.
 */
export const bulkLoadJob = defineJob<LoadInput, { readonly chunk: number }>({
  id: 'bulkLoad',
  run: async ({ chunk }, scope) => {
    const { id: loadId, input } = scope.job;
    const rows = await rowsOfChunk(scope, loadId, chunk);
    const results: RowResult[] = [];
    if (input.action === null) {
      results.push(...(await workProducts(scope, loadId, input, rows)));
    } else results.push(...(await switchRows(scope, loadId, input, rows)));
    await keepResults(scope, loadId, results);
    return { outcome: 'done' };
  },
});
