import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import {
  ack,
  acknowledged,
  anyId,
  id,
  instant,
  integer,
  listed,
  nothingListed,
  nullable,
  storeId,
  text,
} from '../core/fields.ts';

/** A key of the open door as its store sees it: never the key itself. */
const storeKey = z.object({
  id: anyId(),
  name: z.string(),
  lastFour: z.string(),
  createdAt: instant(),
  createdBy: z.string(),
  lastUsedAt: nullable(instant()),
  revokedAt: nullable(instant()),
});
export type StoreKey = z.output<typeof storeKey>;

const exampleKey: StoreKey = {
  id: 'llave-7f3a',
  name: 'Mi ERP',
  lastFour: 'gH4J',
  createdAt: '2025-11-20T15:18:00.000Z',
  createdBy: 'mariana@example.com',
  lastUsedAt: '2025-11-25T15:18:00.000Z',
  revokedAt: null,
};

/** The keys of the open door, newest first, also the revoked ones. */
export const listStoreKeys = defineCall({
  id: 'listStoreKeys',
  service: 'integrations',
  method: 'GET',
  owner: true,
  provides: ['keys'],
  path: 'llaves',
  query: { storeId: storeId() },
  response: listed(storeKey),
  emptyOn404: nothingListed,
  example: () => ({ data: [exampleKey] }),
});

/**
 * Makes a key of the open door. The answer alone holds it: we keep its hash. Asked again, it makes another key; 409 more than ten
 * that work.
 */
export const createStoreKey = defineCall({
  id: 'createStoreKey',
  service: 'integrations',
  method: 'POST',
  owner: true,
  freshMinutes: 15,
  idempotency: 'natural',
  invalidates: ['keys'],
  path: 'llaves',
  isAnswerSecret: true,
  body: z.object({ storeId: storeId(), name: text(60, 1) }),
  response: z.object({ data: storeKey, key: z.string() }),
  example: () => ({ data: exampleKey, key: 'tda_10452_k2b0cXb1V0w3oZ9v7yq4mC1r8e6tT5uI2aS0dF3gH4J' }),
});

/** Ends a key at once; 404 unknown. */
export const revokeStoreKey = defineCall({
  id: 'revokeStoreKey',
  service: 'integrations',
  method: 'DELETE',
  owner: true,
  idempotency: 'natural',
  invalidates: ['keys'],
  path: 'llaves/{keyId}',
  params: { keyId: id() },
  query: { storeId: storeId() },
  response: ack(),
  example: acknowledged,
});

/** The webhook of a store: never its signing secret. */
const storeWebhook = z.object({
  url: z.string(),
  createdAt: instant(),
  /** `off`: nothing is sent any more until a trial is received, or the address is saved again. */
  status: z.enum(['active', 'failing', 'off']),
  /** Events that wait. */
  pending: integer(),
  /** The number of the last event that was received. */
  sentSeq: integer(),
  failingSince: nullable(instant()),
  /** The next attempt; `null` while nothing fails, and where nothing is sent any more. */
  nextAt: nullable(instant()),
  offAt: nullable(instant()),
  /** A sentence for the merchant; `null` while nothing fails. */
  message: nullable(z.string()),
});
export type StoreWebhook = z.output<typeof storeWebhook>;

const exampleWebhook: StoreWebhook = {
  url: 'https://erp.example.com/avisos',
  createdAt: '2025-11-20T15:18:00.000Z',
  status: 'failing',
  pending: 3,
  sentSeq: 41,
  failingSince: '2025-11-25T15:18:00.000Z',
  nextAt: '2025-11-25T16:18:00.000Z',
  offAt: null,
  message: 'Tu sistema no respondió',
};

/** The webhook to which a store's events are sent; `null` where there is none. */
export const getStoreWebhook = defineCall({
  id: 'getStoreWebhook',
  service: 'integrations',
  method: 'GET',
  owner: true,
  provides: ['keys'],
  path: 'webhook',
  query: { storeId: storeId() },
  response: z.object({ data: nullable(storeWebhook) }),
  example: () => ({ data: exampleWebhook }),
});

/**
 * Sets the address to which events are sent from now on, and makes its signing secret, which the answer alone holds. Saved again,
 * it goes on after the last event that was received, with another secret.
 */
export const saveStoreWebhook = defineCall({
  id: 'saveStoreWebhook',
  service: 'integrations',
  method: 'PUT',
  owner: true,
  freshMinutes: 15,
  idempotency: 'natural',
  invalidates: ['keys'],
  path: 'webhook',
  isAnswerSecret: true,
  body: z.object({ storeId: storeId(), url: text(2000, 1) }),
  response: z.object({ data: storeWebhook, secret: z.string() }),
  example: () => ({
    data: { ...exampleWebhook, status: 'active' as const, failingSince: null, nextAt: null, message: null },
    secret: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  }),
});

/** Ends the webhook; what happened stays readable through the open door. 404 there is none. */
export const deleteStoreWebhook = defineCall({
  id: 'deleteStoreWebhook',
  service: 'integrations',
  method: 'DELETE',
  owner: true,
  idempotency: 'natural',
  invalidates: ['keys'],
  path: 'webhook',
  query: { storeId: storeId() },
  response: ack(),
  example: acknowledged,
});

/** Sends a `ping` at once and says what came back. One that is received switches the webhook on again. 404 there is none. */
export const testStoreWebhook = defineCall({
  id: 'testStoreWebhook',
  service: 'integrations',
  method: 'POST',
  owner: true,
  idempotency: 'natural',
  invalidates: ['keys'],
  path: 'webhook/prueba',
  body: z.object({ storeId: storeId() }),
  response: z.object({ data: storeWebhook, isReceived: z.boolean(), message: z.string() }),
  example: () => ({ data: exampleWebhook, isReceived: false, message: 'Tu sistema no respondió' }),
});
