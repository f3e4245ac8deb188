import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { anyId, detail, id, inDetail, page, pageSize, storeId, text } from '../core/fields.ts';
import { address } from './addresses.ts';
import { getStorehouse } from './bamako.calls.ts';
import { exampleStockShipment, FULFILLMENT_MOMENT, noRows, oneRow } from './fulfillment.examples.ts';
import {
  fulfillmentRows,
  fulfillmentShipment,
  fulfillmentShipmentRequest,
  type InventoryItem,
  inventoryItem,
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
  updatedAt: FULFILLMENT_MOMENT,
};
const exampleWithdrawal = {
  warehouseId: 'alm-1',
  deliverTo: 'storehouse' as const,
  items: [{ sku: 'VS-6-AZ', quantity: 5 }],
  comment: null,
  withdrawalId: 'ret-77',
  status: 'solicitado' as const,
  createdAt: FULFILLMENT_MOMENT,
};

const store = { storeId: storeId() };
const shipment = { ...store, shipmentId: id() };

export const listInventory = defineCall({
  id: 'listInventory',
  service: 'shippings',
  method: 'GET',
  provides: ['inventory'],
  path: 'fv1/inventory/store/{storeId}',
  params: store,
  query: { page: page(), pageSize: pageSize(), name: z.optional(text(120)), sku: z.optional(text(50)) },
  response: fulfillmentRows(inventoryItem),
  emptyOn404: noRows,
  example: () => oneRow(exampleItem),
});

export const getInventoryItem = defineCall({
  id: 'getInventoryItem',
  service: 'shippings',
  method: 'GET',
  provides: ['inventory'],
  path: 'fv1/inventory/store/{storeId}/sku/{sku}',
  params: { ...store, sku: id() },
  response: detail(inventoryItem),
  example: () => inDetail(exampleItem),
});

export const listFulfillmentWarehouses = defineCall({
  id: 'listFulfillmentWarehouses',
  service: 'shippings',
  method: 'GET',
  path: 'fv1/warehouses',
  response: detail(z.array(z.object({ warehouseId: anyId(), name: z.string(), address }))),
  example: () =>
    inDetail([{ warehouseId: 'alm-1', name: 'Almacén central', address: getStorehouse.example().address }]),
});

export const createFulfillmentShipment = defineCall({
  id: 'createFulfillmentShipment',
  service: 'shippings',
  method: 'POST',
  invalidates: ['shipments', 'inventory'],
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
  invalidates: ['shipments', 'inventory'],
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
  response: fulfillmentRows(inventoryWithdrawal),
  emptyOn404: noRows,
  example: () => oneRow(exampleWithdrawal),
});
