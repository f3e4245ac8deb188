import type { CallOutput } from '@trastienda/api-client';
import {
  checkSku,
  checkUniversalId,
  createProduct,
  editHostedShopProduct,
  type getCategory,
  getHostedShopProduct,
  getProduct,
  listCategoryMatches,
  listProductChanges,
  updateProduct,
} from '@trastienda/api-client/products';
import { listBrands, listCartaPorte } from '@trastienda/api-client/resources';
import { categoryOfId } from '../../entities/product/operations.ts';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** One product, whole. */
export const productOfId = createOperation(getProduct);
export const productChanges = createOperation(listProductChanges);
/** The product in a hosted shop; 404 where there is none. */
export const hostedProduct = createOperation(getHostedShopProduct);

export const hostedProductEdit = createOperation(editHostedShopProduct, {
  keyOf: ({ body }) => body.IDProduct,
  done: () => 'Se guardó en tu tienda Shopify',
});

export const productCreation = createOperation(createProduct, { keyOf: onlyOne });
export const productUpdate = createOperation(updateProduct, {
  keyOf: ({ params }) => params.id,
  done: () => 'Se guardó el producto',
});

export const skuCheck = createOperation(checkSku, { keyOf: ({ body }) => body.sku });
export const universalIdCheck = createOperation(checkUniversalId, { keyOf: ({ body }) => body.universalId });

export { categoryOfId };
/** The operation has a name of its own, because the catalogue's list makes the same call. */
export const categoryMatches = createOperation(listCategoryMatches, { name: 'categoryMatches' });
export const brandSearch = createOperation(listBrands);
export const satSearch = createOperation(listCartaPorte);

export type Category = CallOutput<typeof getCategory>['data'];
export type CategoryAttribute = Category['attributes'][number];
