import { and, eq, inArray } from 'drizzle-orm';
import { TryAgain } from '../core/postgres-errors.ts';
import type { Scope } from '../core/scope.ts';
import { type LockedOrder, lockOrdersById } from '../subjects/orders/locked-order.ts';
import { orderLines } from '../tables/orders.ts';
import { type GuideRow, lockGuides } from '../subjects/guides/cancel-guide.ts';

type Store = Pick<Scope, 'tx' | 'storeId'>;

/** Returns our ids of the orders whose lines travel with some guides. */
async function ordersWith({ tx, storeId }: Store, numbers: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.trackId, [...numbers])));
  return rows.map((row) => row.id);
}

/** Locks guides of the store by their number and the orders that travel with them, and others by our id, for this transaction. */
export async function lockGuidesWithOrders(
  scope: Store,
  numbers: readonly string[],
  others: readonly string[] = [],
): Promise<{ readonly orders: readonly LockedOrder[]; readonly guides: readonly GuideRow[] }> {
  const orders = await lockOrdersById(scope, [...(await ordersWith(scope, numbers)), ...others]);
  const guides = await lockGuides(scope, numbers);
  // A shipment was recorded while we waited, and its order is not locked yet, so the request starts again.
  const lockedIds = new Set(orders.map(({ order }) => order.id));
  if ((await ordersWith(scope, numbers)).some((id) => !lockedIds.has(id))) throw new TryAgain();
  return { orders, guides };
}
