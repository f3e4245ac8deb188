import * as z from 'zod/mini';
import { binary, bodyLimits, deadlines, defineCall } from '../core/define-call.ts';
import { id, onePage, page, paged, pageSize, requestedDay, storeId } from '../core/fields.ts';
import { retailChannel } from './addresses.ts';
import { invoiceUpload, invoiceUploadResult, type Payment, payment } from './documents.schemas.ts';
import { EXAMPLE_STORE_ID, examplePdf } from './examples.ts';

const base = 'payments_invoices/v1';
const base64Upload = { timeoutMs: deadlines.upload, bodyLimitBytes: bodyLimits.base64 } as const;
const EVIDENCE_FAILED = 'No se pudo subir la evidencia';

const examplePayment: Payment = {
  id: 'P-20811',
  store_id: EXAMPLE_STORE_ID,
  marketplace: 'SN',
  fecha_pago: '2025-01-20T18:00:00.000Z',
  referencia: 'SPEI 0098812',
  periodo_inicio: '2025-01-01',
  periodo_fin: '2025-01-15',
  pedidos: 18,
  monto_ventas: 9800,
  comisiones: 1470,
  retenciones: 245,
  retencion_isr: 58.33,
  retencion_iva: 186.67,
  guias: 300,
  monto_pagado: 7785,
  diferencia: 0,
  cuenta: '4471',
  factura: true,
  estado: 'pagado',
};

/** Page size 20 on screen, 100 for the export (D147). */
export const listPayments = defineCall({
  id: 'listPayments',
  service: 'invoice',
  method: 'GET',
  provides: ['payments'],
  path: `${base}/payments`,
  failureMessage: 'No se pudo obtener el historial de pagos',
  query: {
    store_id: storeId(),
    marketplace: retailChannel,
    page: page(),
    pageSize: pageSize(),
    fecha_inicio: z.optional(requestedDay()),
    fecha_fin: z.optional(requestedDay()),
  },
  response: paged(payment),
  example: () => onePage(examplePayment),
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

/** The sentence of a failure says which of the two files could not be uploaded. */
export const uploadManualInvoice = defineCall({
  id: 'uploadManualInvoice',
  service: 'invoice',
  method: 'POST',
  invalidates: ['invoices', 'payments'],
  path: `${base}/manualAs400`,
  ...base64Upload,
  idempotency: 'key',
  failureMessageFor: (body) =>
    body.type_file === 'evidence' ? EVIDENCE_FAILED : 'No se pudo subir la factura',
  body: invoiceUpload,
  response: invoiceUploadResult,
  example: () => ({
    success: true,
    message: 'OK',
    file_name: 'A-123.xml',
    uuid: '6F1B2C30-9D4E-4A61-8C7B-0E5D3A9F1B22',
    billingId: 'fac-901',
  }),
});
