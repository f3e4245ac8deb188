import type { CallAnswer } from '@trastienda/api-client';
import type { createInventoryWithdrawal, listInventoryWithdrawals } from '@trastienda/api-client/shippings';
import { defaultPageSize, foldText } from '@trastienda/domain';
import { unitsFault } from '@trastienda/domain/stock';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { type FieldFault, invalid, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { products } from '../../tables/products.ts';
import { inDetail } from '../guides/envelope.ts';
import { withdrawals } from '../../tables/shipping.ts';
import { documentId } from './document-id.ts';
import type { Line } from './own-stock.ts';
import { lockWarehouseStock, moveWarehouseStock, type StockRow } from './warehouse-stock.ts';
import { warehouseOf } from './warehouses.ts';

type Row = typeof withdrawals.$inferSelect;
type Held = ReadonlyMap<string, StockRow>;

const wireOf = (row: Row): CallAnswer<typeof createInventoryWithdrawal>['detail'] => ({
  withdrawalId: row.id,
  status: row.status,
  warehouseId: row.warehouseId,
  warehouseName: row.warehouseName,
  deliverTo: row.deliverTo,
  items: [...row.items],
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  totalUnits: row.items.reduce((units, { quantity }) => units + quantity, 0),
});

/**
 * Checks the lines of a withdrawal.
 * @throws 422 for a SKU that is named twice
 */
function refuseTwice(lines: readonly Line[]): void {
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  for (const [at, { sku }] of lines.entries()) {
    if (seen.has(foldText(sku))) faults.push({ field: `items.${at}.sku`, message: `${sku} está dos veces` });
    seen.add(foldText(sku));
  }
  if (faults.length > 0) throw invalid(faults);
}

/**
 * Checks that the warehouse has the pieces.
 * @throws 409 `not_available`, by line with what is left
 */
function refuseMoreThanAvailable(lines: readonly Line[], lockedStock: Held): void {
  const faults = lines.flatMap(({ sku, quantity }, at): FieldFault[] => {
    const message = unitsFault(quantity, lockedStock.get(foldText(sku))?.available ?? 0);
    return message === null ? [] : [{ field: `items.${at}.quantity`, message }];
  });
  if (faults.length === 0) return;
  throw new Refusal(409, 'El almacén ya no tiene esas piezas', { code: 'not_available', fields: faults });
}

/** Returns the products' present names, by SKU. */
async function namesOf({ tx, storeId }: Scope, lockedStock: Held): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set([...lockedStock.values()].map(({ productId }) => productId))];
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Creates a withdrawal and reserves its pieces immediately, until they are handed over (D360).
 * @throws 409, 422
 */
export const handleCreateInventoryWithdrawal: Handler<typeof createInventoryWithdrawal> = async (
  { body },
  scope,
) => {
  const { tx, storeId, now } = scope;
  const warehouse = await warehouseOf(scope, body.warehouseId);
  refuseTwice(body.items);
  const lockedStock = await lockWarehouseStock(
    scope,
    warehouse.id,
    body.items.map(({ sku }) => sku),
  );
  refuseMoreThanAvailable(body.items, lockedStock);
  const names = await namesOf(scope, lockedStock);
  const id = await documentId(scope, 'ret');
  const items = body.items.map(({ sku, quantity }) => {
    const row = lockedStock.get(foldText(sku));
    return { sku: row?.sku ?? sku, name: names.get(row?.productId ?? '') ?? sku, quantity };
  });
  const [row] = await tx
    .insert(withdrawals)
    .values({
      storeId,
      id,
      status: 'solicitado',
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      deliverTo: body.deliverTo,
      items,
      comment: body.comment?.trim() || null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error(`The withdrawal ${id} was not written`);
  await moveWarehouseStock(
    scope,
    lockedStock,
    items.map(({ sku, quantity }) => ({ sku, pieces: -quantity, reason: 'retiro' })),
    { by: scope.user.email.toLowerCase(), document: id },
  );
  return inDetail(wireOf(row), 'Retiro solicitado');
};

/** Lists withdrawals, newest first. */
export const handleListInventoryWithdrawals: Handler<typeof listInventoryWithdrawals> = async (
  { query },
  { tx, storeId },
) => {
  const { page = 1, pageSize = defaultPageSize } = query;
  const ofStore = eq(withdrawals.storeId, storeId);
  const [total] = await tx.select({ rows: count() }).from(withdrawals).where(ofStore);
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(ofStore)
    .orderBy(desc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inDetail({
    registros: rows.map(wireOf),
    total_registros: total?.rows ?? 0,
    page_size: pageSize,
    page,
  });
};
