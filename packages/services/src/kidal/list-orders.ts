import type { listOrders, Order } from '@trastienda/api-client';
import { defaultPageSize } from '@trastienda/domain';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import type { Scope } from '../core/scope.ts';
import { orderConditions, orderSorting } from './order-filters.ts';
import { orderOfRows } from './order-of-rows.ts';
import { orderLines, orderPackages, orders } from './schema.ts';

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}

/** The whole orders of some ids, in the order of the ids. */
export async function ordersByIds(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  ids: string[],
): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
  const packages = await tx
    .select()
    .from(orderPackages)
    .where(and(eq(orderPackages.storeId, storeId), inArray(orderPackages.orderId, ids)))
    .orderBy(asc(orderPackages.position));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const linesOf = byOrder(lines);
  const packagesOf = byOrder(packages);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [orderOfRows(row, linesOf.get(id) ?? [], packagesOf.get(id) ?? [])] : [];
  });
}

/** A page of ids from a covering index first, then those few orders whole: a deep page costs little more. */
export const handleListOrders: Handler<typeof listOrders> = async ({ query }, scope) => {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? defaultPageSize;
  const conditions = orderConditions(query, scope);
  const [total] = await scope.tx.select({ count: count() }).from(orders).where(conditions);
  const ids = await scope.tx
    .select({ id: orders.id })
    .from(orders)
    .where(conditions)
    .orderBy(...orderSorting(query.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    data: await ordersByIds(
      scope,
      ids.map((row) => row.id),
    ),
    pagination: { total_registros: total?.count ?? 0, page_size: pageSize, page },
  };
};
