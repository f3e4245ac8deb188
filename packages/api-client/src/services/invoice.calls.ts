import { bodyLimits, deadlines, defineCall } from '../core/define-call.ts';
import { invoiceUpload, invoiceUploadResult } from './documents.schemas.ts';

/** The sentence of a failure names the file, of the two, that could not be uploaded. */
export const uploadManualInvoice = defineCall({
  id: 'uploadManualInvoice',
  service: 'invoice',
  method: 'POST',
  invalidates: ['invoices', 'payments'],
  path: 'payments_invoices/v1/manualAs400',
  timeoutMs: deadlines.upload,
  bodyLimitBytes: bodyLimits.base64,
  idempotency: 'key',
  failureMessageFor: (body) =>
    body.type_file === 'evidence' ? 'No se pudo subir la evidencia' : 'No se pudo subir la factura',
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
