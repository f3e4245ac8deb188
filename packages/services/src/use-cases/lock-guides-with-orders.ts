import { and, eq, inArray } from 'drizzle-orm';
import { TryAgain } from '../core/postgres-errors.ts';
import type { Scope } from '../core/scope.ts';
import { type LockedOrder, lockOrdersById } from '../subjects/orders/locked-order.ts';
import { orderLines } from '../tables/orders.ts';
import { type GuideRow, lockGuides } from '../subjects/guides/cancel-guide.ts';

type Store = Pick<Scope, 'tx' | 'storeId'>;

/** Our ids of the orders whose lines travel with some guides. */
async function ordersWith({ tx, storeId }: Store, numbers: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.trackId, [...numbers])));
  return rows.map((row) => row.id);
}

/** Guides of the store by their number and the orders that travel with them, held for this transaction. */
export async function lockGuidesWithOrders(
  scope: Store,
  numbers: readonly string[],
): Promise<{ readonly orders: readonly LockedOrder[]; readonly guides: readonly GuideRow[] }> {
  const orders = await lockOrdersById(scope, await ordersWith(scope, numbers));
  const guides = await lockGuides(scope, numbers);
  // A shipment recorded while we waited: its order is not held yet, so begin again.
  const lockedIds = new Set(orders.map(({ order }) => order.id));
  if ((await ordersWith(scope, numbers)).some((id) => !lockedIds.has(id))) throw new TryAgain();
  return { orders, guides };
}
