import { stockShipmentStatuses } from '@trastienda/domain';
import * as z from 'zod/mini';
import {
  anyId,
  day,
  detail,
  id,
  instant,
  integer,
  nullable,
  requestedDay,
  some,
  text,
} from '../core/fields.ts';

/** A page of fulfillment (calls.md 24.8). */
export const fulfillmentRows = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodMiniType>(schema: Schema) =>
  detail(
    z.object({
      registros: z.array(schema),
      total_registros: integer(),
      page_size: integer(1),
      page: integer(1),
    }),
  );

/** calls.md 24.8; counts are units. */
export const inventoryItem = z.object({
  sku: anyId(),
  productId: anyId(),
  name: z.string(),
  ImageLinkThumbnail: nullable(z.string()),
  warehouseId: anyId(),
  warehouseName: z.string(),
  available: integer(),
  reserved: integer(),
  inTransit: integer(),
  damaged: integer(),
  updatedAt: instant(),
});
export type InventoryItem = z.output<typeof inventoryItem>;

const asked = some(z.object({ sku: id(), quantity: integer(1) }));
export const fulfillmentShipmentRequest = z.object({
  warehouseId: id(),
  carrier: z.nullable(text(120)),
  trackingNumber: z.nullable(text(200)),
  estimatedArrival: requestedDay(),
  items: asked,
});
export const shipmentStatus = z.enum(stockShipmentStatuses);

export const fulfillmentShipment = z.object({
  shipmentId: anyId(),
  status: shipmentStatus,
  warehouseId: anyId(),
  warehouseName: z.string(),
  carrier: nullable(z.string()),
  trackingNumber: nullable(z.string()),
  estimatedArrival: day(),
  receivedAt: nullable(instant()),
  items: z.array(
    z.object({ sku: anyId(), name: z.string(), quantity: integer(), received: nullable(integer()) }),
  ),
  totalUnits: integer(),
  createdAt: instant(),
});
export type FulfillmentShipment = z.output<typeof fulfillmentShipment>;

export const inventoryWithdrawalRequest = z.object({
  warehouseId: id(),
  deliverTo: z.enum(['storehouse', 'pickup']),
  items: asked,
  comment: z.nullable(text(500)),
});
export const inventoryWithdrawal = z.object({
  warehouseId: anyId(),
  deliverTo: z.enum(['storehouse', 'pickup']),
  items: z.array(z.object({ sku: anyId(), quantity: integer() })),
  comment: nullable(z.string()),
  withdrawalId: anyId(),
  status: z.enum(['solicitado', 'en_preparacion', 'entregado', 'cancelado']),
  createdAt: instant(),
});
