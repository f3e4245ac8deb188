import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { detail, id, inDetail, page, pageSize, registered, storeId, text } from '../core/fields.ts';
import { getStorehouse } from './bamako.calls.ts';
import { exampleStockShipment, FULFILLMENT_MOMENT, noRows, oneRow } from './fulfillment.examples.ts';
import {
  fulfillmentShipment,
  fulfillmentShipmentRequest,
  fulfillmentWarehouse,
  inventoryDetail,
  type InventoryItem,
  inventoryPage,
  inventoryWithdrawal,
  inventoryWithdrawalRequest,
} from './fulfillment.schemas.ts';

const exampleItem: InventoryItem = {
  sku: 'VS-6-AZ',
  productId: 'p-1001',
  name: 'Juego de 6 vasos de vidrio soplado azul',
  ImageLinkThumbnail: null,
  warehouseId: 'alm-1',
  warehouseName: 'Almacén central',
  available: 25,
  reserved: 2,
  inTransit: 10,
  damaged: 0,
  availableEverywhere: 31,
  soldIn28Days: 56,
  onHand: 40,
  updatedAt: FULFILLMENT_MOMENT,
};
const exampleWithdrawal = {
  warehouseId: 'alm-1',
  warehouseName: 'Almacén central',
  deliverTo: 'storehouse' as const,
  items: [{ sku: 'VS-6-AZ', name: exampleItem.name, quantity: 5 }],
  comment: null,
  withdrawalId: 'ret-77',
  status: 'solicitado' as const,
  createdAt: FULFILLMENT_MOMENT,
  deliveredAt: null,
  totalUnits: 5,
};

const store = { storeId: storeId() };
const shipment = { ...store, shipmentId: id() };
const exampleCounts = { available: 25, reserved: 2, inTransit: 10, damaged: 0, within7: 0 };

/** SKU by warehouse. `order=lasts`: what runs out first at the top. */
export const listInventory = defineCall({
  id: 'listInventory',
  service: 'shippings',
  method: 'GET',
  provides: ['inventory'],
  path: 'fv1/inventory/store/{storeId}',
  params: store,
  query: {
    page: page(),
    pageSize: pageSize(),
    name: z.optional(text(120)),
    sku: z.optional(text(50)),
    warehouseId: z.optional(id()),
    skus: z.optional(z.array(text(50, 1)).check(z.maxLength(50))),
    order: z.optional(z.enum(['name', 'lasts'])),
  },
  response: inventoryPage,
  emptyOn404: () => {
    const counts = { available: 0, reserved: 0, inTransit: 0, damaged: 0, within7: 0 };
    return inDetail({ ...noRows().detail, counts });
  },
  example: () => inDetail({ ...oneRow(exampleItem).detail, counts: exampleCounts }),
});

export const getInventoryItem = defineCall({
  id: 'getInventoryItem',
  service: 'shippings',
  method: 'GET',
  provides: ['inventory'],
  path: 'fv1/inventory/store/{storeId}/sku/{sku}',
  params: { ...store, sku: id() },
  response: detail(inventoryDetail),
  example: () => {
    const { sku, productId, name, ImageLinkThumbnail, soldIn28Days, onHand, warehouseId, warehouseName } =
      exampleItem;
    const moved = { at: FULFILLMENT_MOMENT, units: 27, reason: 'recibido' as const, document: 'env-500' };
    return inDetail({
      sku,
      productId,
      name,
      ImageLinkThumbnail,
      soldIn28Days,
      onHand,
      warehouses: [exampleItem],
      movements: [{ ...moved, warehouseId, warehouseName }],
    });
  },
});

export const listFulfillmentWarehouses = defineCall({
  id: 'listFulfillmentWarehouses',
  service: 'shippings',
  method: 'GET',
  path: 'fv1/warehouses',
  response: detail(z.array(fulfillmentWarehouse)),
  example: () =>
    inDetail([{ warehouseId: 'alm-1', name: 'Almacén central', address: getStorehouse.example().address }]),
});

/** 422 by line: more than is free of it. */
export const createFulfillmentShipment = defineCall({
  id: 'createFulfillmentShipment',
  service: 'shippings',
  method: 'POST',
  invalidates: ['shipments', 'inventory', 'products'],
  path: 'fv2/shipments/store/{storeId}',
  idempotency: 'key',
  params: store,
  body: fulfillmentShipmentRequest,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleStockShipment),
});

/** 409 already sent. */
export const updateFulfillmentShipment = defineCall({
  id: 'updateFulfillmentShipment',
  service: 'shippings',
  method: 'PUT',
  invalidates: ['shipments', 'inventory', 'products'],
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  body: fulfillmentShipmentRequest,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleStockShipment),
});

/** 409 more than is available. */
export const createInventoryWithdrawal = defineCall({
  id: 'createInventoryWithdrawal',
  service: 'shippings',
  method: 'POST',
  invalidates: ['inventory'],
  path: 'fv3/withdrawals/store/{storeId}',
  idempotency: 'key',
  params: store,
  body: inventoryWithdrawalRequest,
  response: detail(inventoryWithdrawal),
  example: () => inDetail(exampleWithdrawal),
});

export const listInventoryWithdrawals = defineCall({
  id: 'listInventoryWithdrawals',
  service: 'shippings',
  method: 'GET',
  provides: ['inventory'],
  path: 'fv3/withdrawals/store/{storeId}',
  params: store,
  query: { page: page(), pageSize: pageSize() },
  response: registered(inventoryWithdrawal),
  emptyOn404: noRows,
  example: () => oneRow(exampleWithdrawal),
});
