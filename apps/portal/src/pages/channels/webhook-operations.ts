import {
  deleteStoreWebhook,
  getStoreWebhook,
  saveStoreWebhook,
  testStoreWebhook,
} from '@trastienda/api-client/integrations';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The webhook of the store, `data: null` where there is none. */
export const webhook = createOperation(getStoreWebhook, { keyOf: onlyOne });

/** The answer alone holds the signing secret: who shows it also forgets it (`reset`). */
export const webhookSaving = createOperation(saveStoreWebhook, { keyOf: onlyOne, keep: 1 });

export const webhookTrial = createOperation(testStoreWebhook, { keyOf: onlyOne, keep: 1 });

export const webhookRemoval = createOperation(deleteStoreWebhook, {
  keyOf: onlyOne,
  done: ({ message }) => message,
});
