import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { some } from '../core/fields.ts';
import { channelCode } from './addresses.ts';
import { bulkLoad, exampleBulkLoad } from './bulk-load.schemas.ts';
import { products, productStore } from './product-paths.ts';
import { productFilters } from './products.schemas.ts';

/** A job over all that match the filters (D44). */
export const activateProductsInBulk = defineCall({
  id: 'activateProductsInBulk',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/active/masivo`,
  idempotency: 'key',
  params: productStore,
  body: z.object({
    salesChannels: some(channelCode),
    filters: z.object(productFilters),
    action: z.enum(['active', 'pause']),
  }),
  response: bulkLoad,
  example: () => ({
    ...exampleBulkLoad,
    id: 'carga-9',
    type: 'activacion' as const,
    status: 'procesando' as const,
    fileName: null,
    finishedAt: null,
  }),
});
