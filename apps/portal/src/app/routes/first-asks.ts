import { orderQueryOf } from '../../entities/order/order-query.ts';
import { ordersPage } from '../../entities/order/operations.ts';
import { orderStatistics } from '../../entities/store/operations.ts';
import { ordersSearch } from '../../shared/routes/orders-search.ts';
import type { OperationRequest } from '../../shared/store/operation-request.ts';

/**
 * What the page of an address shows first, asked for while the gate still checks: the list of orders is what a merchant opens
 * all day. Other pages ask when they are there.
 */
export function firstAsks(pathname: string, search: string): readonly OperationRequest[] {
  if (pathname !== '/mis-pedidos') return [];
  const query = orderQueryOf(ordersSearch.parse(new URLSearchParams(search)));
  return [ordersPage.requested({ query }), orderStatistics.requested({})];
}
