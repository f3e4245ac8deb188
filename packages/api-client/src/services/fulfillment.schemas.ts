import { stockShipmentStatuses } from '@trastienda/domain';
import { stockMoveReasons, withdrawalStatuses } from '@trastienda/domain/stock';
import * as z from 'zod/mini';
import {
  anyId,
  day,
  id,
  instant,
  integer,
  list,
  nullable,
  registered,
  requestedDay,
  text,
} from '../core/fields.ts';
import { address } from './addresses.ts';

/** A SKU in a warehouse; counts are units. */
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
  availableEverywhere: integer(),
  soldIn28Days: integer(),
  onHand: integer(),
  updatedAt: instant(),
});
export type InventoryItem = z.output<typeof inventoryItem>;

/** A page of SKUs; `counts` are of the whole store. */
export const inventoryPage = registered(inventoryItem, {
  counts: z.object({
    available: integer(),
    reserved: integer(),
    inTransit: integer(),
    damaged: integer(),
    within7: integer(),
  }),
});

export const inventoryDetail = z.object({
  sku: anyId(),
  productId: anyId(),
  name: z.string(),
  ImageLinkThumbnail: nullable(z.string()),
  soldIn28Days: integer(),
  onHand: integer(),
  warehouses: z.array(inventoryItem),
  movements: z.array(
    z.object({
      at: instant(),
      units: z.int(),
      reason: z.enum(stockMoveReasons),
      warehouseId: nullable(anyId()),
      warehouseName: nullable(z.string()),
      document: nullable(anyId()),
    }),
  ),
});

export const fulfillmentWarehouse = z.object({ warehouseId: anyId(), name: z.string(), address });

const asked = list(z.object({ sku: text(50, 1), quantity: integer(1).check(z.lte(100_000)) }), 200, 1);
export const fulfillmentShipmentRequest = z.object({
  warehouseId: id(),
  carrier: z.nullable(text(120)),
  trackingNumber: z.nullable(text(200)),
  estimatedArrival: requestedDay(),
  items: asked,
  sent: z.optional(z.boolean()),
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
  warehouseName: z.string(),
  deliverTo: z.enum(['storehouse', 'pickup']),
  items: z.array(z.object({ sku: anyId(), name: z.string(), quantity: integer() })),
  comment: nullable(z.string()),
  withdrawalId: anyId(),
  status: z.enum(withdrawalStatuses),
  createdAt: instant(),
  deliveredAt: nullable(instant()),
  totalUnits: integer(),
});
export type InventoryWithdrawal = z.output<typeof inventoryWithdrawal>;
