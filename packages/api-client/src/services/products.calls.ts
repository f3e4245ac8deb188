import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, listed, nothingListed, onePage, page, pageSize, some, storeId, text } from '../core/fields.ts';
import { channelCode } from './addresses.ts';
import { bulkLoad, exampleBulkLoad } from './bulk-load.schemas.ts';
import {
  exampleHostedProduct,
  exampleProduct,
  exampleProductRow,
  exampleSkuStock,
} from './products.examples.ts';
import {
  activeProductTotals,
  category,
  categoryDetail,
  categoryMatch,
  hostedShopProduct,
  hostedShopProductAnswer,
  infoBySku,
  product,
  productBatchResult,
  productFilters,
  productPage,
  productPayload,
  productStock,
  topCategory,
} from './products.schemas.ts';

const products = 'product/commerce/{storeId}/product';
const store = { storeId: storeId() };
const one = { ...store, id: id() };
const found = () => ({ data: exampleProduct });

export const listProducts = defineCall({
  id: 'listProducts',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/`,
  params: store,
  query: { page: page(), pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 20), ...productFilters },
  response: productPage,
  emptyOn404: () => ({
    data: [],
    pagination: { total_registros: 0, page_size: 20, page: 1 },
    counts: { total: 0, active: 0, paused: 0, out_of_stock: 0, draft: 0 },
  }),
  example: () => ({
    ...onePage(exampleProductRow),
    counts: { total: 97, active: 88, paused: 4, out_of_stock: 3, draft: 2 },
  }),
});

/** 409 the SKU exists. */
export const createProduct = defineCall({
  id: 'createProduct',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/`,
  idempotency: 'key',
  params: store,
  body: productPayload,
  response: z.object({ data: product }),
  example: found,
});

export const getProduct = defineCall({
  id: 'getProduct',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/{id}`,
  params: one,
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
  params: one,
  body: z.partial(productPayload),
  response: z.object({ data: product }),
  example: found,
});

export const listProductSkus = defineCall({
  id: 'listProductSkus',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/{id}/sku/`,
  params: one,
  response: listed(infoBySku),
  emptyOn404: nothingListed,
  example: () => ({ data: exampleProduct.info_by_sku }),
});

export const listStoreTopCategories = defineCall({
  id: 'listStoreTopCategories',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/topcategory`,
  params: store,
  response: listed(topCategory),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ category: 'cat-21', category_name: 'Cristalería', total: 34 }] }),
});

/** 404: zero count, empty list. */
export const getProductStock = defineCall({
  id: 'getProductStock',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/stock`,
  params: store,
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

/** A missing field counts 0; on any failure the home shows zeros. */
export const getActiveProductTotals = defineCall({
  id: 'getActiveProductTotals',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/totalbychannel`,
  params: store,
  response: activeProductTotals,
  example: () => ({ totalCSChannels: 40, totalSNChannels: 12, totalSRChannels: 38, totalPGChannels: 7 }),
});

/** 404 no such SKU. */
export const getProductBySku = defineCall({
  id: 'getProductBySku',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/getBySku/{sku}`,
  params: { ...store, sku: id() },
  response: z.object({ data: product }),
  example: found,
});

const selection = z.object({ ids: some(id()), salesChannels: some(channelCode) });
const batchDone = () => ({ success: true, message: 'OK', data: { ok: ['p-1001', 'p-1002'], failed: [] } });

/** Takes products off channels; a product is deleted when all are named or none is left. */
export const deleteProducts = defineCall({
  id: 'deleteProducts',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/delete`,
  params: store,
  body: selection,
  response: productBatchResult,
  example: batchDone,
});

/** A product that is not complete is in `failed`, with the reason. */
export const activateProducts = defineCall({
  id: 'activateProducts',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/active`,
  params: store,
  body: selection,
  response: productBatchResult,
  example: () => ({
    success: false,
    message: 'Un producto no se activó',
    data: { ok: ['p-1001'], failed: [{ id: 'p-1002', message: 'Le falta una foto' }] },
  }),
});

export const pauseProducts = defineCall({
  id: 'pauseProducts',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/pause`,
  params: store,
  body: selection,
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
  params: store,
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
export const checkSku = defineCall({
  id: 'checkSku',
  service: 'products',
  method: 'POST',
  path: `${products}/checksku`,
  params: store,
  body: z.object({ sku: text(50, 1), productId: z.nullable(id()) }),
  response: z.object({ exists: z.boolean() }),
  emptyOn404: () => ({ exists: false }),
  example: () => ({ exists: true }),
});

/** 404 reads as not existing. */
export const checkUniversalId = defineCall({
  id: 'checkUniversalId',
  service: 'products',
  method: 'POST',
  path: `${products}/checkuniversalid`,
  params: store,
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
  params: one,
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
  params: store,
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
