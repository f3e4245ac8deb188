import { activateProductsInBulk } from '@trastienda/api-client/products';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The outcome as it would be; nothing is written. */
export const activationReview = createOperation(activateProductsInBulk, {
  name: 'activationReview',
  keyOf: onlyOne,
});
export const activationStart = createOperation(activateProductsInBulk, { keyOf: onlyOne });
