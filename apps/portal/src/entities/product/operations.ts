import { listProducts, listStoreTopCategories } from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the products that some filters leave. */
export const productPage = createOperation(listProducts);
/** The categories that her products are in: what the list is filtered by. */
export const topCategories = createOperation(listStoreTopCategories);
