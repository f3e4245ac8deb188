import { getZipCode } from '@trastienda/api-client';
import { createOrder } from '@trastienda/api-client/kidal';
import { createOperation } from '../../shared/store/create-operation.ts';

/** A sale outside the channels becomes an order (D139). */
export const orderCreation = createOperation(createOrder);

export const manualPostalCode = createOperation(getZipCode, {
  name: 'manualPostalCode',
  keyOf: ({ params }) => params.code,
});
