import { defineCall } from '../core/define-call.ts';
import { email, storeId } from '../core/fields.ts';
import * as z from 'zod/mini';
import { EXAMPLE_STORE_ID } from './examples.ts';
import { store, type Store, storeOwnership } from './stores.schemas.ts';

const exampleStore: Store = {
  id: EXAMPLE_STORE_ID,
  name: 'Casa Lumbre',
  contrato_cs: 3,
  contrato_sr: 2,
  contrato_sn: 2,
  timeZone: 'America/Mexico_City',
};

/** Any status but 2xx, or `owner: false`, is a failure of the access gate: up to 5 retries, then out. */
export const verifyStoreOwnership = defineCall({
  id: 'verifyStoreOwnership',
  service: 'identity',
  method: 'GET',
  path: 'store/ownership',
  query: { storeId: storeId(), email: email() },
  response: storeOwnership,
  example: () => ({ owner: true, storeId: EXAMPLE_STORE_ID, relation: 'owner' as const }),
});

export const listUserStores = defineCall({
  id: 'listUserStores',
  service: 'identity',
  method: 'GET',
  provides: ['store'],
  path: 'store/',
  store: 'none',
  query: { email: email() },
  response: z.object({ data: z.array(store) }),
  example: () => ({ data: [exampleStore, { ...exampleStore, id: '10453', name: null }] }),
});

export const getStore = defineCall({
  id: 'getStore',
  service: 'identity',
  method: 'GET',
  provides: ['store'],
  path: 'store/{storeId}',
  params: { storeId: storeId() },
  response: store,
  example: () => exampleStore,
});
