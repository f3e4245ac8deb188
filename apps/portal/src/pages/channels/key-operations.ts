import { createStoreKey, listStoreKeys, revokeStoreKey } from '@trastienda/api-client/integrations';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The keys of the open door, newest first, the revoked ones too. */
export const storeKeyList = createOperation(listStoreKeys, { keyOf: onlyOne });

/** The answer alone holds the key: who shows it also forgets it (`reset`). */
export const keyCreation = createOperation(createStoreKey, { keyOf: onlyOne, keep: 1 });

export const keyRevocation = createOperation(revokeStoreKey, {
  keyOf: ({ params }) => params.keyId,
  done: ({ message }) => message,
});
