import type { getGuidesReport, listTrackingStates } from '@trastienda/api-client/shippings';
import { dayRange, type TrackingState } from '@trastienda/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { inDetail } from './envelope.ts';
import { guideOf } from './guide-of-row.ts';
import { guideEvents, guides } from '../../tables/shipping.ts';
import { visitsOf } from './visits.ts';

/**
 * Returns a condition for guides made between two days of the store's zone, both included (D165).
 * @throws 422 for days in the wrong order.
 */
function madeBetween(
  { storeId, timeZone }: Scope,
  { fecha_inicio, fecha_fin }: { readonly fecha_inicio: string; readonly fecha_fin: string },
) {
  if (fecha_inicio > fecha_fin) {
    throw invalid([{ field: 'fecha_fin', message: 'La fecha final va después de la inicial' }]);
  }
  const { start, end } = dayRange(fecha_inicio, fecha_fin, timeZone);
  return and(
    eq(guides.storeId, storeId),
    gte(guides.createdAt, new Date(start)),
    lt(guides.createdAt, new Date(end)),
  );
}
const newestFirst = [desc(guides.createdAt), asc(guides.number)] as const;

export const handleGetGuidesReport: Handler<typeof getGuidesReport> = async ({ params }, scope) => {
  const rows = await scope.tx
    .select()
    .from(guides)
    .where(madeBetween(scope, params))
    .orderBy(...newestFirst);
  const visits = await visitsOf(scope, rows);
  return inDetail(rows.map((row) => guideOf(row, visits)));
};

/** Lists the states of the guides of some days; `fecha` is the last movement of each. */
export const handleListTrackingStates: Handler<typeof listTrackingStates> = async (
  { params, query },
  scope,
) => {
  const { tx, storeId } = scope;
  const pageSize = Number(params.n);
  const page = Number(params.p);
  const wanted = and(
    madeBetween(scope, params),
    query.estado === undefined ? undefined : eq(guides.status, query.estado),
  );
  const [total] = await tx.select({ rows: count() }).from(guides).where(wanted);
  const rows = await tx
    .select()
    .from(guides)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const moved = await tx
    .select({ guide: guideEvents.guide, at: max(guideEvents.date) })
    .from(guideEvents)
    .where(
      and(
        eq(guideEvents.storeId, storeId),
        inArray(
          guideEvents.guide,
          rows.map((row) => row.number),
        ),
      ),
    )
    .groupBy(guideEvents.guide);
  const lastMove = new Map(moved.map(({ guide, at }) => [guide, at]));
  return inDetail({
    registros: rows.map((row) => ({
      guide: row.number,
      orderNumber: row.orderNumber,
      nameParcel: row.carrierId,
      estado: row.status as TrackingState,
      fecha: (lastMove.get(row.number) ?? row.createdAt).toISOString(),
      destinationCity: row.destination.city,
      destinationState: row.destination.stateCode,
    })),
    total_registros: total?.rows ?? 0,
    page_size: pageSize,
    page,
  });
};
