import { foldText } from '@trastienda/domain';
import type { StockMoveReason } from '@trastienda/domain/stock';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { stockMovements } from '../../tables/products.ts';
import { warehouseStock } from '../../tables/shipping.ts';

export type StockRow = typeof warehouseStock.$inferSelect;
type Store = Pick<Scope, 'tx' | 'storeId' | 'now'>;

const keyed = <Row extends { readonly foldedSku: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.foldedSku < b.foldedSku ? -1 : 1));

/** Creates a row for each SKU in a warehouse before it has stock: movements and their locks need one. */
export async function openWarehouseStock(
  { tx, storeId, now }: Store,
  warehouseId: string,
  skus: readonly { readonly sku: string; readonly productId: string }[],
): Promise<void> {
  const rows = skus.map(({ sku, productId }) => ({ foldedSku: foldText(sku), sku, productId }));
  if (rows.length === 0) return;
  await tx
    .insert(warehouseStock)
    .values(keyed(rows).map((row) => ({ storeId, warehouseId, ...row, updatedAt: now })))
    .onConflictDoNothing();
}

/**
 * Returns the stock of these SKUs in a warehouse, locked in the order of their texts until the request ends.
 */
export async function lockWarehouseStock(
  { tx, storeId }: Store,
  warehouseId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StockRow>> {
  const folded = [...new Set(skus.map(foldText))];
  if (folded.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(warehouseStock)
    .where(
      and(
        eq(warehouseStock.storeId, storeId),
        eq(warehouseStock.warehouseId, warehouseId),
        inArray(warehouseStock.foldedSku, folded),
      ),
    )
    .orderBy(asc(warehouseStock.foldedSku))
    .for('update');
  return new Map(rows.map((row) => [row.foldedSku, row]));
}

type Move = { readonly sku: string; readonly pieces: number; readonly reason: StockMoveReason };

/**
 * Records pieces that came to a warehouse or left it; its stock follows by a trigger, and never falls below
 * 0.
 */
export async function moveWarehouseStock(
  { tx, storeId, now }: Store,
  held: ReadonlyMap<string, StockRow>,
  moves: readonly Move[],
  { by, document }: { readonly by: string; readonly document: string },
): Promise<void> {
  const rows = moves.flatMap(({ sku, pieces, reason }) => {
    const stock = held.get(foldText(sku));
    if (!stock || pieces === 0) return [];
    const { foldedSku, productId, warehouseId } = stock;
    return [{ storeId, productId, foldedSku, warehouseId, pieces, reason, by, document, at: now }];
  });
  if (rows.length > 0) await tx.insert(stockMovements).values(keyed(rows));
}
