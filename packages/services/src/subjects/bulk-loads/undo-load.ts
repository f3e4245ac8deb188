import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '@trastienda/domain';
import { bulkHint, type BulkNote } from '@trastienda/domain/bulk';
import { type ProductChange, type ProductSku, undoChanges } from '@trastienda/domain/product';
import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { bulkUpdate } from '../../database/bulk-update.ts';
import { oneOf } from '../../database/one-of.ts';
import { nameOf } from '../people/name-of.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { namedProducts } from '../products/change-products.ts';
import { deleteWhole } from '../products/delete-products.ts';
import { ordersFor, waitedFor, type WaitingOrders, waitingOrders } from '../products/pending-pieces.ts';
import { type ProductRow, skusOfEach, valuesOfRow } from '../products/product-of-row.ts';
import { leavesOfJob, type Readiness, readinessOf } from '../products/readiness.ts';
import { saveProduct } from '../products/save-product.ts';
import { productSaves } from '../../tables/products.ts';
import { lastOn } from '../products/update-product.ts';
import { writing, type Writes } from '../products/writes.ts';
import { grouped } from '../../core/grouped.ts';
import type { LoadRow } from './load-types.ts';
import { bulkLoads, bulkRows } from '../../tables/bulk-loads.ts';
import { rowsOfChunk } from './work-load.ts';

type Save = typeof productSaves.$inferSelect;
/** The reason why each field, or the entire product (`null`), stays unchanged. */
type Reasons = ReadonlyMap<string | null, string>;

const stockField = /^info_by_sku\.(.+)\.stock$/u;
const wholeSku = /^info_by_sku\.[^]+$/u;

/** The data that the products of a chunk are undone with: read once for all of them. */
type Undoing = {
  readonly readiness: Readiness;
  readonly waiting: WaitingOrders;
  /** Returns the saves of other people of a product after a version, last one first. */
  readonly since: (productId: string, version: number) => readonly Save[];
  /** The names of the people who saved something. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * The pieces that a save could not take from a stock that ends at 0, by product and SKU, as a negative
   * number: the save before it returns so many fewer. Without it 50 pieces that were set to 4 and then to
   * 100, of which 6 were sold, would come back as 46.
   */
  readonly owed: Map<string, number>;
};

/** A locked product with its SKUs. */
type Held = { readonly row: ProductRow; readonly skus: readonly ProductSku[] };

/** A change of stock goes back by its difference: what was sold meanwhile stays sold (D363). */
function byDifference(
  change: ProductChange,
  { row: { id }, skus }: Held,
  { owed }: Pick<Undoing, 'owed'>,
): ProductChange {
  const sku = stockField.exec(change.field)?.[1];
  const now = skus.find((row) => sku !== undefined && foldText(row.sku) === foldText(sku))?.stock;
  if (now === undefined) return change;
  const key = `${id} ${foldText(sku)}`;
  const left = now + (owed.get(key) ?? 0) + Number(change.before ?? 0) - Number(change.after ?? 0);
  owed.set(key, Math.min(0, left));
  return { ...change, before: Math.max(0, left) };
}

const changedLater = ({ names }: Undoing, { by }: Save): string => `${names.get(by) ?? by} lo cambió después`;

/** Returns the reason why a change cannot be undone; `null` when it can. */
function reasonToKeep(undoing: Undoing, change: ProductChange, later: readonly Save[]): string | null {
  const isSku = wholeSku.test(change.field) && change.before === null && typeof change.after === 'object';
  const isStock = stockField.test(change.field);
  const laterSave = isStock ? undefined : lastOn(later, change.field);
  if (laterSave) return `Se quedó como está: ${changedLater(undoing, laterSave)}`;
  if (!isSku) return null;
  const { sku } = change.after as ProductSku;
  const orders = ordersFor(undoing.waiting, [sku]);
  return orders === 0 ? null : `Se quedó ${sku}: ${waitedFor(orders)}`;
}

/** Plans that a product goes back to what a load found, but for what others have changed since. */
async function undoSave(
  scope: Scope,
  writes: Writes,
  undoing: Undoing,
  { save, held: { row, skus } }: { readonly save: Save; readonly held: Held },
): Promise<Reasons> {
  const reasons = new Map<string | null, string>();
  const trace = { source: 'deshacer' as const, loadId: save.loadId };
  const { readiness, waiting } = undoing;
  const later = undoing.since(row.id, save.version);
  const [first] = save.changes;
  if (save.version === 1 && first?.field === 'status' && first.before === null) {
    const [last] = later;
    const reason = last
      ? `Se quedó: ${changedLater(undoing, last)}`
      : deleteWhole(scope, writes, { row, skus, waiting }, trace);
    return reason === null ? reasons : reasons.set(null, reason.replace('No se elimina', 'Se quedó'));
  }
  const reversed: ProductChange[] = [];
  for (const change of save.changes) {
    const reason = reasonToKeep(undoing, change, later);
    if (reason === null) reversed.push(byDifference(change, { row, skus }, undoing));
    else reasons.set(change.field, reason);
  }
  const status = reversed.find(({ field }) => field === 'status');
  const values = undoChanges(
    valuesOfRow(row, skus),
    reversed.filter(({ field }) => field !== 'status'),
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
  return reasons;
}

/** Returns the saves by others than the loads since the first of these saves, last one first. */
async function savesOfOthers(
  { tx, storeId }: Scope,
  family: ReadonlySet<string>,
  saves: readonly Save[],
): Promise<readonly Save[]> {
  const first: Record<string, number> = {};
  for (const { productId, version } of saves) {
    first[productId] = Math.min(version, first[productId] ?? version);
  }
  return tx
    .select()
    .from(productSaves)
    .where(
      and(
        eq(productSaves.storeId, storeId),
        oneOf(productSaves.productId, Object.keys(first)),
        sql`${productSaves.version} > (${JSON.stringify(first)}::jsonb ->> ${productSaves.productId})::int`,
        or(isNull(productSaves.loadId), notInArray(productSaves.loadId, [...family])),
      ),
    )
    .orderBy(productSaves.productId, desc(productSaves.version));
}

/** Reads the data that the products of these saves are undone with. */
async function undoingOf(scope: Scope, { family, input }: Family, saves: readonly Save[]): Promise<Undoing> {
  const savesOfPeople = grouped(await savesOfOthers(scope, family, saves), ({ productId }) => productId);
  const names = new Map<string, string>();
  for (const { by } of [...savesOfPeople.values()].flat()) {
    if (!names.has(by)) names.set(by, await nameOf(scope, by));
  }
  return {
    readiness: await readinessOf(scope, leavesOfJob(input)),
    waiting: await waitingOrders(scope),
    since: (productId, version) =>
      (savesOfPeople.get(productId) ?? []).filter((save) => save.version > version),
    names,
    owed: new Map(),
  };
}

/** Saves by turns, each product's last one first: no turn has a product twice. */
function turnsOf(saves: readonly Save[]): readonly (readonly Save[])[] {
  const turns: Save[][] = [];
  for (const ofProduct of grouped(saves, ({ productId }) => productId).values()) {
    for (const [at, save] of ofProduct.entries()) (turns[at] ??= []).push(save);
  }
  return turns;
}

/** Returns the reason why a row stays unchanged; `null` when it was undone. */
function reasonOf(row: LoadRow, reasons: Reasons): string | null {
  const whole = reasons.get(null);
  if (whole !== undefined) return whole;
  return row.changes.map(({ field }) => reasons.get(field)).find((reason) => reason !== undefined) ?? null;
}

type Undone = {
  readonly loadId: string;
  readonly position: number;
  readonly undone: 'undone' | 'kept';
  readonly notes: readonly BulkNote[];
};

/** Loads that are taken back as one, by a job. */
type Family = {
  /** The load and those of its corrected rows: a save of theirs does not count as somebody else's change. */
  readonly family: ReadonlySet<string>;
  readonly input: object;
};

/**
 * Undoes the changes of a load and the loads of its corrected rows to some products, the last one first, and
 * records it on each of their rows. A second row for the same product finds nothing left to do.
 */
async function undoProducts(
  scope: Scope,
  job: Family,
  {
    loadId,
    chunk,
    ids,
  }: { readonly loadId: string; readonly chunk: number; readonly ids: readonly string[] },
): Promise<readonly Undone[]> {
  const { tx, storeId } = scope;
  const otherLoads = [...job.family].filter((id) => id !== loadId);
  // The products are locked before the rows are read: another worker may be undoing the same product from
  // another chunk.
  let found = await namedProducts(scope, ids);
  const held = new Set(found.flatMap(({ id, row }) => (row ? [id] : [])));
  const rows = await tx
    .select()
    .from(bulkRows)
    .where(
      and(
        eq(bulkRows.storeId, storeId),
        // Rows of one product are in one chunk of their load; the rows of other loads for it may be in any of
        // theirs.
        or(
          and(eq(bulkRows.loadId, loadId), eq(bulkRows.chunk, chunk)),
          and(oneOf(bulkRows.loadId, otherLoads), oneOf(bulkRows.productId, ids)),
        ),
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
        oneOf(productSaves.productId, [...held]),
        oneOf(productSaves.loadId, [...new Set(rows.map(({ loadId }) => loadId))]),
        ne(productSaves.source, 'deshacer'),
      ),
    )
    .orderBy(productSaves.productId, desc(productSaves.version));
  const undoing = await undoingOf(scope, job, saves);
  const reasonsBy = new Map<string, Reasons>();
  for (const [at, turn] of turnsOf(saves).entries()) {
    const ofTurn = turn.map(({ productId }) => productId);
    // The save before may have changed a product, or deleted it.
    if (at > 0) found = await namedProducts(scope, ofTurn);
    const byId = new Map(found.map(({ id, row }) => [id, row]));
    const skus = await skusOfEach(scope, ofTurn);
    await writing(scope, async (writes) => {
      for (const save of turn) {
        const row = byId.get(save.productId);
        if (!row) continue;
        const one = { save, held: { row, skus: skus.get(row.id) ?? [] } };
        reasonsBy.set(`${row.id} ${save.loadId}`, await undoSave(scope, writes, undoing, one));
        // Planning never waits, so other requests of this process get a turn between two products.
        await nextTurn();
      }
    });
  }
  const gone: Reasons = new Map([[null, 'Este producto ya no existe']]);
  return rows.map((row) => {
    const reasons = reasonsBy.get(`${row.productId} ${row.loadId}`) ?? new Map<null, string>();
    const reason = reasonOf(row, held.has(row.productId ?? '') ? reasons : gone);
    const note = reason === null ? bulkHint('undone', 'Se deshizo') : bulkHint('kept', reason);
    return {
      loadId: row.loadId,
      position: row.position,
      undone: reason === null ? 'undone' : 'kept',
      notes: [note, ...row.notes],
    };
  });
}

/** Returns a load with the loads of its corrected rows: an undo treats them as one. */
export async function familyOf({ tx, storeId }: Scope, loadId: string): Promise<Load[]> {
  const [first] = await tx
    .select()
    .from(bulkLoads)
    .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, loadId)));
  const family = first ? [first] : [];
  for (let searched = 0; searched < family.length;) {
    const parents = family.slice(searched).map(({ id }) => id);
    searched = family.length;
    const corrections = await tx
      .select()
      .from(bulkLoads)
      .where(
        and(eq(bulkLoads.storeId, storeId), inArray(bulkLoads.retryOf, parents), eq(bulkLoads.dryRun, false)),
      )
      .orderBy(bulkLoads.createdAt, bulkLoads.id);
    family.push(...corrections);
  }
  return family;
}

type Load = typeof bulkLoads.$inferSelect;

/** Undoes a load with its corrected rows, chunk by chunk: each row once, unless it has changed since. */
export const bulkUndoJob = defineJob<
  { readonly loadId: string },
  /** The load of the chunk, where it is not the job's. */
  { readonly chunk: number; readonly loadId?: string | undefined }
>({
  id: 'bulkUndo',
  run: async ({ chunk, loadId }, scope) => {
    const { tx, storeId } = scope;
    const ofChunk = loadId ?? scope.job.input.loadId;
    // A chunk that was running when its load was stopped ends first.
    await tx.execute(sql`select 1 from job_rows where store_id = ${storeId} and job_id = ${ofChunk}
      and row_number = ${chunk} for update`);
    const family = new Set((await familyOf(scope, scope.job.input.loadId)).map(({ id }) => id));
    const rows = (await rowsOfChunk(scope, ofChunk, chunk)).filter(
      ({ version, productId, undone }) => version !== null && productId !== null && undone === null,
    );
    const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))].toSorted();
    const results =
      ids.length === 0
        ? []
        : await undoProducts(scope, { family, input: scope.job.input }, { loadId: ofChunk, chunk, ids });
    const undoneRows = results.map((result) => ({ storeId, ...result }));
    await bulkUpdate(tx, bulkRows, undoneRows, ['storeId', 'loadId', 'position']);
    for (const id of family) {
      const unchanged = results.filter((row) => row.loadId === id && row.undone === 'kept').length;
      if (unchanged === 0) continue;
      await tx
        .update(bulkLoads)
        .set({ kept: sql`${bulkLoads.kept} + ${unchanged}` })
        .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, id)));
    }
    return { outcome: 'done' };
  },
});
