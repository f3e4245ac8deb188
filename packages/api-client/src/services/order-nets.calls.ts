import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import {
  centavos,
  id,
  integer,
  onePage,
  page,
  paged,
  pageSize,
  requestedDay,
  storeId,
  text,
} from '../core/fields.ts';
import { record, wire } from '../core/record.ts';
import { channelCode, retailChannel } from './addresses.ts';
import { EXAMPLE_ORDER_NUMBER } from './examples.ts';
import { claimFields, netParts, orderNet, type OrderNetAnswer, orderNetState } from './payments.schemas.ts';

const base = 'payments_invoices/v1';
const HISTORY_FAILED = 'No se pudo obtener el historial de pagos';

const exampleParts = {
  venta: 2257,
  comision: 338.55,
  isr: 48.64,
  iva: 155.66,
  guia: 148.5,
  otros: 0,
  neto: 1565.65,
};

const exampleNet: OrderNetAnswer = {
  no_pedido: EXAMPLE_ORDER_NUMBER,
  marketplace: 'SR',
  fecha_pedido: '2026-01-15T18:30:00.000Z',
  estado: 'diferencia',
  esperado: exampleParts,
  pagado: { ...exampleParts, comision: 383.69, neto: 1520.51 },
  diferencia: 45.14,
  causas: [{ causa: 'comision', monto: 45.14, nota: 'Cobraron 17 % en vez de 15 %' }],
  paymentId: 'P-20811',
  fecha_estimada: '2026-01-28',
  tasas: { isr: 2.5, iva: 50, desde: '2026-01-01' },
  aclaracion: null,
};

/** The expected and paid net of every order of these channels; newest purchase first. */
export const listOrderNets = defineCall({
  id: 'listOrderNets',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/order-nets`,
  failureMessage: HISTORY_FAILED,
  query: {
    store_id: storeId(),
    marketplace: z.optional(retailChannel),
    estado: z.optional(orderNetState),
    paymentId: z.optional(text(200)),
    fecha_inicio: z.optional(requestedDay()),
    fecha_fin: z.optional(requestedDay()),
    search: z.optional(text(200)),
    page: page(),
    pageSize: pageSize(),
  },
  response: paged(orderNet, {
    totals: wire(
      'totales',
      record({
        expected: wire('esperado', netParts),
        paid: wire('pagado', centavos()),
        difference: wire('diferencia', centavos()),
      }),
    ),
    counts: z.record(orderNetState, integer()),
  }),
  example: () => ({
    ...onePage(exampleNet),
    totales: { esperado: exampleParts, pagado: 1520.51, diferencia: 45.14 },
    counts: { por_cobrar: 0, programado: 0, pagado: 0, diferencia: 1 },
  }),
});

/** 404 for channels that pay nobody through us, and before a piece is sold. */
export const getOrderNet = defineCall({
  id: 'getOrderNet',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/order-nets/{marketplace}/{orderId}`,
  failureMessage: HISTORY_FAILED,
  params: { marketplace: channelCode, orderId: id() },
  response: z.object({ data: orderNet }),
  example: () => ({ data: exampleNet }),
});

/**
 * Saves the merchant's claim to the channel about an order; `paymentId` is '-' for an order in no deposit.
 */
export const savePaymentClaim = defineCall({
  id: 'savePaymentClaim',
  service: 'invoice',
  method: 'PUT',
  invalidates: ['payments'],
  path: `${base}/payments/{paymentId}/claims/{orderId}`,
  failureMessage: 'No se pudo guardar la aclaración',
  params: { paymentId: id(), orderId: id() },
  body: z.object({ store_id: storeId(), marketplace: retailChannel, ...claimFields }),
  response: z.object({ data: orderNet }),
  example: () => ({
    data: {
      ...exampleNet,
      aclaracion: { folio: 'ACL-118', nota: null, desde: '2026-01-30T16:00:00.000Z', resuelta: false },
    },
  }),
});
