import type {
  getOrderStatistics,
  getPendingEvidenceTotal,
  getPendingOrderStatistics,
  OrderStatistics,
} from '@trastienda/api-client';
import { sortByChannel, statusFamilies, type StatusFamily } from '@trastienda/domain';
import { gt } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { talliedOrders, tallyConditions } from './order-filters.ts';
import { orderTally } from './schema.ts';

/** The codes that the counts always hold (calls.md 24.3, D59); SB has no orders of ours. */
const countCodes = ['PG', 'CS', 'SR', 'SP', 'SN', 'SB'] as const;

async function statisticsOf(
  { tx, storeId }: Scope,
  families: readonly StatusFamily[],
): Promise<OrderStatistics> {
  const only = families.length === 1 ? families[0] : undefined;
  const rows = await tx
    .select({ status: orderTally.status, marketPlace: orderTally.marketplace, total: talliedOrders })
    .from(orderTally)
    .where(tallyConditions({ 'filter-status-family': only }, storeId, orderTally))
    .groupBy(orderTally.status, orderTally.marketplace)
    .having(gt(talliedOrders, 0));
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
  };
}

/** Orders by status and channel; what there is none of counts 0. */
export const handleGetOrderStatistics: Handler<typeof getOrderStatistics> = (_request, scope) =>
  statisticsOf(scope, statusFamilies);

export const handleGetPendingOrderStatistics: Handler<typeof getPendingOrderStatistics> = (_request, scope) =>
  statisticsOf(scope, ['pendiente']);

/** No such order at all answers 404, which the client treats as zero (calls.md 25.2). */
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
