import { defineCall } from '../core/define-call.ts';
import { storeId } from '../core/fields.ts';
import { approval, exampleApproval } from './approval.schemas.ts';

/** Gives the state of a store's approval in onboarding. 404: not sent to approval. */
export const getStoreApproval = defineCall({
  id: 'getStoreApproval',
  service: 'bamako',
  method: 'GET',
  provides: ['onboarding'],
  path: 'store/{id}/approval',
  store: 'none',
  params: { id: storeId() },
  response: approval,
  example: () => exampleApproval,
});
