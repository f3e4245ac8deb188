import type {
  getOrderStatistics,
  getPendingEvidenceTotal,
  getPendingOrderStatistics,
  OrderStatistics,
} from '@trastienda/api-client';
import { sortByChannel, statusFamilies, type StatusFamily } from '@trastienda/domain';
import { and, count, gt, or, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import {
  deadlineConditions,
  isTallied,
  isWaiting,
  orderConditions,
  type OrderListQuery,
  talliedOrders,
  tallyConditions,
} from './order-filters.ts';
import { orders, orderTally } from '../../tables/orders.ts';

/** The codes that the counts always hold (calls.md 24.3, D59); SB has no orders of ours. */
const countCodes = ['PG', 'CS', 'SR', 'SP', 'SN', 'SB'] as const;

/**
 * Counts orders by family and channel: from the tally, or one by one for a filter that the tally does not
 * have.
 */
function countedOrders(scope: Scope, query: OrderListQuery) {
  const { tx, storeId } = scope;
  if (isTallied(query)) {
    return tx
      .select({ status: orderTally.status, marketPlace: orderTally.marketplace, total: talliedOrders })
      .from(orderTally)
      .where(tallyConditions(query, storeId, orderTally))
      .groupBy(orderTally.status, orderTally.marketplace)
      .having(gt(talliedOrders, 0));
  }
  return tx
    .select({ status: orders.status, marketPlace: orders.marketplace, total: count() })
    .from(orders)
    .where(orderConditions(query, scope))
    .groupBy(orders.status, orders.marketplace);
}

/** Counts waiting orders whose hand-over has passed or is near, by how near, family and channel (D332). */
async function countedDeadlines(scope: Scope, query: OrderListQuery) {
  const { vencido, hoy, '24h': soon } = deadlineConditions(scope);
  const deadline = sql<string>`case when ${vencido} then 'vencido' when ${hoy} then 'hoy' else '24h' end`;
  return scope.tx
    .select({ deadline, status: orders.status, marketPlace: orders.marketplace, total: count() })
    .from(orders)
    .where(and(orderConditions(query, scope), isWaiting, or(vencido, hoy, soon)))
    .groupBy(sql`1`, orders.status, orders.marketplace)
    .orderBy(sql`1`, orders.status, orders.marketplace);
}

async function statisticsOf(
  scope: Scope,
  families: readonly StatusFamily[],
  query: OrderListQuery = {},
): Promise<OrderStatistics> {
  const only = families.length === 1 ? families[0] : undefined;
  const filtered = { ...query, ...(only && { 'filter-status-family': only }) };
  const rows = await countedOrders(scope, filtered);
  const data = sortByChannel(rows, (row) => row.marketPlace).toSorted(
    (a, b) => families.indexOf(a.status as StatusFamily) - families.indexOf(b.status as StatusFamily),
  );
  const sumOf = (belongs: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(belongs).reduce((sum, row) => sum + row.total, 0);
  const codes = new Set([...countCodes, ...data.map((row) => row.marketPlace)]);
  return {
    data,
    counts: Object.fromEntries([...codes].map((code) => [code, sumOf((row) => row.marketPlace === code)])),
    families: Object.fromEntries(families.map((family) => [family, sumOf((row) => row.status === family)])),
    deadlines: await countedDeadlines(scope, filtered),
  };
}

/** Counts orders by status and channel, under the filters of the list; an absent pair counts 0. */
export const handleGetOrderStatistics: Handler<typeof getOrderStatistics> = ({ query }, scope) =>
  statisticsOf(scope, statusFamilies, query);

export const handleGetPendingOrderStatistics: Handler<typeof getPendingOrderStatistics> = (_request, scope) =>
  statisticsOf(scope, ['pendiente']);

/** A result without any order is 404, which the client treats as zero (calls.md 25.2). */
export const handleGetPendingEvidenceTotal: Handler<typeof getPendingEvidenceTotal> = async (
  _request,
  scope,
) => {
  const [row] = await scope.tx
    .select({ total: talliedOrders })
    .from(orderTally)
    .where(tallyConditions({ filtro_evidencia_pendiente: 'true' }, scope.storeId, orderTally));
  if (!row || row.total === 0) throw notFound('No hay evidencias pendientes');
  return { total: row.total };
};
