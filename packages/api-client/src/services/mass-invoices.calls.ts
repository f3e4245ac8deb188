import * as z from 'zod/mini';
import { bodyLimits, defineCall } from '../core/define-call.ts';
import { file, list, listed, storeId, text } from '../core/fields.ts';
import { retailChannel } from './addresses.ts';
import { invoiceUploadResult } from './documents.schemas.ts';

/**
 * XML and PDF files, each taken by itself: one bad file is one bad result, in the order of the files.
 * `pedidos` names the order of each; '-' leaves it to be found.
 */
export const uploadMassInvoices = defineCall({
  id: 'uploadMassInvoices',
  service: 'billing',
  method: 'POST',
  invalidates: ['invoices'],
  path: 'masivas',
  encoding: 'multipart',
  bodyLimitBytes: 2 * bodyLimits.multipart,
  idempotency: 'key',
  profile: 'generic',
  failureMessage: 'No se pudo subir la factura',
  body: z.object({
    store_id: storeId(),
    marketplace: retailChannel,
    files: z
      .array(file())
      .check(
        z.minLength(1, 'Elige al menos un archivo'),
        z.maxLength(10, 'Envía 10 archivos como máximo en cada llamada'),
      ),
    pedidos: z.optional(list(text(200, 1), 10, 1)),
  }),
  response: listed(invoiceUploadResult),
  example: () => ({
    data: [
      {
        success: true,
        message: 'OK',
        file_name: 'A-123.xml',
        uuid: '6F1B2C30-9D4E-4A61-8C7B-0E5D3A9F1B22',
        billingId: 'fac-901',
      },
      {
        success: false,
        message: 'La emitió XAXX010101000; tu tienda factura con EKU9003173C9',
        file_name: 'A-124.xml',
        uuid: null,
        billingId: null,
      },
    ],
  }),
});
