import type { CallRequest } from '@trastienda/api-client';
import type { createFulfillmentShipment, updateFulfillmentShipment } from '@trastienda/api-client/shippings';
import { addDays, foldText, localDay } from '@trastienda/domain';
import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stockMovements } from '../../tables/products.ts';
import { inDetail } from '../guides/envelope.ts';
import { stockShipments } from '../../tables/shipping.ts';
import { documentId } from './document-id.ts';
import {
  type Line,
  lockOwnSkus,
  type Moves,
  moveOwnStock,
  type OwnSku,
  refuseMoreThanFree,
} from './own-stock.ts';
import { lockedShipment, shipmentOnWire } from './shipment-row.ts';
import { openWarehouseStock } from './warehouse-stock.ts';
import { warehouseOf } from './warehouses.ts';

type Body = CallRequest<typeof createFulfillmentShipment>['body'];
type Shipment = typeof stockShipments.$inferSelect;

/** A shipment may be announced up to this many days ahead. */
const FARTHEST = 180;

/**
 * Checks the day of arrival; a shipment's present day may stay.
 * @throws 422 for a day before today, or too far ahead
 */
function checkArrival({ estimatedArrival }: Body, { now, timeZone }: Scope, before?: string): void {
  if (estimatedArrival === before) return;
  const today = localDay(now, timeZone) ?? '';
  const message =
    estimatedArrival < today
      ? 'Elige hoy o un día que viene'
      : estimatedArrival > addDays(today, FARTHEST)
        ? 'Elige un día de los próximos seis meses'
        : null;
  if (message !== null) throw invalid([{ field: 'estimatedArrival', message }]);
}

const orNull = (text: string | null): string | null => text?.trim() || null;

/** Returns the merchant's own pieces that a shipment holds, by folded SKU: those that its movements took. */
export async function heldBy(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  shipmentId: string,
): Promise<Moves> {
  const rows = await tx
    .select({ sku: stockMovements.foldedSku, pieces: sum(stockMovements.pieces).mapWith(Number) })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.storeId, storeId),
        eq(stockMovements.document, shipmentId),
        isNull(stockMovements.warehouseId),
        inArray(stockMovements.reason, ['envio', 'envio_cancelado']),
      ),
    )
    .groupBy(stockMovements.foldedSku);
  return new Map(rows.filter(({ pieces }) => pieces !== 0).map(({ sku, pieces }) => [sku, -pieces]));
}

/**
 * Returns the columns of the shipment after the save: lines have the product's name and the SKU as the store
 * writes it.
 */
function columnsOf(body: Body, lines: readonly Line[], lockedSkus: ReadonlyMap<string, OwnSku>) {
  return {
    warehouseId: body.warehouseId,
    carrier: orNull(body.carrier),
    trackingNumber: orNull(body.trackingNumber),
    estimatedArrival: body.estimatedArrival,
    items: lines.map(({ sku, quantity }) => {
      const own = lockedSkus.get(foldText(sku));
      return { sku: own?.sku ?? sku, name: own?.product.name ?? sku, quantity, received: null };
    }),
    status: body.sent === true ? ('en_transito' as const) : ('creado' as const),
  };
}

/**
 * Takes the pieces that the lines need beyond those the document holds, and returns the surplus.
 * @throws 422 by line
 */
async function takeLines(scope: Scope, body: Body, document: { readonly id: string; readonly holds: Moves }) {
  const { id, holds } = document;
  const lockedSkus = await lockOwnSkus(scope, [...body.items.map(({ sku }) => sku), ...holds.keys()]);
  refuseMoreThanFree(body.items, lockedSkus, holds);
  const wanted = new Map(body.items.map(({ sku, quantity }) => [foldText(sku), quantity]));
  const moves = new Map(
    [...new Set([...wanted.keys(), ...holds.keys()])].map((sku) => [
      sku,
      (holds.get(sku) ?? 0) - (wanted.get(sku) ?? 0),
    ]),
  );
  await moveOwnStock(scope, lockedSkus, moves, { reason: 'envio', document: id });
  const skus = [...wanted.keys()].flatMap((sku) => {
    const own = lockedSkus.get(sku);
    return own ? [{ sku: own.sku, productId: own.product.id }] : [];
  });
  await openWarehouseStock(scope, body.warehouseId, skus);
  return columnsOf(body, body.items, lockedSkus);
}

/**
 * Creates a shipment; its units leave the merchant's own stock immediately (D358).
 * @throws 422 by line, with the free pieces
 */
export const handleCreateFulfillmentShipment: Handler<typeof createFulfillmentShipment> = async (
  { body },
  scope,
) => {
  const { tx, storeId, now } = scope;
  const warehouse = await warehouseOf(scope, body.warehouseId);
  checkArrival(body, scope);
  const id = await documentId(scope, 'env');
  const columns = await takeLines(scope, body, { id, holds: new Map() });
  const [row] = await tx
    .insert(stockShipments)
    .values({ storeId, id, ...columns, warehouseName: warehouse.name, createdAt: now })
    .returning();
  if (!row) throw new Error(`The shipment ${id} was not written`);
  return inDetail(shipmentOnWire(row), 'Envío registrado');
};

/**
 * Refuses a change of a shipment that has left, was cancelled or was counted.
 * @throws 409
 */
function refuseSent({ status }: Shipment): void {
  if (status === 'creado') return;
  throw status === 'cancelado'
    ? conflict('Este envío se canceló: registra uno nuevo', 'shipment_cancelled')
    : conflict('Este envío ya salió: no se puede cambiar', 'shipment_sent');
}

/**
 * Changes a shipment that waits to be sent. The same request again changes nothing.
 * @throws 404, 409 `shipment_sent`, 422 by line
 */
export const handleUpdateFulfillmentShipment: Handler<typeof updateFulfillmentShipment> = async (
  { params, body },
  scope,
) => {
  const row = await lockedShipment(scope, params.shipmentId);
  // This is a retry after a lost answer: the shipment has left with the same content.
  if (row.status === 'en_transito' && body.sent === true && isSame(row, body))
    return inDetail(shipmentOnWire(row));
  refuseSent(row);
  const warehouse = await warehouseOf(scope, body.warehouseId);
  checkArrival(body, scope, row.estimatedArrival);
  const columns = await takeLines(scope, body, { id: row.id, holds: await heldBy(scope, row.id) });
  const change = { ...columns, warehouseName: warehouse.name };
  await scope.tx
    .update(stockShipments)
    .set(change)
    .where(and(eq(stockShipments.storeId, scope.storeId), eq(stockShipments.id, row.id)));
  return inDetail(shipmentOnWire({ ...row, ...change }));
};

const isSame = (row: Shipment, body: Body): boolean =>
  row.warehouseId === body.warehouseId &&
  row.carrier === orNull(body.carrier) &&
  row.trackingNumber === orNull(body.trackingNumber) &&
  row.estimatedArrival === body.estimatedArrival &&
  row.items.length === body.items.length &&
  row.items.every(
    ({ sku, quantity }, at) =>
      foldText(sku) === foldText(body.items[at]?.sku ?? '') && quantity === body.items[at]?.quantity,
  );
