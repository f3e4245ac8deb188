import type { CallAnswer } from '@trastienda/api-client';
import type { getFulfillmentShipment } from '@trastienda/api-client/shippings';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stockShipments } from '../../tables/shipping.ts';

export type ShipmentRow = typeof stockShipments.$inferSelect;

export const shipmentOnWire = (row: ShipmentRow): CallAnswer<typeof getFulfillmentShipment>['detail'] => ({
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

export const namedShipment = ({ storeId }: Pick<Scope, 'storeId'>, id: string) =>
  and(eq(stockShipments.storeId, storeId), eq(stockShipments.id, id));

export const lostShipment = () => notFound('No encontramos el envío');

/**
 * Locks a shipment until the request ends.
 * @throws 404
 */
export async function lockedShipment(scope: Pick<Scope, 'tx' | 'storeId'>, id: string): Promise<ShipmentRow> {
  const [row] = await scope.tx.select().from(stockShipments).where(namedShipment(scope, id)).for('update');
  if (!row) throw lostShipment();
  return row;
}
