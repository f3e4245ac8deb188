import type { deleteProducts } from '@trastienda/api-client/products';
import { foldText, ownStoreCodes } from '@trastienda/domain';
import type { Handler } from '../core/handler.ts';
import type { Scope } from '../core/scope.ts';
import { pendingOrders, waitedFor } from './pending-pieces.ts';
import { type ProductRow, skusOf, valuesOfRow } from './product-of-row.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { keepSave, lockedProduct, moveStock, saveProduct, type SaveTrace } from './save-product.ts';
import { writing, type Writes } from './writes.ts';

/** Plans that a product leaves: its SKUs are free again, its history stays. The reason where orders wait for it. */
export async function deleteWhole(
  scope: Scope,
  writes: Writes,
  row: ProductRow,
  trace: SaveTrace = { source: 'form' },
): Promise<string | null> {
  const skus = await skusOf(scope, row.id);
  const orders = await pendingOrders(
    scope,
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
  keepSave(
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

/** Takes it off channels, and deletes it where all that it is offered at are named. The reason why not, if any. */
async function deleteOne(
  scope: Scope,
  writes: Writes,
  row: ProductRow,
  { named, readiness }: { readonly named: ReadonlySet<string>; readonly readiness: Readiness },
): Promise<string | null> {
  const left = ownStoreCodes.filter((code) => row.offers[code] && !named.has(code));
  if (left.length === 0) return deleteWhole(scope, writes, row);
  const values = valuesOfRow(row, await skusOf(scope, row.id));
  const offers = Object.fromEntries(left.map((code) => [code, values.sales_channel[code]]));
  const isActive = left.some((code) => values.sales_channel[code]?.active);
  await saveProduct(scope, writes, row, {
    values: { ...values, sales_channel: offers },
    status: row.status === 'draft' ? 'draft' : isActive ? 'active' : 'paused',
    readiness,
    parentName: row.parentName,
    source: 'form',
  });
  return null;
}

/** Several at once, each by itself: one that orders wait for is in `failed`, with their count (D267). */
export const handleDeleteProducts: Handler<typeof deleteProducts> = async ({ body }, scope) => {
  const readiness = await readinessOf(scope);
  const named = new Set<string>(body.salesChannels);
  const ok: string[] = [];
  const failed: { id: string; message: string }[] = [];
  const ids = [...new Set(body.ids)];
  // Locked in one order, whatever the order they are named in.
  const reasons = new Map<string, string | null>();
  await writing(scope, async (writes) => {
    for (const id of ids.toSorted()) {
      const row = await lockedProduct(scope, id);
      const reason = row
        ? await deleteOne(scope, writes, row, { named, readiness })
        : 'Este producto ya no existe';
      reasons.set(id, reason);
    }
  });
  for (const id of ids) {
    const message = reasons.get(id) ?? null;
    if (message === null) ok.push(id);
    else failed.push({ id, message });
  }
  const message = `Se eliminaron ${ok.length} de ${ids.length}`;
  return { success: failed.length === 0, message, data: { ok, failed } };
};
