import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import {
  ack,
  acknowledged,
  anyId,
  id,
  instant,
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
  createdBy: 'mariana@casalumbre.example',
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
