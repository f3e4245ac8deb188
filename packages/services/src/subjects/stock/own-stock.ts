import { foldText } from '@trastienda/domain';
import { unitsFault } from '@trastienda/domain/stock';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type FieldFault, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { pendingPieces } from '../products/pending-pieces.ts';
import { type ProductRow, skusOf, valuesOfRow } from '../products/product-of-row.ts';
import { readinessOf } from '../products/readiness.ts';
import { type MovedBy, saveProduct } from '../products/save-product.ts';
import { products, productSkus } from '../../tables/products.ts';
import { writing } from '../products/writes.ts';

export type Line = { readonly sku: string; readonly quantity: number };

/** A SKU of the store whose product is locked until the request ends. Units. */
export type OwnSku = {
  readonly product: ProductRow;
  readonly sku: string;
  readonly stock: number;
  /** The pieces that no order waits for. */
  readonly free: number;
};

/**
 * Locks the products of these SKUs, by id (order of locks), and reads what each SKU has; SKUs that are not
 * there are left out.
 */
export async function lockOwnSkus(
  scope: Scope,
  skus: readonly string[],
): Promise<ReadonlyMap<string, OwnSku>> {
  const { tx, storeId } = scope;
  const folded = [...new Set(skus.map(foldText))];
  if (folded.length === 0) return new Map();
  const wanted = and(eq(productSkus.storeId, storeId), inArray(productSkus.foldedSku, folded));
  const found = await tx.selectDistinct({ id: productSkus.productId }).from(productSkus).where(wanted);
  const rows = await tx
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        inArray(
          products.id,
          found.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(products.id))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pending = await pendingPieces(scope);
  const lockedSkus = await tx.select().from(productSkus).where(wanted);
  return new Map(
    lockedSkus.flatMap(({ foldedSku, productId, sku, stock }) => {
      const product = byId.get(productId);
      const free = Math.max(0, stock - (pending.get(foldedSku) ?? 0));
      return product ? [[foldedSku, { product, sku, stock, free }] as const] : [];
    }),
  );
}

/** The change of each SKU's stock, by folded SKU. */
export type Moves = ReadonlyMap<string, number>;

/** Writes what locked products have more or less, each as one save of its history. */
export async function moveOwnStock(
  scope: Scope,
  lockedSkus: ReadonlyMap<string, OwnSku>,
  moves: Moves,
  movedBy: MovedBy,
): Promise<void> {
  const touched = new Map<string, ProductRow>();
  for (const [folded, pieces] of moves) {
    const own = lockedSkus.get(folded);
    if (own && pieces !== 0) touched.set(own.product.id, own.product);
  }
  if (touched.size === 0) return;
  const readiness = await readinessOf(scope);
  await writing(scope, async (writes) => {
    for (const row of [...touched.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const skus = await skusOf(scope, row.id);
      const values = valuesOfRow(
        row,
        skus.map((one) => ({ ...one, stock: one.stock + (moves.get(foldText(one.sku)) ?? 0) })),
      );
      await saveProduct(scope, writes, row, {
        values,
        status: row.status,
        readiness,
        parentName: row.parentName,
        source: 'almacen',
        movedBy,
      });
    }
  });
}

/**
 * Refuses lines that name a SKU twice, one that the store does not have, or more than is free.
 * @param alreadyHeld the pieces that the document holds already, which are free for it again; by folded SKU
 * @throws 422 by line, with the free pieces
 */
export function refuseMoreThanFree(
  lines: readonly Line[],
  lockedSkus: ReadonlyMap<string, OwnSku>,
  alreadyHeld: Moves = new Map(),
): void {
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  for (const [at, { sku, quantity }] of lines.entries()) {
    const folded = foldText(sku);
    const own = lockedSkus.get(folded);
    if (seen.has(folded)) faults.push({ field: `items.${at}.sku`, message: `${sku} está dos veces` });
    else if (!own)
      faults.push({ field: `items.${at}.sku`, message: `No tienes ningún producto con SKU ${sku}` });
    else {
      const message = unitsFault(quantity, own.free + (alreadyHeld.get(folded) ?? 0));
      if (message !== null) faults.push({ field: `items.${at}.quantity`, message });
    }
    seen.add(folded);
  }
  if (faults.length > 0) throw invalid(faults);
}
