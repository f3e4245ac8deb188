import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, list, noPage, onePage, page, paged, pageSize, text } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode } from './addresses.ts';
import { batchDone, oneProduct, products, productSelection, productStore } from './product-paths.ts';
import {
  exampleHistoryEntry,
  exampleHostedProduct,
  exampleProduct,
  exampleSkuStock,
} from './products.examples.ts';
import {
  hostedShopProduct,
  hostedShopProductAnswer,
  product,
  productBatchResult,
  productChange,
  productHistoryEntry,
  productPayload,
  productStock,
} from './products.schemas.ts';

const found = () => ({ data: exampleProduct });

/** 409 `sku_taken`. A channel it is not ready for keeps it paused, with its `blockers`. */
export const createProduct = defineCall({
  id: 'createProduct',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/`,
  idempotency: 'key',
  params: productStore,
  body: productPayload,
  response: z.object({ data: product }),
  example: found,
});

/** 409 `changed` where others changed the same fields since `version`: read `data` with `conflictsIn`. */
export const updateProduct = defineCall({
  id: 'updateProduct',
  service: 'products',
  method: 'PATCH',
  invalidates: ['products'],
  path: `${products}/{id}`,
  params: oneProduct,
  body: productChange,
  response: z.object({ data: product }),
  example: found,
});

/** Lists who changed which fields, the last change first. */
export const listProductChanges = defineCall({
  id: 'listProductChanges',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/{id}/changes`,
  params: oneProduct,
  query: { page: page(), pageSize: pageSize() },
  response: paged(productHistoryEntry),
  emptyOn404: noPage,
  example: () => onePage(exampleHistoryEntry),
});

/** 404: zero count, empty list. */
export const getProductStock = defineCall({
  id: 'getProductStock',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/stock`,
  params: productStore,
  query: {
    page: page(),
    pageSize: pageSize(),
    name: z.optional(text(120)),
    filter_marketplace: z.optional(list(channelCode, maxChannels)),
    only_unavailable: z.optional(z.boolean()),
    order: z.optional(z.enum(['name', 'lasts'])),
    /** `out`: nothing to sell; `week`: what there is lasts 7 days at most. */
    runs_out: z.optional(z.enum(['out', 'week'])),
    skus: z.optional(z.array(text(50, 1)).check(z.maxLength(50))),
  },
  response: productStock,
  emptyOn404: () => ({ count: 0, data: [], pagination: { total_registros: 0, page_size: 20, page: 1 } }),
  example: () => ({
    count: 3,
    counts: { skus: 1, out: 0, within3: 0, within7: 0 },
    ...onePage(exampleSkuStock),
  }),
});

/** Takes products off channels; a product is deleted when all are named or none is left. */
export const deleteProducts = defineCall({
  id: 'deleteProducts',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/delete`,
  params: productStore,
  body: productSelection,
  response: productBatchResult,
  example: batchDone,
});

/** 404 reads as not existing. */
export const checkUniversalId = defineCall({
  id: 'checkUniversalId',
  service: 'products',
  method: 'POST',
  path: `${products}/checkuniversalid`,
  params: productStore,
  body: z.object({ universalId: text(14, 1), productId: z.nullable(id()) }),
  response: z.object({ exists: z.boolean(), valid: z.boolean() }),
  emptyOn404: () => ({ exists: false, valid: true }),
  example: () => ({ exists: false, valid: true }),
});

export const updateProductCategory = defineCall({
  id: 'updateProductCategory',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/{id}/updateCategoryT1`,
  params: oneProduct,
  body: z.object({ category: id(), category_name: text(200, 1) }),
  response: z.object({ data: product }),
  example: found,
});

/** SP. */
export const getHostedShopProduct = defineCall({
  id: 'getHostedShopProduct',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: 'product/webhook/commerce/{storeId}',
  params: productStore,
  query: { IDProduct: id() },
  response: z.object({ data: hostedShopProductAnswer }),
  example: () => ({ data: exampleHostedProduct }),
});

/** SP; `{shopId}` is the hosted shop, not the store. */
export const editHostedShopProduct = defineCall({
  id: 'editHostedShopProduct',
  service: 'products',
  method: 'PUT',
  invalidates: ['products'],
  path: 'product/webhook/commerce/{shopId}/product/edit',
  params: { shopId: id() },
  body: hostedShopProduct,
  response: z.object({ data: hostedShopProductAnswer }),
  example: () => ({ data: exampleHostedProduct }),
});
