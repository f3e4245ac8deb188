import { foldText } from '@trastienda/domain';
import { bulkHint, type BulkNote } from '@trastienda/domain/bulk';
import { type ProductChange, type ProductSku, undoChanges } from '@trastienda/domain/product';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { nameOf } from '../identity/name-of.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteWhole } from '../products/delete-products.ts';
import { pendingOrders, waitedFor } from '../products/pending-pieces.ts';
import { type ProductRow, skusOf, valuesOfRow } from '../products/product-of-row.ts';
import { type Readiness, readinessOf } from '../products/readiness.ts';
import { lockedProduct, saveProduct } from '../products/save-product.ts';
import { productSaves } from '../products/schema.ts';
import { lastOn, savesSince } from '../products/update-product.ts';
import { writing, type Writes } from '../products/writes.ts';
import type { LoadRow } from './load-types.ts';
import { bulkLoads, bulkRows } from './schema.ts';
import { rowsOfChunk } from './work-load.ts';

type Save = typeof productSaves.$inferSelect;
/** Why fields, or the whole product (`null`), stay as they are. */
type Kept = ReadonlyMap<string | null, string>;

const stockField = /^info_by_sku\.(.+)\.stock$/u;
const wholeSku = /^info_by_sku\.[^]+$/u;

/** What a product goes back with. */
type Undoing = {
  readonly writes: Writes;
  readonly readiness: Readiness;
  /** The load and those of its mended rows: what they saved is no change of somebody else's. */
  readonly family: ReadonlySet<string>;
};

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

/** Plans that a product goes back to what a load found, but for what others have changed since. */
async function undoSave(
  scope: Scope,
  { writes, readiness, family }: Undoing,
  row: ProductRow,
  save: Save,
): Promise<Kept> {
  const kept = new Map<string | null, string>();
  const trace = { source: 'deshacer' as const, loadId: save.loadId };
  const later = (await savesSince(scope, row.id, save.version)).filter(
    ({ loadId }) => loadId === null || !family.has(loadId),
  );
  const [first] = save.changes;
  if (save.version === 1 && first?.field === 'status' && first.before === null) {
    const [last] = later;
    const reason = last
      ? `Se quedó: ${await nameOf(scope, last.by)} lo cambió después`
      : await deleteWhole(scope, writes, row, trace);
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
  await saveProduct(scope, writes, row, {
    values,
    status: status ? (status.before as ProductRow['status']) : now,
    readiness,
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

type Undone = {
  readonly loadId: string;
  readonly position: number;
  readonly undone: 'undone' | 'kept';
  readonly notes: readonly BulkNote[];
};

/**
 * Takes back what a load and the loads of its mended rows did to some products, the last thing first, and says it of each of
 * their rows. Whoever comes second, from another row, finds nothing left to do.
 */
async function undoProducts(
  scope: Scope,
  family: ReadonlySet<string>,
  ids: readonly string[],
): Promise<readonly Undone[]> {
  const { tx, storeId } = scope;
  // Held before the rows are read: another worker may be at the same product from another chunk.
  const found = new Set<string>();
  for (const id of ids) if (await lockedProduct(scope, id)) found.add(id);
  const rows = await tx
    .select()
    .from(bulkRows)
    .where(
      and(
        eq(bulkRows.storeId, storeId),
        inArray(bulkRows.loadId, [...family]),
        inArray(bulkRows.productId, [...ids]),
        isNotNull(bulkRows.version),
        isNull(bulkRows.undone),
      ),
    );
  const saves = await tx
    .select()
    .from(productSaves)
    .where(
      and(
        eq(productSaves.storeId, storeId),
        inArray(productSaves.productId, [...ids]),
        inArray(productSaves.loadId, [...new Set(rows.map(({ loadId }) => loadId))]),
        ne(productSaves.source, 'deshacer'),
      ),
    )
    .orderBy(productSaves.productId, desc(productSaves.version));
  const readiness = await readinessOf(scope);
  const keptBy = new Map<string, Kept>();
  for (const save of saves) {
    // The save before may have changed it, or taken it away.
    const row = await lockedProduct(scope, save.productId);
    const kept = row
      ? await writing(scope, (writes) => undoSave(scope, { writes, readiness, family }, row, save))
      : new Map<null, string>();
    keptBy.set(`${save.productId} ${save.loadId}`, kept);
  }
  const gone: Kept = new Map([[null, 'Este producto ya no existe']]);
  return rows.map((row) => {
    const kept = keptBy.get(`${row.productId} ${row.loadId}`) ?? new Map<null, string>();
    const reason = reasonOf(row, found.has(row.productId ?? '') ? kept : gone);
    const note = reason === null ? bulkHint('undone', 'Se deshizo') : bulkHint('kept', reason);
    return {
      loadId: row.loadId,
      position: row.position,
      undone: reason === null ? 'undone' : 'kept',
      notes: [note, ...row.notes],
    };
  });
}

/** A load, and the loads of its mended rows: they are one to whoever takes them back. */
export async function familyOf({ tx, storeId }: Scope, loadId: string): Promise<Load[]> {
  const [first] = await tx
    .select()
    .from(bulkLoads)
    .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, loadId)));
  const family = first ? [first] : [];
  for (let known = 0; known < family.length;) {
    const parents = family.slice(known).map(({ id }) => id);
    known = family.length;
    const mended = await tx
      .select()
      .from(bulkLoads)
      .where(
        and(eq(bulkLoads.storeId, storeId), inArray(bulkLoads.retryOf, parents), eq(bulkLoads.dryRun, false)),
      )
      .orderBy(bulkLoads.createdAt, bulkLoads.id);
    family.push(...mended);
  }
  return family;
}

type Load = typeof bulkLoads.$inferSelect;

/** Takes a load back with its mended rows, chunk by chunk: each row once, unless it has changed since. */
export const bulkUndoJob = defineJob<
  { readonly loadId: string },
  /** The load of the chunk, where it is not the job's. */
  { readonly chunk: number; readonly loadId?: string | undefined }
>({
  id: 'bulkUndo',
  run: async ({ chunk, loadId }, scope) => {
    const { tx, storeId } = scope;
    const ofChunk = loadId ?? scope.job.input.loadId;
    // A chunk that was at work when its load was stopped ends first.
    await tx.execute(sql`select 1 from job_rows where store_id = ${storeId} and job_id = ${ofChunk}
      and row_number = ${chunk} for update`);
    const family = new Set((await familyOf(scope, scope.job.input.loadId)).map(({ id }) => id));
    const rows = (await rowsOfChunk(scope, ofChunk, chunk)).filter(
      ({ version, productId, undone }) => version !== null && productId !== null && undone === null,
    );
    const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))].toSorted();
    const results = ids.length === 0 ? [] : await undoProducts(scope, family, ids);
    await tx.execute(sql`
      update bulk_rows b set undone = x.undone, notes = x.notes
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as x("loadId" text, "position" int, undone text, notes jsonb)
      where b.store_id = ${storeId} and b.load_id = x."loadId" and b."position" = x."position"`);
    for (const id of family) {
      const kept = results.filter((row) => row.loadId === id && row.undone === 'kept').length;
      if (kept === 0) continue;
      await tx
        .update(bulkLoads)
        .set({ kept: sql`${bulkLoads.kept} + ${kept}` })
        .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, id)));
    }
    return { outcome: 'done' };
  },
});
