import type { CallOutput } from '@trastienda/api-client';
import type {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { dayRange, defaultPageSize, isStockShipmentCancelable } from '@trastienda/domain';
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid, notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { inDetail } from './envelope.ts';
import { stockShipments } from './schema.ts';

type Row = typeof stockShipments.$inferSelect;

const wireOf = (row: Row): CallOutput<typeof getFulfillmentShipment>['detail'] => ({
  shipmentId: row.id,
  status: row.status,
  warehouseId: row.warehouseId,
  warehouseName: row.warehouseName,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  estimatedArrival: row.estimatedArrival,
  receivedAt: row.receivedAt?.toISOString() ?? null,
  items: [...row.items],
  totalUnits: row.items.reduce((units, { quantity }) => units + quantity, 0),
  createdAt: row.createdAt.toISOString(),
});

const named = ({ storeId }: Pick<Scope, 'storeId'>, id: string) =>
  and(eq(stockShipments.storeId, storeId), eq(stockShipments.id, id));

const lostShipment = () => notFound('No encontramos el envío');

/** Newest first; the days are those they were made on, in the store's zone. @throws 422 for days the wrong way round. */
export const handleListFulfillmentShipments: Handler<typeof listFulfillmentShipments> = async (
  { query },
  { tx, storeId, timeZone },
) => {
  const { page = 1, pageSize = defaultPageSize, status, dateBegin, dateEnd } = query;
  if (dateBegin !== undefined && dateEnd !== undefined && dateBegin > dateEnd) {
    throw invalid([{ field: 'dateEnd', message: 'La fecha final va después de la inicial' }]);
  }
  const from = dateBegin && dayRange(dateBegin, dateBegin, timeZone).start;
  const until = dateEnd && dayRange(dateEnd, dateEnd, timeZone).end;
  const wanted = and(
    eq(stockShipments.storeId, storeId),
    status && eq(stockShipments.status, status),
    from ? gte(stockShipments.createdAt, new Date(from)) : undefined,
    until ? lt(stockShipments.createdAt, new Date(until)) : undefined,
  );
  const [total] = await tx.select({ rows: count() }).from(stockShipments).where(wanted);
  const rows = await tx
    .select()
    .from(stockShipments)
    .where(wanted)
    .orderBy(desc(stockShipments.createdAt), asc(stockShipments.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inDetail({
    registros: rows.map(wireOf),
    total_registros: total?.rows ?? 0,
    page_size: pageSize,
    page,
  });
};

export const handleGetFulfillmentShipment: Handler<typeof getFulfillmentShipment> = async (
  { params },
  scope,
) => {
  const [row] = await scope.tx.select().from(stockShipments).where(named(scope, params.shipmentId));
  if (!row) throw lostShipment();
  return inDetail(wireOf(row));
};

/** One that is cancelled already stays so: asked twice it answers the same. @throws 404, 409 once it was received */
export const handleCancelFulfillmentShipment: Handler<typeof cancelFulfillmentShipment> = async (
  { params },
  scope,
) => {
  const where = named(scope, params.shipmentId);
  const [row] = await scope.tx.select().from(stockShipments).where(where).for('update');
  if (!row) throw lostShipment();
  if (row.status === 'cancelado') return inDetail(wireOf(row));
  if (!isStockShipmentCancelable(row.status)) {
    throw conflict('El almacén ya recibió este envío', 'shipment_received');
  }
  await scope.tx.update(stockShipments).set({ status: 'cancelado' }).where(where);
  return inDetail(wireOf({ ...row, status: 'cancelado' }));
};
