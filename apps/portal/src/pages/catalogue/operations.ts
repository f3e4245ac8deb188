import {
  activateProducts,
  deleteProducts,
  pauseProducts,
  updateProduct,
  updateProductCategory,
} from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

type OfProducts = { readonly body: { readonly ids: readonly string[] } };
const ofProducts = ({ body }: OfProducts): string => body.ids.join();

export const productPause = createOperation(pauseProducts, { keyOf: ofProducts });
export const productActivation = createOperation(activateProducts, { keyOf: ofProducts });
export const productDeletion = createOperation(deleteProducts, { keyOf: ofProducts });
export const productCategory = createOperation(updateProductCategory);
/** The new value of one product, typed in its row. */
export const productPrice = createOperation(updateProduct, {
  name: 'productPrice',
  keyOf: ({ params }) => params.id,
});
