import type { deleteProducts } from '@trastienda/api-client/products';
import { foldText, ownStoreCodes } from '@trastienda/domain';
import type { ProductSku } from '@trastienda/domain/product';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { namedProducts } from './change-products.ts';
import { ordersFor, waitedFor, type WaitingOrders, waitingOrders } from './pending-pieces.ts';
import { type ProductRow, skusOfEach, valuesOfRow } from './product-of-row.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { planSave, moveStock, saveProduct, type SaveTrace } from './save-product.ts';
import { writing, type Writes } from './writes.ts';

/** A locked product, with the data that are checked before it is deleted. */
export type Leaving = {
  readonly row: ProductRow;
  readonly skus: readonly ProductSku[];
  readonly waiting: WaitingOrders;
};

/**
 * Plans that a product leaves: its SKUs are free again, its history stays. The reason where orders wait for
 * it.
 */
export function deleteWhole(
  scope: Scope,
  writes: Writes,
  { row, skus, waiting }: Leaving,
  trace: SaveTrace = { source: 'form' },
): string | null {
  const orders = ordersFor(
    waiting,
    skus.map(({ sku }) => sku),
  );
  if (orders > 0) return `No se elimina: ${waitedFor(orders)}`;
  moveStock(scope, writes, row.id, { before: skus, after: [], reason: 'baja' });
  writes.goneSkus.push(...skus.map(({ sku }) => foldText(sku)));
  const version = row.version + 1;
  writes.changed.push({
    ...row,
    status: 'deleted',
    offers: {},
    channels: [],
    stock: 0,
    version,
    updatedAt: scope.now,
  });
  planSave(
    scope,
    writes,
    { id: row.id, version },
    {
      ...trace,
      changes: [{ field: 'status', before: row.status, after: 'deleted' }],
    },
  );
  return null;
}

/**
 * Removes a product from channels, and deletes it when no channel is left. It returns the reason when it
 * cannot.
 */
async function deleteOne(
  scope: Scope,
  writes: Writes,
  leaving: Leaving,
  { named, readiness }: { readonly named: ReadonlySet<string>; readonly readiness: Readiness },
): Promise<string | null> {
  const { row, skus } = leaving;
  const remaining = ownStoreCodes.filter((code) => row.offers[code] && !named.has(code));
  if (remaining.length === 0) return deleteWhole(scope, writes, leaving);
  const values = valuesOfRow(row, skus);
  const offers = Object.fromEntries(remaining.map((code) => [code, values.sales_channel[code]]));
  const isActive = remaining.some((code) => values.sales_channel[code]?.active);
  await saveProduct(scope, writes, row, {
    values: { ...values, sales_channel: offers },
    status: row.status === 'draft' ? 'draft' : isActive ? 'active' : 'paused',
    readiness,
    parentName: row.parentName,
    skus,
    source: 'form',
  });
  return null;
}

/**
 * Deletes several products, each by itself: one that orders wait for is in `failed`, with their count (D267).
 */
export const handleDeleteProducts: Handler<typeof deleteProducts> = async ({ body }, scope) => {
  const readiness = await readinessOf(scope);
  const named = new Set<string>(body.salesChannels);
  const ok: string[] = [];
  const failed: { id: string; message: string }[] = [];
  const found = await namedProducts(scope, body.ids);
  const skus = await skusOfEach(scope, body.ids);
  const waiting = await waitingOrders(scope);
  await writing(scope, async (writes) => {
    for (const { id, row } of found) {
      const reason = row
        ? await deleteOne(scope, writes, { row, skus: skus.get(id) ?? [], waiting }, { named, readiness })
        : 'Este producto ya no existe';
      if (reason === null) ok.push(id);
      else failed.push({ id, message: reason });
    }
  });
  const message = `Se eliminaron ${ok.length} de ${found.length}`;
  return { success: failed.length === 0, message, data: { ok, failed } };
};
