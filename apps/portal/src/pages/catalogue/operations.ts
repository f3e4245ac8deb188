import {
  activateProducts,
  deleteProducts,
  listCategoryMatches,
  listProducts,
  listStoreTopCategories,
  pauseProducts,
  updateProductCategory,
} from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the products that some filters leave. */
export const productPage = createOperation(listProducts);
/** The categories that her products are in: what the list is filtered by. */
export const topCategories = createOperation(listStoreTopCategories);
/** Where a product of a name may belong. */
export const categoryMatches = createOperation(listCategoryMatches);

type OfProducts = { readonly body: { readonly ids: readonly string[] } };
const ofProducts = ({ body }: OfProducts): string => body.ids.join();

export const productPause = createOperation(pauseProducts, { keyOf: ofProducts });
export const productActivation = createOperation(activateProducts, { keyOf: ofProducts });
export const productDeletion = createOperation(deleteProducts, { keyOf: ofProducts });
export const productCategory = createOperation(updateProductCategory);
