import { activityKinds } from '@trastienda/domain';
import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import {
  ack,
  acknowledged,
  email,
  id,
  listed,
  matching,
  nothingListed,
  requestedDay,
  storeId,
  text,
} from '../core/fields.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import { storeActivity, storeInvitation, type StoreUser, storeUser } from './users.schemas.ts';

const comercios = /* @__NO_SIDE_EFFECTS__ */ () => z.literal('comercios');
/** The service of a store user. Default: comercios (S3.61). */
const service = /* @__NO_SIDE_EFFECTS__ */ () => z._default(comercios(), 'comercios');

const exampleUser: StoreUser = {
  username: 'caja@example.com',
  service: 'comercios',
  name: 'Lucía Mena Ortega',
  active: true,
  owner: false,
  status: 'activo',
  invitedBy: 'mariana.robles@example.com',
  createdAt: '2025-01-15T18:30:00.000Z',
  lastActiveAt: '2025-02-03T16:05:00.000Z',
};

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
      {
        ...exampleUser,
        username: 'mariana.robles@example.com',
        name: 'Mariana Robles Ibarra',
        owner: true,
        invitedBy: null,
      },
      exampleUser,
    ],
  }),
});

/** An invitation, which waits for that e-mail. 409 the username exists in this store; 422 past 50 people or 20 a day. */
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
  example: () => ({ ...exampleUser, active: false, status: 'invitado' as const, lastActiveAt: null }),
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
  example: () => ({ ...exampleUser, active: false, status: 'suspendido' as const }),
});

/** Removes the link; 409 the owner can't be removed. The owner's act, but for a person who leaves by herself. */
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

/** Lists the invitations for the session's e-mail. */
export const listStoreInvitations = defineCall({
  id: 'listStoreInvitations',
  service: 'identity',
  method: 'GET',
  provides: ['users'],
  path: 'user/invitaciones',
  store: 'none',
  response: listed(storeInvitation),
  emptyOn404: nothingListed,
  example: () => ({
    data: [
      {
        invitation: EXAMPLE_STORE_ID,
        storeName: 'Casa Lumbre',
        inviter: 'Mariana Robles Ibarra',
        invitedAt: '2025-01-15T18:30:00.000Z',
      },
    ],
  }),
});

/** 404 no invitation of the session's e-mail waits there. */
export const answerStoreInvitation = defineCall({
  id: 'answerStoreInvitation',
  service: 'identity',
  method: 'POST',
  invalidates: ['store', 'users'],
  path: 'user/invitaciones/{invitation}',
  store: 'none',
  // The store is not the person's yet: it is no id that the gateway compares with hers (D124).
  params: { invitation: id() },
  body: z.object({ accept: z.boolean() }),
  response: ack(),
  example: acknowledged,
});

/** Lists what people did in the store, newest first; `next` is the `before` of what follows. */
export const listStoreActivity = defineCall({
  id: 'listStoreActivity',
  service: 'identity',
  method: 'GET',
  provides: ['users'],
  path: 'user/actividad',
  owner: true,
  query: {
    before: z.optional(matching(/^\d{1,14}-\d{1,15}$/)),
    person: z.optional(text(320)),
    kind: z.optional(z.enum(activityKinds)),
    from: z.optional(requestedDay()),
    to: z.optional(requestedDay()),
  },
  response: z.object({ data: z.array(storeActivity), next: z.nullable(z.string()) }),
  example: () => ({
    data: [
      {
        id: '18204',
        at: '2025-02-03T16:05:00.000Z',
        who: { username: exampleUser.username, name: exampleUser.name },
        kind: 'guias' as const,
        what: 'Canceló 3 guías',
        folio: '5f0c1a7e-2b39-4c8d-9f61-0a4e7d2c8b15',
      },
    ],
    next: null,
  }),
});
