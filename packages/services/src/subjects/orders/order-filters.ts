import type { CallRequest, listOrders } from '@trastienda/api-client';
import { foldText } from '@trastienda/domain';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../core/scope.ts';
import { startsAsNumber, startsWith } from '../../core/starts-with.ts';
import { deliveryMark, statusMark } from './line-bitmasks.ts';
import { orders, orderTally } from '../../tables/orders.ts';

export type OrderListQuery = CallRequest<typeof listOrders>['query'];

type DeadlineFilter = NonNullable<OrderListQuery['filter-deadline']>;

/**
 * Returns a condition on `ship_by` for each state of a waiting order's hand-over, at one moment and on the
 * store's clock; no order meets two of them (D332).
 */
export function deadlineConditions({ now, timeZone }: Pick<Scope, 'now' | 'timeZone'>) {
  const { shipBy } = orders;
  const at = sql`${now.toISOString()}::timestamptz`;
  const midnight = sql`((${at} at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone}`;
  return {
    vencido: sql`${shipBy} <= ${at}`,
    hoy: sql`${shipBy} > ${at} and ${shipBy} < ${midnight}`,
    '24h': sql`${shipBy} >= ${midnight} and ${shipBy} <= ${at} + interval '24 hours'`,
  } satisfies Record<DeadlineFilter, SQL>;
}

/** Selects orders that have not left, because only they have a hand-over in the future. */
export const isWaiting = inArray(orders.status, ['pendiente', 'listo_para_enviar']);

const hasMark = (marks: AnyPgColumn, mark: number) => sql`${marks} & ${mark} <> 0`;

/**
 * The start of the order's number or of a guide's, or any part of the client's name or of a SKU (calls.md
 * 25.2), without regard to case and accents. A union of look-ups: numbers and names by ranges of their
 * indexes, SKUs by stepping through the store's different ones.
 */
function matches(storeId: string, text: string): SQL {
  const folded = foldText(text);
  const numbers = (column: SQL) => startsAsNumber(column, text.trim());
  return sql`${orders.id} in (
    select o.id from orders o where o.store_id = ${storeId} and ${numbers(sql`o.order_number`)}
    union all
    select n.order_id from order_names n where n.store_id = ${storeId} and ${startsWith(sql`n.name`, folded)}
    union all
    select l.order_id from order_lines l where l.store_id = ${storeId} and ${numbers(sql`l.track_id`)}
    union all
    select l.order_id from order_lines l where l.store_id = ${storeId} and l.sku in (
      with recursive skus(sku) as (
        (select sku from order_lines where store_id = ${storeId} order by sku limit 1)
        union all
        select (select n.sku from order_lines n where n.store_id = ${storeId} and n.sku > skus.sku order by n.sku limit 1)
        from skus where skus.sku is not null
      )
      select sku from skus where strpos(lower(sku), ${folded}) > 0))`;
}

/** Whether there is a text to search by. */
export const isSearch = (search: string | undefined): search is string => (search ?? '').trim() !== '';

/** The sum of the tally's rows. */
export const talliedOrders = sql<number>`coalesce(sum(${orderTally.orders}), 0)::int`;

/** Whether the tally of orders has the total of a query: one without days, hours and numbers. */
export const isTallied = (query: OrderListQuery): boolean =>
  !query['filter-date-range-begin'] &&
  !query['filter-date-range-end'] &&
  !query['filter-orderId'] &&
  !query['filter-deadline'] &&
  !isSearch(query.search);

/** The filters that the tally has too: family, lines' status, delivery, evidence, channels. */
export function tallyConditions(
  query: OrderListQuery,
  storeId: string,
  table: typeof orders | typeof orderTally,
): SQL | undefined {
  const {
    'filter-status-family': family,
    filtro_evidencia_pendiente: evidencePending,
    'filter-status': lineStatus,
    'filter-deliveryType': deliveryType,
    'filter-marketplace': marketplaces,
  } = query;
  return and(
    eq(table.storeId, storeId),
    family ? eq(table.status, family) : undefined,
    evidencePending ? sql`${table.evidencePending}` : undefined,
    lineStatus === undefined ? undefined : hasMark(table.lineStatuses, statusMark(lineStatus)),
    deliveryType ? hasMark(table.deliveryTypes, deliveryMark(deliveryType)) : undefined,
    marketplaces && marketplaces.length > 0 ? inArray(table.marketplace, marketplaces) : undefined,
  );
}

/**
 * Every filter of the call as one condition; days are days of the store's zone, both ends included (D68,
 * D165).
 */
export function orderConditions(
  query: OrderListQuery,
  { storeId, timeZone, now }: Pick<Scope, 'storeId' | 'timeZone' | 'now'>,
): SQL | undefined {
  const {
    'filter-date-range-begin': firstDay,
    'filter-date-range-end': lastDay,
    'filter-orderId': orderNumber,
    'filter-deadline': deadline,
    search,
  } = query;
  return and(
    tallyConditions(query, storeId, orders),
    firstDay
      ? sql`${orders.purchaseDate} >= ${firstDay}::date::timestamp at time zone ${timeZone}`
      : undefined,
    lastDay
      ? sql`${orders.purchaseDate} < (${lastDay}::date + 1)::timestamp at time zone ${timeZone}`
      : undefined,
    deadline ? and(isWaiting, deadlineConditions({ now, timeZone })[deadline]) : undefined,
    orderNumber ? eq(orders.orderNumber, orderNumber.trim()) : undefined,
    isSearch(search) ? matches(storeId, search) : undefined,
  );
}

/**
 * Sorts newest first, then by id, unless `sort` requests another order (calls.md 25.2); orders without a
 * deadline come last.
 */
export function orderSorting(sort: OrderListQuery['sort']): SQL[] {
  const newest = [desc(orders.purchaseDate), asc(orders.id)];
  if (sort === 'ship_by') return [sql`${orders.shipBy} asc nulls last`, ...newest];
  if (sort === 'total_asc') return [asc(orders.total), ...newest];
  if (sort === 'total_desc') return [desc(orders.total), ...newest];
  return newest;
}
