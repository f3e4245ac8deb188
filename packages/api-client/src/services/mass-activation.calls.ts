import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { list } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode } from './addresses.ts';
import { bulkLoad, exampleBulkLoad } from './bulk-load.schemas.ts';
import { products, productStore } from './product-paths.ts';
import { productFilters } from './product-filters.ts';

/**
 * A job over all products that match the filters; a dry run writes nothing, and its log lists the ones
 * that are not ready, with the reasons.
 */
export const activateProductsInBulk = defineCall({
  id: 'activateProductsInBulk',
  service: 'products',
  method: 'POST',
  invalidates: ['bulkLoads', 'products'],
  path: `${products}/active/masivo`,
  idempotency: 'key',
  params: productStore,
  body: z.object({
    salesChannels: list(channelCode, maxChannels, 1),
    filters: z.object(productFilters),
    action: z.enum(['active', 'pause']),
    dryRun: z.optional(z.boolean()),
  }),
  response: bulkLoad,
  example: () => ({
    ...exampleBulkLoad,
    id: 'carga-9',
    type: 'activacion' as const,
    status: 'procesando' as const,
    fileName: null,
    action: 'active' as const,
    salesChannels: ['SR' as const],
    undoUntil: null,
    finishedAt: null,
  }),
});
