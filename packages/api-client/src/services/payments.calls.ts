import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { id, onePage, page, paged, pageSize, requestedDay, storeId, text } from '../core/fields.ts';
import { wire } from '../core/record.ts';
import { retailChannel } from './addresses.ts';
import { EXAMPLE_ORDER_NUMBER, EXAMPLE_STORE_ID, examplePdf } from './examples.ts';
import {
  deposit,
  type DepositAnswer,
  depositLine,
  type DepositLineAnswer,
  depositLineKind,
  depositState,
  depositSummary,
  type DepositSummaryAnswer,
  depositTotals,
} from './payments.schemas.ts';

const base = 'payments_invoices/v1';
const HISTORY_FAILED = 'No se pudo obtener el historial de pagos';

const exampleSums = {
  pedidos: 18,
  monto_ventas: 9800,
  comisiones: 1470,
  retenciones: 887.07,
  retencion_isr: 211.21,
  retencion_iva: 675.86,
  guias: 300,
  otros: 0,
  monto_pagado: 7142.93,
  diferencia: 0,
};

const exampleDeposit: DepositAnswer = {
  id: 'P-20811',
  store_id: EXAMPLE_STORE_ID,
  marketplace: 'SN',
  fecha_pago: '2025-01-20T18:00:00.000Z',
  referencia: 'SPEI 0098812',
  periodo_inicio: '2025-01-01',
  periodo_fin: '2025-01-15',
  ...exampleSums,
  cuenta: '4471',
  factura: true,
  estado: 'pagado',
};

const exampleSummary: DepositSummaryAnswer = {
  proximo: { paymentId: 'P-20812', fecha_pago: '2025-01-29T18:00:00.000Z', monto: 5240.5 },
  mes: '2025-01',
  depositado: 7142.93,
  retencion_isr: 211.21,
  retencion_iva: 675.86,
  por_conciliar: { monto: 42.1, pedidos: 1 },
  por_cobrar: { monto: 18_310.22, pedidos: 21 },
  cuenta: '4471',
  retenciones: [{ mes: '2025-01', marketplace: 'SN', ventas: 9800, base: 8448.28, isr: 211.21, iva: 675.86 }],
};

const exampleLine: DepositLineAnswer = {
  id: '1',
  no_pedido: EXAMPLE_ORDER_NUMBER,
  tipo: 'comision',
  monto: -269.7,
  fecha: '2025-01-20T18:00:00.000Z',
  nota: null,
};

/** Page size 20 on screen, 100 for the export. `search` is the start of a folio, or an order's number. */
export const listPayments = defineCall({
  id: 'listPayments',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/payments`,
  failureMessage: HISTORY_FAILED,
  query: {
    store_id: storeId(),
    marketplace: retailChannel,
    page: page(),
    pageSize: pageSize(),
    fecha_inicio: z.optional(requestedDay()),
    fecha_fin: z.optional(requestedDay()),
    search: z.optional(text(200)),
    estado: z.optional(depositState),
  },
  response: paged(deposit, { totals: wire('totales', z.optional(depositTotals)) }),
  example: () => ({ ...onePage(exampleDeposit), totales: exampleSums }),
});

/** Sums up the next deposit, this month's, and the differences; of one channel, or of all three. */
export const getPaymentSummary = defineCall({
  id: 'getPaymentSummary',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/payments-summary`,
  failureMessage: HISTORY_FAILED,
  query: { store_id: storeId(), marketplace: z.optional(retailChannel) },
  response: z.object({ data: depositSummary }),
  example: () => ({ data: exampleSummary }),
});

export const getPayment = defineCall({
  id: 'getPayment',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/payments/{paymentId}`,
  failureMessage: HISTORY_FAILED,
  params: { paymentId: id() },
  response: z.object({ data: deposit }),
  example: () => ({ data: exampleDeposit }),
});

/** By order, then by kind; lines of no order last. `no_pedido` '-': those alone. */
export const listPaymentLines = defineCall({
  id: 'listPaymentLines',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/payments/{paymentId}/lines`,
  failureMessage: HISTORY_FAILED,
  params: { paymentId: id() },
  query: {
    page: page(),
    pageSize: pageSize(),
    tipo: z.optional(depositLineKind),
    solo_diferencias: z.optional(z.boolean()),
    no_pedido: z.optional(text(200)),
  },
  response: paged(depositLine),
  example: () => onePage(exampleLine),
});

/** CSV; the sum of its amounts is the deposit. */
export const downloadPaymentLines = defineCall({
  id: 'downloadPaymentLines',
  service: 'invoice',
  method: 'GET',
  path: `${base}/payments/{paymentId}/lines/csv`,
  timeoutMs: deadlines.download,
  params: { paymentId: id() },
  response: binary,
  example: () => ({
    blob: new Blob(['Pedido,Concepto,Importe\r\n4500123987,Comisión,-269.70\r\n'], { type: 'text/csv' }),
    fileName: 'movimientos-P-20811.csv',
  }),
});

/** 404 no invoice yet. */
export const downloadPaymentInvoice = defineCall({
  id: 'downloadPaymentInvoice',
  service: 'invoice',
  method: 'GET',
  path: `${base}/payments/{paymentId}/invoice`,
  timeoutMs: deadlines.download,
  params: { paymentId: id() },
  response: binary,
  example: () => examplePdf('factura-P-20811.pdf'),
});
