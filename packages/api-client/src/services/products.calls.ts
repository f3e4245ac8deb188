import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, listed, nothingListed, onePage, page, pageSize, some, text } from '../core/fields.ts';
import { channelCode } from './addresses.ts';
import { bulkLoad, exampleBulkLoad } from './bulk-load.schemas.ts';
import { batchDone, oneProduct, products, productSelection, productStore } from './product-paths.ts';
import { exampleHostedProduct, exampleProduct, exampleSkuStock } from './products.examples.ts';
import {
  category,
  categoryDetail,
  categoryMatch,
  hostedShopProduct,
  hostedShopProductAnswer,
  product,
  productBatchResult,
  productFilters,
  productPayload,
  productStock,
} from './products.schemas.ts';

const found = () => ({ data: exampleProduct });

/** 409 the SKU exists. */
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

/** The body has only the fields that change. */
export const updateProduct = defineCall({
  id: 'updateProduct',
  service: 'products',
  method: 'PATCH',
  invalidates: ['products'],
  path: `${products}/{id}`,
  params: oneProduct,
  body: z.partial(productPayload),
  response: z.object({ data: product }),
  example: found,
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
    filter_marketplace: z.optional(z.array(channelCode)),
    only_unavailable: z.optional(z.boolean()),
  },
  response: productStock,
  emptyOn404: () => ({ count: 0, data: [], pagination: { total_registros: 0, page_size: 20, page: 1 } }),
  example: () => ({ count: 3, ...onePage(exampleSkuStock) }),
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

/** SP; `{shopId}` is the hosted shop, not the store (D53). */
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

/** Lists the children of `parent`, or the top level without it. */
export const listCategories = defineCall({
  id: 'listCategories',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category',
  query: { parent: z.optional(text(60)) },
  response: listed(category),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ id: 'cat-2', name: 'Hogar', parent: null, hasChildren: true }] }),
});

export const getCategory = defineCall({
  id: 'getCategory',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category/{id}',
  params: { id: id() },
  response: z.object({ data: categoryDetail }),
  example: () => ({
    data: {
      id: 'cat-21',
      name: 'Cristalería',
      parent: 'cat-2',
      hasChildren: false,
      path: ['Hogar', 'Cocina', 'Cristalería'],
      attributes: [
        { name: 'Material', required: true, type: 'list' as const, values: ['Vidrio', 'Cristal'] },
      ],
      commission: 15,
    },
  }),
});

export const listCategoryMatches = defineCall({
  id: 'listCategoryMatches',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category/matches',
  query: { name: text(200, 1) },
  response: listed(categoryMatch),
  emptyOn404: nothingListed,
  example: () => ({
    data: [{ id: 'cat-21', name: 'Cristalería', path: ['Hogar', 'Cocina', 'Cristalería'], score: 0.92 }],
  }),
});
