import { foldText } from '@trastienda/domain';
import { bulkHint, type BulkNote } from '@trastienda/domain/bulk';
import { type ProductChange, type ProductSku, undoChanges } from '@trastienda/domain/product';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { nameOf } from '../identity/name-of.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteWhole } from '../products/delete-products.ts';
import { pendingOrders, waitedFor } from '../products/pending-pieces.ts';
import { type ProductRow, skusOf, valuesOfRow } from '../products/product-of-row.ts';
import { readinessOf } from '../products/readiness.ts';
import { lockedProduct, saveProduct } from '../products/save-product.ts';
import { productSaves } from '../products/schema.ts';
import { lastOn, savesSince } from '../products/update-product.ts';
import type { LoadRow } from './load-types.ts';
import { bulkLoads } from './schema.ts';
import { rowsOfChunk } from './work-load.ts';

type Save = typeof productSaves.$inferSelect;
/** Why fields, or the whole product (`null`), stay as they are. */
type Kept = ReadonlyMap<string | null, string>;

const stockField = /^info_by_sku\.(.+)\.stock$/u;
const wholeSku = /^info_by_sku\.[^]+$/u;

/** A change of stock goes back by its difference: what was sold meanwhile stays sold (D363). */
function byDifference(change: ProductChange, skus: readonly ProductSku[]): ProductChange {
  const sku = stockField.exec(change.field)?.[1];
  const now = skus.find((row) => sku !== undefined && foldText(row.sku) === foldText(sku))?.stock;
  if (now === undefined) return change;
  const before = Math.max(0, now + Number(change.before ?? 0) - Number(change.after ?? 0));
  return { ...change, before };
}

/** What keeps a change from being taken back; `null` where nothing does. */
async function reasonToKeep(
  scope: Scope,
  change: ProductChange,
  later: readonly Save[],
): Promise<string | null> {
  const isSku = wholeSku.test(change.field) && change.before === null && typeof change.after === 'object';
  const isStock = stockField.test(change.field);
  const other = isStock ? undefined : lastOn(later, change.field);
  if (other) return `Se quedó como está: ${await nameOf(scope, other.by)} lo cambió después`;
  if (!isSku) return null;
  const { sku } = change.after as ProductSku;
  const orders = await pendingOrders(scope, [sku]);
  return orders === 0 ? null : `Se quedó ${sku}: ${waitedFor(orders)}`;
}

/** Takes a product back to what a load found, but for what others have changed since. */
async function undoSave(scope: Scope, row: ProductRow, save: Save): Promise<Kept> {
  const kept = new Map<string | null, string>();
  const trace = { source: 'deshacer' as const, loadId: save.loadId };
  const later = await savesSince(scope, row.id, save.version);
  const [first] = save.changes;
  if (save.version === 1 && first?.field === 'status' && first.before === null) {
    const [last] = later;
    const reason = last
      ? `Se quedó: ${await nameOf(scope, last.by)} lo cambió después`
      : await deleteWhole(scope, row, trace);
    return reason === null ? kept : kept.set(null, reason.replace('No se elimina', 'Se quedó'));
  }
  const skus = await skusOf(scope, row.id);
  const back: ProductChange[] = [];
  for (const change of save.changes) {
    const reason = await reasonToKeep(scope, change, later);
    if (reason === null) back.push(byDifference(change, skus));
    else kept.set(change.field, reason);
  }
  const status = back.find(({ field }) => field === 'status');
  const values = undoChanges(
    valuesOfRow(row, skus),
    back.filter(({ field }) => field !== 'status'),
  );
  const isActive = Object.values(values.sales_channel).some((offer) => offer?.active);
  const now = row.status === 'draft' ? 'draft' : isActive ? 'active' : 'paused';
  await saveProduct(scope, row, {
    values,
    status: status ? (status.before as ProductRow['status']) : now,
    readiness: await readinessOf(scope),
    parentName: row.parentName,
    skus,
    ...trace,
  });
  return kept;
}

/** Why a row stays as it is; `null` where it went back. */
function reasonOf(row: LoadRow, kept: Kept): string | null {
  const whole = kept.get(null);
  if (whole !== undefined) return whole;
  return row.changes.map(({ field }) => kept.get(field)).find((reason) => reason !== undefined) ?? null;
}

async function undoProduct(scope: Scope, loadId: string, productId: string): Promise<Kept> {
  const { tx, storeId } = scope;
  const row = await lockedProduct(scope, productId);
  if (!row) return new Map([[null, 'Este producto ya no existe']]);
  const saves = await tx
    .select()
    .from(productSaves)
    .where(
      and(
        eq(productSaves.storeId, storeId),
        eq(productSaves.productId, productId),
        eq(productSaves.loadId, loadId),
      ),
    )
    .orderBy(productSaves.version);
  const done = saves.find(({ source }) => source !== 'deshacer');
  return done ? undoSave(scope, row, done) : new Map();
}

/** Takes a load back, chunk by chunk: each row once, unless it has changed since. */
export const bulkUndoJob = defineJob<{ readonly loadId: string }, { readonly chunk: number }>({
  id: 'bulkUndo',
  run: async ({ chunk }, scope) => {
    const { tx, storeId } = scope;
    const { loadId } = scope.job.input;
    // A chunk that was at work when its load was stopped ends first.
    await tx.execute(sql`select 1 from job_rows where store_id = ${storeId} and job_id = ${loadId}
      and row_number = ${chunk} for update`);
    const rows = (await rowsOfChunk(scope, loadId, chunk)).filter(
      ({ version, productId }) => version !== null && productId !== null,
    );
    const results: { position: number; undone: string; notes: readonly BulkNote[] }[] = [];
    const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))].toSorted();
    for (const id of ids) {
      const kept = await undoProduct(scope, loadId, id);
      for (const row of rows.filter(({ productId }) => productId === id)) {
        const reason = reasonOf(row, kept);
        const note = reason === null ? bulkHint('undone', 'Se deshizo') : bulkHint('kept', reason);
        results.push({
          position: row.position,
          undone: reason === null ? 'undone' : 'kept',
          notes: [note, ...row.notes],
        });
      }
    }
    await tx.execute(sql`
      update bulk_rows b set undone = x.undone, notes = x.notes
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x("position" int, undone text, notes jsonb)
      where b.store_id = ${storeId} and b.load_id = ${loadId} and b."position" = x."position"`);
    const kept = results.filter(({ undone }) => undone === 'kept').length;
    await tx
      .update(bulkLoads)
      .set({ kept: sql`${bulkLoads.kept} + ${kept}` })
      .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, loadId)));
    return { outcome: 'done' };
  },
});
