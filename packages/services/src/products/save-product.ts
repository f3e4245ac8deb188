import type { Product, ProductHistoryEntry } from '@trastienda/api-client';
import { foldText, ownStoreCodes } from '@trastienda/domain';
import {
  comparableGtin,
  type ProductChange,
  productChanges,
  productCompleteness,
  type ProductSku,
  type ProductValues,
} from '@trastienda/domain/product';
import { and, eq, inArray } from 'drizzle-orm';
import { conflict } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { amounts, offersOf, productOfRow, type ProductRow, skusOf, valuesOfRow } from './product-of-row.ts';
import type { Readiness } from './readiness.ts';
import { products, productSaves, productSkus, stockMovements } from './schema.ts';

/** A product, locked until the request ends; none for one that is not there or is deleted. */
export async function lockedProduct({ tx, storeId }: Scope, id: string): Promise<ProductRow | null> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id)))
    .for('update');
  return row && row.status !== 'deleted' ? row : null;
}

const sumOf = (rows: readonly ProductSku[]): number => rows.reduce((sum, { stock }) => sum + stock, 0);

/** The columns of a product that follow from what the merchant says of it. */
async function columnsOf(values: ProductValues, readiness: Readiness, parentName: string | null) {
  const attributes = await readiness.attributesOf(values.category);
  const stock = sumOf(values.info_by_sku);
  const { percent, missing } = productCompleteness({ ...values, stock }, attributes);
  return {
    name: values.name,
    foldedName: foldText(values.name),
    searched: foldText([values.name, ...values.info_by_sku.map(({ sku }) => sku)].join(' ')),
    description: values.description,
    bullets: [...values.bullets],
    photos: [...values.photos],
    brand: values.brand,
    category: values.category,
    categoryName: values.category_name,
    parentName,
    attributes: { ...values.attributes },
    universalId: values.universalId,
    gtin: values.universalId === null ? null : comparableGtin(values.universalId),
    ...amounts(values),
    dimensions: values.dimensions,
    channels: ownStoreCodes.filter((code) => values.sales_channel[code]?.active),
    shippingMethod: values.shipping_method as Product['shipping_method'],
    cartaPorte: values.cartaPorte,
    satUnit: values.satUnit,
    parentSku: values.parentSku,
    stock,
    skus: values.info_by_sku.length,
    firstSku: values.info_by_sku[0]?.sku ?? '',
    completeness: percent,
    missing: [...missing],
  };
}

type Reason = (typeof stockMovements.$inferInsert)['reason'];

/** Writes the pieces that came and went of each SKU. */
export async function moveStock(
  { tx, storeId, user, now }: Scope,
  productId: string,
  change: {
    readonly before: readonly ProductSku[];
    readonly after: readonly ProductSku[];
    readonly reason: Reason;
    readonly document?: string;
  },
): Promise<void> {
  const pieces = new Map<string, number>();
  const add = (rows: readonly ProductSku[], sign: number) => {
    for (const { sku, stock } of rows) {
      const key = foldText(sku);
      pieces.set(key, (pieces.get(key) ?? 0) + sign * stock);
    }
  };
  add(change.after, 1);
  add(change.before, -1);
  const by = user.email.toLowerCase();
  const rows = [...pieces]
    .filter(([, count]) => count !== 0)
    .map(([foldedSku, count]) => ({
      storeId,
      productId,
      foldedSku,
      pieces: count,
      reason: change.reason,
      document: change.document ?? null,
      by,
      at: now,
    }));
  if (rows.length > 0) await tx.insert(stockMovements).values(rows);
}

/** @throws 409 `sku_taken`, by whose SKU it is */
async function refuseTaken(
  { tx, storeId }: Scope,
  folded: readonly string[],
  productId: string,
): Promise<never> {
  const rows = await tx
    .select({ sku: productSkus.sku, name: products.name, productId: productSkus.productId })
    .from(productSkus)
    .innerJoin(
      products,
      and(eq(products.storeId, productSkus.storeId), eq(products.id, productSkus.productId)),
    )
    .where(and(eq(productSkus.storeId, storeId), inArray(productSkus.foldedSku, [...folded])));
  const other = rows.find((row) => row.productId !== productId);
  throw conflict(other ? `Ya existe: ${other.sku}, ${other.name}` : 'Ya existe ese SKU', 'sku_taken');
}

/** SKUs of the product as they are now; in the order of their texts, so that no two writers wait for each other. */
async function writeSkus(
  scope: Scope,
  productId: string,
  { before, after }: { readonly before: readonly ProductSku[]; readonly after: readonly ProductSku[] },
): Promise<void> {
  const { tx, storeId } = scope;
  const keys = after.map(({ sku }) => foldText(sku));
  const gone = before.map(({ sku }) => foldText(sku)).filter((key) => !keys.includes(key));
  const ofProduct = and(eq(productSkus.storeId, storeId), eq(productSkus.productId, productId));
  if (gone.length > 0)
    await tx.delete(productSkus).where(and(ofProduct, inArray(productSkus.foldedSku, gone)));
  const held = new Map(before.map((row, position) => [foldText(row.sku), { row, position }]));
  const rows = after
    .map((row, position) => ({
      storeId,
      productId,
      sku: row.sku,
      foldedSku: foldText(row.sku),
      position,
      stock: row.stock,
      variation: [...row.variation],
      photos: [...row.photos],
    }))
    .toSorted((a, b) => (a.foldedSku < b.foldedSku ? -1 : 1));
  const fresh = rows.filter(({ foldedSku }) => !held.has(foldedSku));
  if (fresh.length > 0) {
    const made = await tx
      .insert(productSkus)
      .values(fresh)
      .onConflictDoNothing()
      .returning({ sku: productSkus.foldedSku });
    if (made.length < fresh.length)
      await refuseTaken(
        scope,
        fresh.map(({ foldedSku }) => foldedSku),
        productId,
      );
  }
  for (const { foldedSku, ...row } of rows) {
    const was = held.get(foldedSku);
    if (!was) continue;
    const isSame =
      was.position === row.position &&
      was.row.sku === row.sku &&
      JSON.stringify([was.row.stock, was.row.variation, was.row.photos]) ===
        JSON.stringify([row.stock, row.variation, row.photos]);
    if (isSame) continue;
    await tx
      .update(productSkus)
      .set(row)
      .where(and(ofProduct, eq(productSkus.foldedSku, foldedSku)));
  }
}

/** Why a save moves pieces, where it is no edit: a shipment, or a withdrawal that came back. */
export type MovedBy = { readonly reason: Reason; readonly document: string };

/** What a product is to be; not written yet. */
export type PlannedProduct = {
  readonly values: ProductValues;
  readonly status: ProductRow['status'];
  readonly parentName: string | null;
};
type Saved = PlannedProduct & { readonly readiness: Readiness };

/** Where a save comes from, for the product's history. */
export type SaveTrace = {
  readonly source: ProductHistoryEntry['source'];
  /** The load that it is part of. */
  readonly loadId?: string | null;
};

/** The answer of a call that writes a product. */
export async function wholeProduct(scope: Scope, row: ProductRow, readiness: Readiness): Promise<Product> {
  const attributes = await readiness.attributesOf(row.category);
  return productOfRow(row, await skusOf(scope, row.id), { available: readiness.available, attributes });
}

/** Of no form that a merchant or a channel gives its ids. */
export const newProductId = ({ randomBytes }: Scope): string =>
  `p-${Buffer.from(randomBytes(8)).toString('hex')}`;

/** Writes a product that was not there. @throws 409 `sku_taken` */
export async function insertProduct(
  scope: Scope,
  id: string,
  saved: Saved,
  trace: SaveTrace = { source: 'form' },
): Promise<ProductRow> {
  const { values, status, readiness, parentName } = saved;
  const [row] = await scope.tx
    .insert(products)
    .values({
      storeId: scope.storeId,
      id,
      ...(await columnsOf(values, readiness, parentName)),
      offers: offersOf(values, {}),
      status,
      version: 1,
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    .returning();
  if (!row) throw new Error(`The product ${id} was not written`);
  await writeSkus(scope, id, { before: [], after: values.info_by_sku });
  await moveStock(scope, id, { before: [], after: values.info_by_sku, reason: 'alta' });
  await keepSave(scope, row, { ...trace, changes: [{ field: 'status', before: null, after: status }] });
  return row;
}

/** One row of a product's history. */
export async function keepSave(
  { tx, storeId, user, now }: Scope,
  row: Pick<ProductRow, 'id' | 'version'>,
  save: SaveTrace & { readonly changes: readonly ProductChange[] },
): Promise<void> {
  await tx.insert(productSaves).values({
    storeId,
    productId: row.id,
    version: row.version,
    at: now,
    by: user.email.toLowerCase(),
    source: save.source,
    loadId: save.loadId ?? null,
    changes: save.changes,
  });
}

/** What a save would change, its state too. */
export function changesOf(
  row: ProductRow,
  skus: readonly ProductSku[],
  { values, status }: Pick<PlannedProduct, 'values' | 'status'>,
): ProductChange[] {
  const changes = productChanges(valuesOfRow(row, skus), values);
  if (status !== row.status) changes.push({ field: 'status', before: row.status, after: status });
  return changes;
}

/**
 * Writes what became of a locked product: its row, SKUs, movements and one row of history. What says the same is no change, and
 * moves neither version nor time.
 * @throws 409 `sku_taken`
 */
export async function saveProduct(
  scope: Scope,
  row: ProductRow,
  {
    values,
    status,
    readiness,
    parentName,
    source,
    loadId,
    skus: held,
    movedBy = { reason: 'edicion' },
  }: Saved &
    SaveTrace & {
      /** Its SKUs as they are, where they have been read. */ readonly skus?: readonly ProductSku[];
      readonly movedBy?: MovedBy | { readonly reason: 'edicion' };
    },
): Promise<ProductRow> {
  const skus = held ?? (await skusOf(scope, row.id));
  const changes = changesOf(row, skus, { values, status });
  if (changes.length === 0) return row;
  const [saved] = await scope.tx
    .update(products)
    .set({
      ...(await columnsOf(values, readiness, parentName)),
      offers: offersOf(values, row.offers),
      status,
      version: row.version + 1,
      updatedAt: scope.now,
    })
    .where(and(eq(products.storeId, scope.storeId), eq(products.id, row.id)))
    .returning();
  if (!saved) throw new Error(`The product ${row.id} was not written`);
  await writeSkus(scope, row.id, { before: skus, after: values.info_by_sku });
  await moveStock(scope, row.id, { before: skus, after: values.info_by_sku, ...movedBy });
  await keepSave(scope, saved, { source, ...(loadId !== undefined && { loadId }), changes });
  return saved;
}
