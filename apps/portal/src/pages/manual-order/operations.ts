import { createOrder } from '@trastienda/api-client/kidal';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** A sale outside the channels becomes an order (D139). */
export const orderCreation = createOperation(createOrder, {
  keyOf: onlyOne,
  done: ({ data }) => `Se registró el pedido ${data.orderNumber}`,
});
