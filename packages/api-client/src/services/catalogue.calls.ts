import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, listed, nothingListed, onePage, page, text } from '../core/fields.ts';
import { productFilters } from './product-filters.ts';
import { batchDone, oneProduct, products, productSelection, productStore } from './product-paths.ts';
import { exampleProduct, exampleProductRow } from './products.examples.ts';
import {
  activeProductTotals,
  infoBySku,
  product,
  productBatchResult,
  productPage,
  topCategory,
} from './products.schemas.ts';

const found = () => ({ data: exampleProduct });

export const listProducts = defineCall({
  id: 'listProducts',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/`,
  params: productStore,
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

export const getProduct = defineCall({
  id: 'getProduct',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/{id}`,
  params: oneProduct,
  response: z.object({ data: product }),
  example: found,
});

export const listProductSkus = defineCall({
  id: 'listProductSkus',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/{id}/sku/`,
  params: oneProduct,
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
  params: productStore,
  response: listed(topCategory),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ category: 'cat-21', category_name: 'Cristalería', total: 34 }] }),
});

/** A missing field counts 0. */
export const getActiveProductTotals = defineCall({
  id: 'getActiveProductTotals',
  service: 'products',
  method: 'GET',
  provides: ['products'],
  path: `${products}/totalbychannel`,
  params: productStore,
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
  params: { ...productStore, sku: id() },
  response: z.object({ data: product }),
  example: found,
});

/** A product that is not complete is in `failed`, with the reason. */
export const activateProducts = defineCall({
  id: 'activateProducts',
  service: 'products',
  method: 'POST',
  invalidates: ['products'],
  path: `${products}/active`,
  params: productStore,
  body: productSelection,
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
  params: productStore,
  body: productSelection,
  response: productBatchResult,
  example: batchDone,
});

/** 404 reads as not existing. */
export const checkSku = defineCall({
  id: 'checkSku',
  service: 'products',
  method: 'POST',
  path: `${products}/checksku`,
  params: productStore,
  body: z.object({ sku: text(50, 1), productId: z.nullable(id()) }),
  response: z.object({ exists: z.boolean() }),
  emptyOn404: () => ({ exists: false }),
  example: () => ({ exists: true }),
});
