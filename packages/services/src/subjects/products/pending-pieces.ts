import { foldText, lineStatuses } from '@trastienda/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { orderLines } from '../../tables/orders.ts';

const waiting = lineStatuses.filter(({ family }) => family === 'pendiente').map(({ id }) => id);

/** Pieces that orders in pendiente wait for, by folded SKU: each line of an order is one piece. */
export async function pendingPieces({ tx, storeId }: Scope): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ sku: orderLines.sku, pieces: count() })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.statusId, waiting)))
    .groupBy(orderLines.sku);
  const pieces = new Map<string, number>();
  for (const row of rows) {
    const key = foldText(row.sku);
    pieces.set(key, (pieces.get(key) ?? 0) + row.pieces);
  }
  return pieces;
}

/** Orders in pendiente, by the folded SKU that they wait for. */
export type WaitingOrders = ReadonlyMap<string, ReadonlySet<string>>;

export async function waitingOrders({ tx, storeId }: Scope): Promise<WaitingOrders> {
  const rows = await tx
    .selectDistinct({ orderId: orderLines.orderId, sku: orderLines.sku })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.statusId, waiting)));
  const orders = new Map<string, Set<string>>();
  for (const { orderId, sku } of rows) {
    const key = foldText(sku);
    const ids = orders.get(key);
    if (ids) ids.add(orderId);
    else orders.set(key, new Set([orderId]));
  }
  return orders;
}

/** Counts the orders that wait for one of these SKUs. */
export const ordersFor = (orders: WaitingOrders, skus: readonly string[]): number =>
  new Set(skus.flatMap((sku) => [...(orders.get(foldText(sku)) ?? [])])).size;

/** Orders in pendiente that wait for one of these SKUs. */
export const pendingOrders = async (scope: Scope, skus: readonly string[]): Promise<number> =>
  ordersFor(await waitingOrders(scope), skus);

/** Returns the end of a sentence that says how many orders wait for it. */
export const waitedFor = (orders: number): string =>
  orders === 1 ? 'lo espera un pedido por preparar' : `lo esperan ${orders} pedidos por preparar`;
