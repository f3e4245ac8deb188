import { getStorehouse } from '@trastienda/api-client';
import { requestPickup } from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

export const pickupPlace = createOperation(getStorehouse, { name: 'pickupPlace' });

/** The carrier's visit for some guides. */
export const pickupAsking = createOperation(requestPickup, {
  name: 'pickupAsking',
  keyOf: ({ body }) => body.guides.join(),
});
