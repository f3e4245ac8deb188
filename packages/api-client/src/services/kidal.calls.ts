import { defineCall } from '../core/define-call.ts';
import {
  anyId,
  id,
  integer,
  list,
  noPage,
  page,
  paged,
  pageSize,
  requestedDay,
  storeId,
  text,
} from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import * as z from 'zod/mini';
import { channelCode, requestedAddress, statusFamily } from './addresses.ts';
import { EXAMPLE_GUIDE, EXAMPLE_ORDER_NUMBER, exampleOrder } from './examples.ts';
import {
  cancelOrderRequest,
  deadlineFilter,
  deliveryType,
  order,
  orderActionResult,
  orderStatistics,
  type OrderStatistics,
  shipmentRequest,
  shipmentResult,
} from './orders.schemas.ts';

const zeroStatistics = (): OrderStatistics => ({ data: [], counts: {}, families: {} });

/** Prefix of the paths that the specification elides (D132). */
const orderPath = 'order/seller/{storeId}/marketplace/{marketplace}/order/{orderId}';
const orderParams = { storeId: storeId(), marketplace: channelCode, orderId: id() };

/** The filters of the list, which its statistics count under too (D332). */
const orderFilters = {
  'filter-date-range-begin': z.optional(requestedDay()),
  'filter-date-range-end': z.optional(requestedDay()),
  'filter-orderId': z.optional(text(200)),
  filtro_evidencia_pendiente: z.optional(z.literal('true')),
  'filter-status': z.optional(integer(1)),
  'filter-deliveryType': z.optional(deliveryType),
  search: z.optional(text(120)),
};

/** Newest purchase first, then by id. Days are days of the store's time zone, both ends included. */
export const listOrders = defineCall({
  id: 'listOrders',
  service: 'kidal',
  method: 'GET',
  provides: ['orders'],
  path: 'Ordersfull/seller/{storeId}',
  params: { storeId: storeId() },
  query: {
    page: page(),
    pageSize: pageSize(),
    ...orderFilters,
    'filter-status-family': z.optional(statusFamily),
    'filter-marketplace': z.optional(list(channelCode, maxChannels)),
    'filter-deadline': z.optional(deadlineFilter),
    sort: z.optional(z.enum(['ship_by', 'total_asc', 'total_desc'])),
  },
  response: paged(order),
  emptyOn404: noPage,
  example: () => ({ data: [exampleOrder], pagination: { total_registros: 1, page_size: 20, page: 1 } }),
});

export const getOrderStatistics = defineCall({
  id: 'getOrderStatistics',
  service: 'kidal',
  method: 'GET',
  provides: ['orders'],
  path: 'Ordersfull/statistics/seller/{storeId}',
  params: { storeId: storeId() },
  query: orderFilters,
  response: orderStatistics,
  emptyOn404: zeroStatistics,
  example: () => ({
    data: [
      { status: 'pendiente', total: 14, marketPlace: 'SR' },
      { status: 'pendiente', total: 10, marketPlace: 'CS' },
    ],
    counts: { PG: 12, CS: 96, SR: 74, SP: 8, SN: 24, SB: 0 },
    families: { pendiente: 24, listo_para_enviar: 9, transito: 61, finalizado: 112, cancelado: 8 },
    deadlines: [
      { deadline: 'vencido', status: 'pendiente', total: 5, marketPlace: 'SR' },
      { deadline: 'hoy', status: 'pendiente', total: 3, marketPlace: 'CS' },
    ],
  }),
});

export const getPendingOrderStatistics = defineCall({
  id: 'getPendingOrderStatistics',
  service: 'kidal',
  method: 'GET',
  provides: ['orders'],
  path: 'Ordersfull/statistics/pendiente/seller/{storeId}',
  params: { storeId: storeId() },
  response: orderStatistics,
  emptyOn404: zeroStatistics,
  example: () => ({
    data: [{ status: 'pendiente', total: 14, marketPlace: 'SR' }],
    counts: { PG: 0, CS: 10, SR: 14, SP: 0, SN: 0, SB: 0 },
    families: { pendiente: 24 },
  }),
});

/** 404 is treated as zero. */
export const getPendingEvidenceTotal = defineCall({
  id: 'getPendingEvidenceTotal',
  service: 'kidal',
  method: 'GET',
  provides: ['evidence'],
  path: 'Ordersfull/seller/{storeId}/orders-evidence/total',
  params: { storeId: storeId() },
  response: z.object({ total: integer() }),
  emptyOn404: () => ({ total: 0 }),
  example: () => ({ total: 11 }),
});

export const listParcelCarriers = defineCall({
  id: 'listParcelCarriers',
  service: 'kidal',
  method: 'GET',
  path: 'Pedidos/paqueteria/{storeId}',
  params: { storeId: storeId() },
  response: z.object({
    data: z.array(z.object({ deliveryCarrierId: anyId(), deliveryCarrierName: z.string() })),
  }),
  emptyOn404: () => ({ data: [] }),
  example: () => ({ data: [{ deliveryCarrierId: 'veloz-mx', deliveryCarrierName: 'Veloz MX' }] }),
});

/** Records a guide on its order's lines; 409 when they are no longer in pendiente. It follows the call that makes the guide. */
export const createOrderShipment = defineCall({
  id: 'createOrderShipment',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: `${orderPath}/shipment`,
  idempotency: 'key',
  params: orderParams,
  body: shipmentRequest,
  response: shipmentResult,
  example: () => ({
    data: {
      orderid: EXAMPLE_ORDER_NUMBER,
      trackId: EXAMPLE_GUIDE,
      colocationIds: ['col-1', 'col-2'],
      colocationStatus: { id: 3, name: 'Guía generada' },
    },
  }),
});

const actionDone = (status: 'pendiente' | 'cancelado') => ({
  success: true as const,
  message: 'OK',
  data: {
    orderid: EXAMPLE_ORDER_NUMBER,
    colocationIds: ['col-1', 'col-2'],
    status,
    colocationStatus: null,
    trackId: null,
    file64: null,
    fileName: null,
  },
});

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders', 'guides', 'wallet'],
  path: 'order/pedido/cancel',
  body: cancelOrderRequest,
  response: orderActionResult,
  example: () => actionDone('cancelado'),
});

/** Allowed while no line has a guide. */
export const updateShippingData = defineCall({
  id: 'updateShippingData',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders'],
  path: `${orderPath}/modificaDatosEnvio`,
  params: orderParams,
  body: z.object({
    shippingAddress: requestedAddress(),
    clientData: z.object({ fullname: id(), email: z.nullable(text(320)) }),
  }),
  response: orderActionResult,
  example: () => actionDone('pendiente'),
});
