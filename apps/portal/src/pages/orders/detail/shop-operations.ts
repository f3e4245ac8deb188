import { retryOrderPush } from '@trastienda/api-client/kidal';
import { pathOrder } from '../../../entities/order/operations.ts';
import { createOperation } from '../../../shared/store/create-operation.ts';

/** Has the order's shop told what waits (D528). */
export const orderPushRetry = createOperation(retryOrderPush, {
  keyOf: pathOrder,
  done: ({ message }) => message,
});
