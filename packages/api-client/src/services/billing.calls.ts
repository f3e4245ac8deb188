import * as z from 'zod/mini';
import { binary, bodyLimits, deadlines, defineCall } from '../core/define-call.ts';
import { id, page, pageSize, requestedDay, storeId, text } from '../core/fields.ts';
import { retailChannel, statusFamily } from './addresses.ts';
import {
  billingPage,
  type BillingRecordAnswer,
  invoiceUpload,
  invoiceUploadResult,
} from './documents.schemas.ts';
import { EXAMPLE_GUIDE, EXAMPLE_ORDER_NUMBER, EXAMPLE_STORE_ID, examplePdf } from './examples.ts';
import { reviewState } from './orders.schemas.ts';

const LIST_FAILED = 'Failed to fetch data';
const UPLOAD_FAILED = 'No se pudo subir la factura';

const exampleRecord: BillingRecordAnswer = {
  id: 'fac-901',
  store_id: EXAMPLE_STORE_ID,
  marketplace: 'SR',
  no_pedido: EXAMPLE_ORDER_NUMBER,
  guide: EXAMPLE_GUIDE,
  guide_type: 'manual',
  status_order: 'finalizado',
  fecha_pedido: '2025-01-15T18:30:00.000Z',
  monto: 1798,
  invoice_status: 'pendiente',
  invoice_file: null,
  evidence_file: null,
  uuid: null,
  rfc: 'EKU9003173C9',
  receptor: null,
  motivo: null,
  avisos: [],
  pdf_file: null,
  guia: EXAMPLE_GUIDE,
  sat: 'sin_consultar',
};
const exampleCounts = { pendiente: 1, en_revision: 0, aceptada: 0, rechazada: 0 };
const exampleResult = {
  success: true,
  message: 'OK',
  file_name: 'A-123.xml',
  uuid: '6F1B2C30-9D4E-4A61-8C7B-0E5D3A9F1B22',
  billingId: 'fac-901',
};

const filters = {
  store_id: storeId(),
  marketplace: z.optional(retailChannel),
  status_order: z.optional(statusFamily),
  invoice_status: z.optional(reviewState),
  no_pedido: z.optional(text(200)),
  fecha_inicio: z.optional(requestedDay()),
  fecha_fin: z.optional(requestedDay()),
  page: page(),
  pageSize: pageSize(),
};

/** Orders without automatic reception: the manual list. */
export const listManualBillings = defineCall({
  id: 'listManualBillings',
  service: 'billing',
  method: 'GET',
  provides: ['invoices'],
  path: 'sin_imr',
  failureMessage: LIST_FAILED,
  query: filters,
  response: billingPage,
  example: () => ({ records: [exampleRecord], totalRecords: 1, totalPages: 1, counts: exampleCounts }),
});

export const listAutomaticBillings = defineCall({
  id: 'listAutomaticBillings',
  service: 'billing',
  method: 'GET',
  provides: ['invoices'],
  path: 'con_imr',
  failureMessage: LIST_FAILED,
  query: filters,
  response: billingPage,
  example: () => ({
    records: [{ ...exampleRecord, guide_type: 'automatica' }],
    totalRecords: 1,
    totalPages: 1,
    counts: exampleCounts,
  }),
});

export const uploadAutomaticInvoice = defineCall({
  id: 'uploadAutomaticInvoice',
  service: 'billing',
  method: 'POST',
  invalidates: ['invoices'],
  path: 'con_imr',
  timeoutMs: deadlines.upload,
  bodyLimitBytes: bodyLimits.base64,
  idempotency: 'key',
  failureMessage: UPLOAD_FAILED,
  body: invoiceUpload,
  response: invoiceUploadResult,
  example: () => exampleResult,
});

/** 404 nothing uploaded. `formato` chooses of an invoice; else its XML, or its PDF where there is none. */
export const downloadBillingFile = defineCall({
  id: 'downloadBillingFile',
  service: 'billing',
  method: 'GET',
  path: 'archivo/{billingId}',
  timeoutMs: deadlines.download,
  params: { billingId: id() },
  query: { type_file: z.enum(['invoice', 'evidence']), formato: z.optional(z.enum(['xml', 'pdf'])) },
  response: binary,
  example: () => examplePdf('A-123.pdf'),
});
