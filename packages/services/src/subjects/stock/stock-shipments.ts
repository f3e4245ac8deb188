import type {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { dayRange, defaultPageSize, isStockShipmentCancelable } from '@trastienda/domain';
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import { inDetail } from '../guides/envelope.ts';
import { lockOwnSkus, moveOwnStock } from './own-stock.ts';
import { heldBy } from './save-shipment.ts';
import { lockedShipment, lostShipment, namedShipment, shipmentOnWire } from './shipment-row.ts';
import { stockShipments } from '../../tables/shipping.ts';

/**
 * Lists shipments, newest first; the days are those of their creation, in the store's zone.
 * @throws 422 for days in the wrong order.
 */
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
    registros: rows.map(shipmentOnWire),
    total_registros: total?.rows ?? 0,
    page_size: pageSize,
    page,
  });
};

export const handleGetFulfillmentShipment: Handler<typeof getFulfillmentShipment> = async (
  { params },
  scope,
) => {
  const [row] = await scope.tx.select().from(stockShipments).where(namedShipment(scope, params.shipmentId));
  if (!row) throw lostShipment();
  return inDetail(shipmentOnWire(row));
};

/**
 * Cancels a shipment and returns its pieces to the merchant's own stock. A second request answers the same
 * and changes nothing.
 * @throws 404, 409 once it was received
 */
export const handleCancelFulfillmentShipment: Handler<typeof cancelFulfillmentShipment> = async (
  { params },
  scope,
) => {
  const row = await lockedShipment(scope, params.shipmentId);
  if (row.status === 'cancelado') return inDetail(shipmentOnWire(row));
  if (!isStockShipmentCancelable(row.status)) {
    throw conflict('El almacén ya recibió este envío', 'shipment_received');
  }
  const heldPieces = await heldBy(scope, row.id);
  const movedBy = { reason: 'envio_cancelado' as const, document: row.id };
  await moveOwnStock(scope, await lockOwnSkus(scope, [...heldPieces.keys()]), heldPieces, movedBy);
  await scope.tx.update(stockShipments).set({ status: 'cancelado' }).where(namedShipment(scope, row.id));
  return inDetail(shipmentOnWire({ ...row, status: 'cancelado' }));
};
