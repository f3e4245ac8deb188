import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, integer, nullable, storeId } from '../core/fields.ts';
import { channelChecks, channelEvent, channelLinkResult, exampleLinkResult } from './channels.schemas.ts';

const shop = { storeId: storeId(), channel_id: id(), shop_id: id() };

/** Asks a linked shop now, and says what it found. 404 not linked, 409 a shop of the demo, 429 the eleventh within an hour. */
export const testIntegrationChannel = defineCall({
  id: 'testIntegrationChannel',
  service: 'integrations',
  method: 'POST',
  owner: true,
  idempotency: 'natural',
  invalidates: ['channels'],
  path: 'canales/prueba',
  body: z.object(shop),
  response: z.object({ isOk: z.boolean(), message: z.string(), checks: channelChecks }),
  example: () => ({
    isOk: false,
    message: 'El reloj de tu tienda está mal',
    checks: [
      { name: 'tienda' as const, ok: true, message: 'Tu tienda contesta' },
      { name: 'reloj' as const, ok: false, message: 'El reloj de tu tienda está mal' },
    ],
  }),
});

/** Has a shop looked at next; 404 not linked, 409 a shop of the demo, one that asked for a pause, and a second time within a minute. */
export const syncIntegrationChannel = defineCall({
  id: 'syncIntegrationChannel',
  service: 'integrations',
  method: 'POST',
  owner: true,
  idempotency: 'key',
  invalidates: ['channels'],
  path: 'canales/sincronizar',
  body: z.object(shop),
  response: channelLinkResult,
  example: exampleLinkResult,
});

/** The events between a shop and us within 90 days, newest first: 50, and the `before` of those that follow. 404 not linked. */
export const listChannelEvents = defineCall({
  id: 'listChannelEvents',
  service: 'integrations',
  method: 'GET',
  provides: ['channels'],
  path: 'canales/eventos',
  query: { ...shop, before: z.optional(integer(1)) },
  response: z.object({ data: z.array(channelEvent), next: nullable(integer(1)) }),
  example: () => ({
    data: [
      {
        id: 41,
        at: '2025-11-25T17:55:00.000Z',
        kind: 'read' as const,
        count: 3,
        orderid: null,
        message: 'Leímos 3 pedidos de tu tienda',
        folio: '7f3a9c21e08b4d65a1c2e3f4',
      },
    ],
    next: null,
  }),
});
