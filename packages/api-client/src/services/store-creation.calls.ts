import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { email, storeId, text } from '../core/fields.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import { store } from './stores.schemas.ts';

/** Made by itself once the onboarding is approved; 409 before that. The same store however often it is called. */
export const createIdentityStore = defineCall({
  id: 'createIdentityStore',
  service: 'identity',
  method: 'POST',
  invalidates: ['store', 'onboarding'],
  path: 'store/',
  store: 'none',
  body: z.object({ email: email(), store: z.object({ id: storeId(), name: text(120, 1) }) }),
  response: store,
  example: () => ({
    id: EXAMPLE_STORE_ID,
    name: 'Casa Lumbre',
    contrato_cs: 0,
    contrato_sr: 0,
    contrato_sn: 0,
    timeZone: 'America/Mexico_City',
  }),
});
