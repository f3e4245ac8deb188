import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { storeId } from '../core/fields.ts';
import { retailChannel } from './addresses.ts';
import { month } from './payments.schemas.ts';

/** One ZIP a month in which everything ties. 404 nothing in the month. */
export const downloadAccountantPack = defineCall({
  id: 'downloadAccountantPack',
  service: 'invoice',
  method: 'GET',
  path: 'payments_invoices/v1/packs/{month}',
  timeoutMs: deadlines.upload,
  params: { month },
  query: { store_id: storeId(), marketplace: z.optional(retailChannel) },
  response: binary,
  example: () => ({
    // The end of an empty archive: the smallest there is.
    blob: new Blob([Uint8Array.of(0x50, 0x4b, 5, 6), new Uint8Array(18)], { type: 'application/zip' }),
    fileName: 'contador-2025-01.zip',
  }),
});
