import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { ack, acknowledged, email, id, listed, nothingListed, storeId, text } from '../core/fields.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import { store } from './stores.schemas.ts';
import { type StoreUser, storeUser } from './users.schemas.ts';

const comercios = /* @__NO_SIDE_EFFECTS__ */ () => z.literal('comercios');
/** The service of a store user; comercios unless said otherwise (S3.61). */
const service = /* @__NO_SIDE_EFFECTS__ */ () => z._default(comercios(), 'comercios');

const exampleUser: StoreUser = {
  username: 'caja@example.com',
  service: 'comercios',
  name: 'Lucía Mena Ortega',
  active: true,
  owner: false,
  createdAt: '2025-01-15T18:30:00.000Z',
};

/** Made by itself once the onboarding is approved; 409 before that. The same store however often it is called. */
export const createIdentityStore = defineCall({
  id: 'createIdentityStore',
  service: 'identity',
  method: 'POST',
  invalidates: ['store'],
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

export const listStoreUsers = defineCall({
  id: 'listStoreUsers',
  service: 'identity',
  method: 'GET',
  provides: ['users'],
  path: 'user/',
  query: { service: service(), username: z.optional(text(320)) },
  response: listed(storeUser),
  emptyOn404: nothingListed,
  example: () => ({
    data: [
      { ...exampleUser, username: 'mariana.robles@example.com', name: 'Mariana Robles Ibarra', owner: true },
      exampleUser,
    ],
  }),
});

/** 409 the username exists in this store. The identity provider makes the account (D127). */
export const createStoreUser = defineCall({
  id: 'createStoreUser',
  service: 'identity',
  method: 'POST',
  invalidates: ['users'],
  path: 'user/',
  idempotency: 'key',
  owner: true,
  body: z.object({
    username: email(),
    service: comercios(),
    name: z.nullable(text(120)),
    store_id: storeId(),
  }),
  response: storeUser,
  example: () => exampleUser,
});

export const updateStoreUser = defineCall({
  id: 'updateStoreUser',
  service: 'identity',
  method: 'PATCH',
  invalidates: ['users'],
  path: 'user/{username}',
  owner: true,
  params: { username: id() },
  body: z.object({
    service: comercios(),
    name: z.nullable(text(120)),
    active: z.boolean(),
    store_id: storeId(),
  }),
  response: storeUser,
  example: () => ({ ...exampleUser, active: false }),
});

/** Removes the link; 409 the owner can't be removed. */
export const deleteStoreUser = defineCall({
  id: 'deleteStoreUser',
  service: 'identity',
  method: 'DELETE',
  invalidates: ['users'],
  path: 'user/{username}',
  params: { username: id() },
  query: { service: service() },
  response: ack(),
  example: acknowledged,
});
