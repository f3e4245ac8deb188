import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { orderLines, orders } from '../../tables/orders.ts';
import type { SalesQuery } from './read-sales-query.ts';
import { ordersOfDays } from './sales-by.ts';
import { daysCondition, type Window } from './sales-of-lines.ts';

/** Counts the orders of some days by status family, in any state; with a SKU those that contain it. */
export async function ordersByFamily(
  scope: Scope,
  { channels, sku }: SalesQuery,
  window: Window,
): Promise<ReadonlyMap<string, number>> {
  if (sku === null) return ordersOfDays(scope, channels, window);
  const { tx, storeId } = scope;
  const rows = await tx
    .select({ status: orders.status, total: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        daysCondition(scope, window),
        channels.length > 0 ? inArray(orders.marketplace, [...channels]) : undefined,
        sql`exists (select 1 from ${orderLines} where ${orderLines.storeId} = ${storeId} and ${orderLines.orderId} = ${orders.id} and ${orderLines.sku} = ${sku})`,
      ),
    )
    .groupBy(orders.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}
