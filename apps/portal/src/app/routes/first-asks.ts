import { orderQueryOf } from '../../entities/order/order-query.ts';
import { ordersPage } from '../../entities/order/operations.ts';
import { orderStatistics } from '../../entities/store/operations.ts';
import { ordersSearch } from '../../shared/routes/orders-search.ts';
import { aheadMs } from '../../shared/store/hooks.ts';
import { patterns } from '../../shared/routes/patterns.ts';
import type { OperationRequest } from '../../shared/store/operation-request.ts';

/**
 * The first requests of an address, sent while the gate still checks: merchants open the list of orders all
 * day. Other pages send theirs when they are mounted.
 */
export function firstAsks(pathname: string, search: string): readonly OperationRequest[] {
  if (pathname !== patterns.orders) return [];
  const query = orderQueryOf(ordersSearch.parse(new URLSearchParams(search)));
  const options = { freshFor: aheadMs };
  return [ordersPage.requested({ query }, options), orderStatistics.requested({}, options)];
}
