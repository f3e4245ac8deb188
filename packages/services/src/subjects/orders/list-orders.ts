import type { listOrders, OrderAnswer } from '@trastienda/api-client';
import { defaultPageSize } from '@trastienda/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { isSearch, isTallied, orderConditions, type OrderListQuery, orderSorting } from './order-filters.ts';
import { kindConditions, kindsOf } from './order-kinds.ts';
import { orderOfRows } from './order-of-rows.ts';
import { shopFactsOf } from './shop-facts.ts';
import { isOfShop } from './shop-pushes.ts';
import { orderLines, orderPackages, orders } from '../../tables/orders.ts';

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}

/** Reads entire orders by their ids, in the order of the ids. */
async function ordersByIds(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  ids: string[],
): Promise<OrderAnswer[]> {
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
  // No other channel's orders are read from a shop of the merchant's own.
  const fromShops = ids.filter((id) => isOfShop(linesOf.get(id) ?? []));
  const shops = await shopFactsOf({ tx, storeId }, fromShops);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [orderOfRows(row, linesOf.get(id) ?? [], packagesOf.get(id) ?? [], shops.get(id))];
  });
}

type Page = { readonly ids: string[]; readonly total: number };

/**
 * A page of ids from a covering index. The total is the tally's; with days or a number it is counted in an
 * index.
 */
async function pageOf(scope: Scope, query: OrderListQuery, limit: number, offset: number): Promise<Page> {
  const kinds = isTallied(query) ? await kindsOf(scope, query) : null;
  const conditions = orderConditions(query, scope);
  const total = kinds
    ? kinds.reduce((sum, kind) => sum + kind.total, 0)
    : await scope.tx.$count(orders, conditions);
  if (total === 0) return { ids: [], total };
  const rows = await scope.tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(conditions, kinds ? kindConditions(query, kinds) : undefined))
    .orderBy(...orderSorting(query.sort))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map((row) => row.id), total };
}

/** Reads a page of a search, whose matches are looked up once for page and total. */
async function searchedPageOf(
  scope: Scope,
  query: OrderListQuery,
  limit: number,
  offset: number,
): Promise<Page> {
  const conditions = orderConditions(query, scope);
  const { rows } = await scope.tx.execute<{ id: string | null; total: number }>(sql`
    with found as materialized (
      select ${orders.id}, row_number() over (order by ${sql.join(orderSorting(query.sort), sql`, `)}) as place
      from ${orders} where ${conditions}
    )
    select page.id, total.count::int as total
    from (select count(*) from found) total
    left join (select id, place from found order by place limit ${limit} offset ${offset}) page on true
    order by page.place`);
  return { ids: rows.flatMap((row) => row.id ?? []), total: rows[0]?.total ?? 0 };
}

/** Reads a page of ids first, then those few orders in full: a deep page costs little more than the first. */
export const handleListOrders: Handler<typeof listOrders> = async ({ query }, scope) => {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? defaultPageSize;
  const find = isSearch(query.search) ? searchedPageOf : pageOf;
  const { ids, total } = await find(scope, query, pageSize, (page - 1) * pageSize);
  return {
    data: await ordersByIds(scope, ids),
    pagination: { total_registros: total, page_size: pageSize, page },
  };
};
