import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { detail, id, inDetail, page, pageSize, registered, requestedDay, storeId } from '../core/fields.ts';
import { exampleStockShipment, noRows, oneRow } from './fulfillment.examples.ts';
import { fulfillmentShipment, shipmentStatus } from './fulfillment.schemas.ts';

const store = { storeId: storeId() };
const shipment = { ...store, shipmentId: id() };

/** The newest first; the days are those that the shipments were made on, in the store's zone, both included. */
export const listFulfillmentShipments = defineCall({
  id: 'listFulfillmentShipments',
  service: 'shippings',
  method: 'GET',
  provides: ['shipments'],
  path: 'fv4/history/store/{storeId}',
  params: store,
  query: {
    page: page(),
    pageSize: pageSize(),
    status: z.optional(shipmentStatus),
    dateBegin: z.optional(requestedDay()),
    dateEnd: z.optional(requestedDay()),
  },
  response: registered(fulfillmentShipment),
  emptyOn404: noRows,
  example: () => oneRow(exampleStockShipment),
});

export const getFulfillmentShipment = defineCall({
  id: 'getFulfillmentShipment',
  service: 'shippings',
  method: 'GET',
  provides: ['shipments'],
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  response: detail(fulfillmentShipment),
  example: () => inDetail(exampleStockShipment),
});

/** 409 already received; one that is cancelled stays so. */
export const cancelFulfillmentShipment = defineCall({
  id: 'cancelFulfillmentShipment',
  service: 'shippings',
  method: 'DELETE',
  invalidates: ['shipments', 'inventory', 'products'],
  path: 'fv2/shipments/store/{storeId}/shipment/{shipmentId}',
  params: shipment,
  response: detail(fulfillmentShipment),
  example: () => inDetail({ ...exampleStockShipment, status: 'cancelado' as const }),
});
