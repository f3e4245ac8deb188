import * as z from 'zod/mini';
import { binary, defineCall } from '../core/define-call.ts';
import { id, instant, list, storeId, text } from '../core/fields.ts';
import { maxParcels, maxPieces } from '../core/limits.ts';
import { channelCode } from './addresses.ts';
import { EXAMPLE_ORDER_NUMBER, exampleOrder, examplePdf } from './examples.ts';
import { manualOrderRequest } from './manual-order.schemas.ts';
import { order, orderActionResult } from './orders.schemas.ts';

const orderPath = 'order/seller/{storeId}/marketplace/{marketplace}/order/{orderId}';
const orderParams = { storeId: storeId(), marketplace: channelCode, orderId: id() };

/** `trackId` is the line's guide, or its package's id without one. */
export const deliverOrder = defineCall({
  id: 'deliverOrder',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders', 'evidence', 'guides'],
  path: `${orderPath}/shipment/{trackId}/status/`,
  params: { ...orderParams, trackId: id() },
  body: z.object({
    colocationIds: list(id(), maxPieces, 1),
    status: z.literal('entregado'),
    deliveredAt: instant(),
    receivedBy: z.nullable(text(120)),
  }),
  response: orderActionResult,
  example: () => ({
    success: true as const,
    message: 'OK',
    data: {
      orderid: EXAMPLE_ORDER_NUMBER,
      colocationIds: ['col-1', 'col-2'],
      status: 'finalizado' as const,
      colocationStatus: { id: 7, name: 'Entregado' },
      trackId: null,
      file64: null,
      fileName: null,
    },
  }),
});

/** `{id}` is the line's deliveryTrackId. */
export const downloadPurchaseOrder = defineCall({
  id: 'downloadPurchaseOrder',
  service: 'kidal',
  method: 'GET',
  path: `${orderPath}/deliveryTrackId/{id}/ordenCompra`,
  params: { ...orderParams, id: id() },
  response: binary,
  example: () => examplePdf('orden-de-compra.pdf'),
});

/** Splits an order's lines into packages; 409 a line has a guide, 422 a line is missing or twice. */
export const saveOrderItems = defineCall({
  id: 'saveOrderItems',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders'],
  path: 'pedidos/partidas/save',
  body: z.object({
    storeId: storeId(),
    marketplace: channelCode,
    orderId: id(),
    paquetes: list(z.object({ id: id(), colocationIds: list(id(), maxPieces, 1) }), maxParcels, 1),
  }),
  response: orderActionResult,
  example: () => ({
    success: true as const,
    message: 'OK',
    data: {
      orderid: EXAMPLE_ORDER_NUMBER,
      colocationIds: ['col-1', 'col-2'],
      status: 'pendiente' as const,
      colocationStatus: { id: 1, name: 'Pendiente' },
      trackId: null,
      file64: null,
      fileName: null,
    },
  }),
});

/** The answer's order has marketplace PG and origin manual. */
export const createOrder = defineCall({
  id: 'createOrder',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders'],
  path: 'order/',
  idempotency: 'key',
  body: manualOrderRequest,
  response: z.object({ data: order }),
  example: () => ({
    data: {
      ...exampleOrder,
      marketplace: 'PG' as const,
      dataMarketplace: { ...exampleOrder.dataMarketplace, name: 'Manual', origin: 'manual' as const },
    },
  }),
});

/** Has the order's shop told now what waits, and what it refused and still holds; without either it does nothing. */
export const retryOrderPush = defineCall({
  id: 'retryOrderPush',
  service: 'kidal',
  method: 'POST',
  invalidates: ['orders'],
  path: `${orderPath}/aviso-tienda`,
  params: orderParams,
  response: z.object({ success: z.literal(true), message: z.string() }),
  example: () => ({ success: true as const, message: 'Volvemos a avisar a tu tienda' }),
});
