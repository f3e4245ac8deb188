import {
  getCategory,
  listCategories,
  listCategoryMatches,
  listProducts,
  listStoreTopCategories,
} from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the products that some filters leave. */
export const productPage = createOperation(listProducts);
/** The categories that her products are in: what the list is filtered by. */
export const topCategories = createOperation(listStoreTopCategories);
/** A category with its attributes. */
export const categoryOfId = createOperation(getCategory);
/** Finds categories for the name of a product. */
export const categoryMatches = createOperation(listCategoryMatches);

/** One level of the tree of categories. */
export const categoryChildren = createOperation(listCategories);

export type CategoryChoice = {
  readonly id: string;
  readonly name: string;
  /** From the top, itself last. */
  readonly path: readonly string[];
};
