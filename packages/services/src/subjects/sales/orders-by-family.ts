import type { Scope } from '../../core/scope.ts';
import type { SalesQuery } from './read-sales-query.ts';
import { ordersOfDays } from './sales-by.ts';
import { partsOfSku, type Window } from './sales-of-lines.ts';

/** Counts the orders of some days by status family, in any state; with a SKU those that contain it. */
export async function ordersByFamily(
  scope: Scope,
  query: SalesQuery,
  window: Window,
): Promise<ReadonlyMap<string, number>> {
  if (query.sku === null) return ordersOfDays(scope, query.channels, window);
  const rows = await partsOfSku(scope, query, window);
  return new Map(rows.filter(({ part }) => part === 'family').map(({ key, allOrders }) => [key, allOrders]));
}
