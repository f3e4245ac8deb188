import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { anyId, day, detail, id, inDetail, integer, page, pageSize, storeId, text } from '../core/fields.ts';
import { address } from './addresses.ts';
import { getStorehouse } from './bamako.calls.ts';
import {
  type FulfillmentShipment,
  fulfillmentShipment,
  fulfillmentShipmentRequest,
  type InventoryItem,
  inventoryItem,
  inventoryWithdrawal,
  inventoryWithdrawalRequest,
  shipmentStatus,
} from './fulfillment.schemas.ts';

const rows = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodMiniType>(schema: Schema) =>
  detail(
    z.object({
      registros: z.array(schema),
      total_registros: integer(),
      page_size: integer(1),
      page: integer(1),
    }),
  );
const noRows = () => inDetail({ registros: [], total_registros: 0, page_size: 20, page: 1 });
const oneRow = <Row>(row: Row) => inDetail({ registros: [row], total_registros: 1, page_size: 20, page: 1 });

const MOMENT = '2025-01-15T18:30:00.000Z';
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
  updatedAt: MOMENT,
};
const exampleShipment: FulfillmentShipment = {
  shipmentId: 'env-501',
  status: 'creado',
  warehouseId: 'alm-1',
  warehouseName: 'Almacén central',
  carrier: 'Otro',
  trackingNumber: null,
  estimatedArrival: '2025-01-20',
  receivedAt: null,
  items: [{ sku: 'VS-6-AZ', name: exampleItem.name, quantity: 30, received: null }],
  totalUnits: 30,
  createdAt: MOMENT,
};
const exampleWithdrawal = {
  warehouseId: 'alm-1',
  deliverTo: 'storehouse' as const,
  items: [{ sku: 'VS-6-AZ', quantity: 5 }],
  comment: null,
  withdrawalId: 'ret-77',
  status: 'solicitado' as const,
  createdAt: MOMENT,
};

const store = { storeId: storeId() };
const shipment = { ...store, shipmentId: id() };

export const listInventory = defineCall({
  id: 'listInventory',
  service: 'shippings',
  method: 'GET',
  path: 'fv1/inventory/store/{storeId}',
  params: store,
  query: { page: page(), pageSize: pageSize(), name: z.optional(text(120)), sku: z.optional(text(50)) },
  response: rows(inventoryItem),
  emptyOn404: noRows,
  example: () => oneRow(exampleItem),
});

export const getInventoryItem = defineCall({
  id: 'getInventoryItem',
  service: 'shippings',
  method: 'GET',
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
  path: 'fv2/shipments/store/{storeId}',
  idempotency: 'key',
  params: store,
  body: fulfillmentShipmentRequest,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleShipment),
});

export const getFulfillmentShipment = defineCall({
  id: 'getFulfillmentShipment',
  service: 'shippings',
  method: 'GET',
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleShipment),
});

/** 409 already sent. */
export const updateFulfillmentShipment = defineCall({
  id: 'updateFulfillmentShipment',
  service: 'shippings',
  method: 'PUT',
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  body: fulfillmentShipmentRequest,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleShipment),
});

/** 409 already received. */
export const cancelFulfillmentShipment = defineCall({
  id: 'cancelFulfillmentShipment',
  service: 'shippings',
  method: 'DELETE',
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  response: detail(fulfillmentShipment),
  example: () => inDetail({ ...exampleShipment, status: 'cancelado' as const }),
});

/** 409 more than is available. */
export const createInventoryWithdrawal = defineCall({
  id: 'createInventoryWithdrawal',
  service: 'shippings',
  method: 'POST',
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
  path: 'fv3/withdrawals/store/{storeId}',
  params: store,
  query: { page: page(), pageSize: pageSize() },
  response: rows(inventoryWithdrawal),
  emptyOn404: noRows,
  example: () => oneRow(exampleWithdrawal),
});

export const listFulfillmentShipments = defineCall({
  id: 'listFulfillmentShipments',
  service: 'shippings',
  method: 'GET',
  path: 'fv4/history/store/{storeId}',
  params: store,
  query: {
    page: page(),
    pageSize: pageSize(),
    status: z.optional(shipmentStatus),
    dateBegin: z.optional(day()),
    dateEnd: z.optional(day()),
  },
  response: rows(fulfillmentShipment),
  emptyOn404: noRows,
  example: () => oneRow(exampleShipment),
});
