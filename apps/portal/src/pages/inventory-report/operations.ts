import { getProductStock } from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the stock of each SKU. */
export const stockPage = createOperation(getProductStock, { name: 'stockPage' });
/** Counts of the whole store; its answer carries one row at most. */
export const stockCounts = createOperation(getProductStock, {
  name: 'stockCounts',
});
