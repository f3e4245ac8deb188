import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { integer, storeId } from '../core/fields.ts';

/** Apart from the other calls of evidences: every page's menu asks for it, and is not to carry them all. */
export const getRejectedEvidencesTotal = defineCall({
  id: 'getRejectedEvidencesTotal',
  service: 'invoice',
  method: 'GET',
  provides: ['evidence'],
  path: 'payments_invoices/v1/rejected-total',
  failureMessage: 'No se pudo obtener el total de evidencias rechazadas',
  query: { store_id: storeId() },
  response: z.object({ total_items: integer() }),
  example: () => ({ total_items: 3 }),
});
