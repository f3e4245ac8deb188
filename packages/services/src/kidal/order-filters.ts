import type { CallRequest, listOrders } from '@trastienda/api-client';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { foldForSearch } from './fold-for-search.ts';
import { orderLines, orders } from './schema.ts';

export type OrderListQuery = CallRequest<typeof listOrders>['query'];

/** Sorts after every text that starts with what stands before it (the columns compare by code point). */
const AFTER_ALL = '\u{10FFFF}';

const startsWith = (column: SQL, text: string) =>
  sql`(${column} >= ${text} and ${column} < ${text + AFTER_ALL})`;

const hasLine = (condition: SQL) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.storeId} = ${orders.storeId} and ${orderLines.orderId} = ${orders.id} and ${condition})`;

/**
 * The start of the order's number or of a guide's, or any part of the client's name or of a SKU (calls.md 25.2),
 * without regard to case and accents. A union of four look-ups, so that a number is found by its index.
 */
function matches(storeId: string, text: string): SQL {
  const folded = foldForSearch(text);
  const number = text.trim();
  const upper = number.toUpperCase();
  const numbers = (column: SQL) =>
    upper === number
      ? startsWith(column, number)
      : sql`(${startsWith(column, number)} or ${startsWith(column, upper)})`;
  return sql`${orders.id} in (
    select o.id from orders o where o.store_id = ${storeId} and ${numbers(sql`o.order_number`)}
    union all
    select o.id from orders o where o.store_id = ${storeId} and strpos(o.client_name_folded, ${folded}) > 0
    union all
    select l.order_id from order_lines l where l.store_id = ${storeId} and ${numbers(sql`l.track_id`)}
    union all
    select l.order_id from order_lines l where l.store_id = ${storeId} and strpos(lower(l.sku), ${folded}) > 0)`;
}

/** Every filter of the call as one condition; days are days of the store's zone, both ends included (D68, D165). */
export function orderConditions(
  query: OrderListQuery,
  { storeId, timeZone }: Pick<Scope, 'storeId' | 'timeZone'>,
) {
  const {
    'filter-status-family': family,
    'filter-date-range-begin': firstDay,
    'filter-date-range-end': lastDay,
    'filter-orderId': orderNumber,
    filtro_evidencia_pendiente: evidencePending,
    'filter-status': lineStatus,
    'filter-deliveryType': deliveryType,
    'filter-marketplace': marketplaces,
    search,
  } = query;
  return and(
    eq(orders.storeId, storeId),
    family ? eq(orders.status, family) : undefined,
    firstDay
      ? sql`${orders.purchaseDate} >= ${firstDay}::date::timestamp at time zone ${timeZone}`
      : undefined,
    lastDay
      ? sql`${orders.purchaseDate} < (${lastDay}::date + 1)::timestamp at time zone ${timeZone}`
      : undefined,
    orderNumber ? eq(orders.orderNumber, orderNumber.trim()) : undefined,
    evidencePending ? sql`${orders.evidencePending}` : undefined,
    lineStatus === undefined ? undefined : hasLine(eq(orderLines.statusId, lineStatus)),
    deliveryType ? hasLine(eq(orderLines.deliveryType, deliveryType)) : undefined,
    marketplaces && marketplaces.length > 0 ? inArray(orders.marketplace, marketplaces) : undefined,
    search && search.trim() !== '' ? matches(storeId, search) : undefined,
  );
}

/** Newest first, then by id, unless `sort` says otherwise (calls.md 25.2); orders without a deadline come last. */
export function orderSorting(sort: OrderListQuery['sort']): SQL[] {
  const newest = [desc(orders.purchaseDate), asc(orders.id)];
  if (sort === 'ship_by') return [sql`${orders.shipBy} asc nulls last`, ...newest];
  if (sort === 'total_asc') return [asc(orders.total), ...newest];
  if (sort === 'total_desc') return [desc(orders.total), ...newest];
  return newest;
}
