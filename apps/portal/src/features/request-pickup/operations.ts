import { requestPickup } from '@trastienda/api-client/shippings';
import { bodyGuides } from '../../entities/guide/operations.ts';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The carrier's visit for some guides. */
export const pickupAsking = createOperation(requestPickup, {
  name: 'pickupAsking',
  keyOf: bodyGuides,
  done: ({ detail }) => `Recolección solicitada. Folio ${detail.confirmation}`,
});
