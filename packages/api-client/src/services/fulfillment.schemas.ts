import * as z from 'zod/mini';
import { day, id, instant, integer, nullable, some, text } from '../core/fields.ts';

/** calls.md 24.8; counts are units. */
export const inventoryItem = z.object({
  sku: z.string(),
  productId: z.string(),
  name: z.string(),
  ImageLinkThumbnail: nullable(z.string()),
  warehouseId: z.string(),
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
  estimatedArrival: day(),
  items: asked,
});
export const shipmentStatus = z.enum([
  'creado',
  'en_transito',
  'recibido',
  'recibido_con_diferencias',
  'cancelado',
]);

export const fulfillmentShipment = z.object({
  shipmentId: z.string(),
  status: shipmentStatus,
  warehouseId: z.string(),
  warehouseName: z.string(),
  carrier: nullable(z.string()),
  trackingNumber: nullable(z.string()),
  estimatedArrival: day(),
  receivedAt: nullable(instant()),
  items: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: integer(), received: nullable(integer()) }),
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
  warehouseId: z.string(),
  deliverTo: z.enum(['storehouse', 'pickup']),
  items: z.array(z.object({ sku: z.string(), quantity: integer() })),
  comment: nullable(z.string()),
  withdrawalId: z.string(),
  status: z.enum(['solicitado', 'en_preparacion', 'entregado', 'cancelado']),
  createdAt: instant(),
});
