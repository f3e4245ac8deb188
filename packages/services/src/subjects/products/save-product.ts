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
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { amounts, offersOf, productOfRow, type ProductRow, skusOf, valuesOfRow } from './product-of-row.ts';
import type { Readiness } from './readiness.ts';
import { products, type stockMovements } from '../../tables/products.ts';
import type { Writes } from './writes.ts';

/** Locks a product until the request ends; returns none for one that does not exist or is deleted. */
export async function lockedProduct({ tx, storeId }: Scope, id: string): Promise<ProductRow | null> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id)))
    .for('update');
  return row && row.status !== 'deleted' ? row : null;
}

const sumOf = (rows: readonly ProductSku[]): number => rows.reduce((sum, { stock }) => sum + stock, 0);

/** Returns the columns of a product that follow from the merchant's values. */
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

/** Plans the pieces that came and went of each SKU. */
export function moveStock(
  { storeId, user, now }: Scope,
  { movements }: Writes,
  productId: string,
  change: {
    readonly before: readonly ProductSku[];
    readonly after: readonly ProductSku[];
    readonly reason: Reason;
    readonly document?: string;
  },
): void {
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
  for (const [foldedSku, count] of pieces) {
    if (count === 0) continue;
    movements.push({
      storeId,
      productId,
      foldedSku,
      pieces: count,
      reason: change.reason,
      document: change.document ?? null,
      by,
      at: now,
    });
  }
}

/** Plans the SKUs of a product: those that are new, that change and that go. */
function planSkus(
  { storeId }: Scope,
  { newSkus, changedSkus, goneSkus }: Writes,
  productId: string,
  { before, after }: { readonly before: readonly ProductSku[]; readonly after: readonly ProductSku[] },
): void {
  const keys = new Set(after.map(({ sku }) => foldText(sku)));
  goneSkus.push(...before.map(({ sku }) => foldText(sku)).filter((key) => !keys.has(key)));
  const existing = new Map(before.map((row, position) => [foldText(row.sku), { row, position }]));
  for (const [position, { sku, stock, variation, photos }] of after.entries()) {
    const foldedSku = foldText(sku);
    const row = {
      storeId,
      productId,
      sku,
      foldedSku,
      position,
      stock,
      variation: [...variation],
      photos: [...photos],
    };
    const was = existing.get(foldedSku);
    const isSame =
      was?.position === position &&
      was.row.sku === sku &&
      JSON.stringify([was.row.stock, was.row.variation, was.row.photos]) ===
        JSON.stringify([stock, variation, photos]);
    if (!was) newSkus.push(row);
    else if (!isSame) changedSkus.push(row);
  }
}

/** The reason why a save moves pieces, where it is no edit: a shipment, or a returned withdrawal. */
export type MovedBy = { readonly reason: Reason; readonly document: string };

/** The planned state of a product, before it is written. */
export type PlannedProduct = {
  readonly values: ProductValues;
  readonly status: ProductRow['status'];
  readonly parentName: string | null;
};
type Saved = PlannedProduct & { readonly readiness: Readiness };

/** The origin of a save, for the product's history. */
export type SaveTrace = {
  readonly source: ProductHistoryEntry['source'];
  /** The load that it is part of. */
  readonly loadId?: string | null;
};

/** Returns the answer of a call that writes a product. */
export async function wholeProduct(scope: Scope, row: ProductRow, readiness: Readiness): Promise<Product> {
  const attributes = await readiness.attributesOf(row.category);
  return productOfRow(row, await skusOf(scope, row.id), { available: readiness.available, attributes });
}

/** Returns a new id, in a form that differs from the ids of merchants and channels. */
export const newProductId = ({ randomBytes }: Scope): string =>
  `p-${Buffer.from(randomBytes(8)).toString('hex')}`;

/** Plans a product that was not there. */
export async function insertProduct(
  scope: Scope,
  writes: Writes,
  id: string,
  saved: Saved,
  trace: SaveTrace = { source: 'form' },
): Promise<ProductRow> {
  const { values, status, readiness, parentName } = saved;
  const row: ProductRow = {
    storeId: scope.storeId,
    id,
    ...(await columnsOf(values, readiness, parentName)),
    offers: offersOf(values, {}),
    status,
    version: 1,
    createdAt: scope.now,
    updatedAt: scope.now,
    demo: false,
  };
  writes.created.push(row);
  planSkus(scope, writes, id, { before: [], after: values.info_by_sku });
  moveStock(scope, writes, id, { before: [], after: values.info_by_sku, reason: 'alta' });
  planSave(scope, writes, row, { ...trace, changes: [{ field: 'status', before: null, after: status }] });
  return row;
}

/** Plans one row of a product's history. */
export function planSave(
  { storeId, user, now }: Scope,
  { saves }: Writes,
  row: Pick<ProductRow, 'id' | 'version'>,
  save: SaveTrace & { readonly changes: readonly ProductChange[] },
): void {
  saves.push({
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

/** Returns the changes that a save would make, including the state. */
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
 * Plans the write of a locked product: its row, SKUs, movements and one row of history. A save without a
 * difference is no change, and moves neither version nor time.
 */
export async function saveProduct(
  scope: Scope,
  writes: Writes,
  row: ProductRow,
  {
    values,
    status,
    readiness,
    parentName,
    source,
    loadId,
    skus: currentSkus,
    movedBy = { reason: 'edicion' },
  }: Saved &
    SaveTrace & {
      /** The present SKUs, where they have been read. */ readonly skus?: readonly ProductSku[];
      readonly movedBy?: MovedBy | { readonly reason: 'edicion' };
    },
): Promise<ProductRow> {
  const skus = currentSkus ?? (await skusOf(scope, row.id));
  const changes = changesOf(row, skus, { values, status });
  if (changes.length === 0) return row;
  const saved: ProductRow = {
    ...row,
    ...(await columnsOf(values, readiness, parentName)),
    offers: offersOf(values, row.offers),
    status,
    version: row.version + 1,
    updatedAt: scope.now,
  };
  writes.changed.push(saved);
  planSkus(scope, writes, row.id, { before: skus, after: values.info_by_sku });
  moveStock(scope, writes, row.id, { before: skus, after: values.info_by_sku, ...movedBy });
  planSave(scope, writes, saved, { source, ...(loadId !== undefined && { loadId }), changes });
  return saved;
}
