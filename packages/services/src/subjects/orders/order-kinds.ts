import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type OrderListQuery, talliedOrders, tallyConditions } from './order-filters.ts';
import { orders, orderTally } from '../../tables/orders.ts';

/** Orders that are alike in channel, lines' statuses and deliveries, and how many there are. */
type OrderKind = Pick<typeof orders.$inferSelect, 'marketplace' | 'lineStatuses' | 'deliveryTypes'> & {
  readonly total: number;
};

/** The kinds of orders that meet the filters, of a query without days and numbers. */
export const kindsOf = (
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  query: OrderListQuery,
): Promise<OrderKind[]> => {
  const { marketplace, lineStatuses, deliveryTypes } = orderTally;
  return tx
    .select({ marketplace, lineStatuses, deliveryTypes, total: talliedOrders })
    .from(orderTally)
    .where(tallyConditions(query, storeId, orderTally))
    .groupBy(marketplace, lineStatuses, deliveryTypes)
    .having(gt(talliedOrders, 0));
};

/** Up to this number a look-up of each order is faster than reading the list until a page is full. */
const FEW_ORDERS = 1_000;
const FEW_KINDS = 16;

/**
 * Names the kinds where few orders meet the filters, so that they are looked up by `orders_by_kind`: nothing
 * else finds the ten orders with a rare status among a hundred thousand without reading them all. It excludes
 * none that meet the filters.
 */
export function kindConditions(query: OrderListQuery, kinds: readonly OrderKind[]): SQL | undefined {
  const isByKind =
    query['filter-status'] !== undefined ||
    query['filter-deliveryType'] !== undefined ||
    (query['filter-marketplace'] ?? []).length > 0;
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0);
  if (!isByKind || total > FEW_ORDERS || kinds.length > FEW_KINDS) return undefined;
  return or(
    ...kinds.map(({ marketplace, lineStatuses, deliveryTypes }) =>
      and(
        eq(orders.marketplace, marketplace),
        eq(orders.lineStatuses, lineStatuses),
        eq(orders.deliveryTypes, deliveryTypes),
      ),
    ),
  );
}
