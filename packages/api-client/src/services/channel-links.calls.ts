import { completions, historyDays } from '@trastienda/domain/channel-setup';
import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { matching, storeId, text } from '../core/fields.ts';
import {
  channelLinkResult,
  channelLinkStart,
  exampleLinkResult,
  exampleLinkStart,
  grantSteps,
} from './channels.schemas.ts';

/** Begins to link: no read, for each keeps a state of its own. */
export const getSheinAuthorizationUrl = defineCall({
  id: 'getSheinAuthorizationUrl',
  service: 'shein',
  method: 'GET',
  owner: true,
  idempotency: 'natural',
  path: 'authorization/get-autoriced-url',
  query: { storeId: storeId() },
  response: z.object({ url: z.string() }),
  example: () => ({ url: 'https://canal.example.com/autorizar?state=e9c1' }),
});

/** 422 expired token. */
export const linkSheinByTempToken = defineCall({
  id: 'linkSheinByTempToken',
  service: 'shein',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'authorization/link-by-temp-token',
  idempotency: 'key',
  body: z.object({ storeId: storeId(), tempToken: text(4000, 1), state: text(4000, 1) }),
  response: channelLinkResult,
  example: exampleLinkResult,
});

/** 422 refused credentials. */
export const linkTotalPlay = defineCall({
  id: 'linkTotalPlay',
  service: 'totalplay',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'authorization',
  idempotency: 'key',
  body: z.object({ storeId: storeId(), user: text(200, 1), password: text(200, 1) }),
  response: channelLinkResult,
  example: exampleLinkResult,
});

/** Starts, then finishes; 422 refused code. */
export const linkMercadoLibre = defineCall({
  id: 'linkMercadoLibre',
  service: 'mercadolibre',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'auth',
  idempotency: 'key',
  body: grantSteps({ storeId: storeId(), redirectUri: text(2000, 1) }),
  response: z.union([channelLinkResult, channelLinkStart]),
  example: exampleLinkStart,
});

/** Starts, then finishes. */
export const linkShopify = defineCall({
  id: 'linkShopify',
  service: 'shopify',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'auth',
  idempotency: 'key',
  body: grantSteps({ storeId: storeId(), shop: text(200, 1), redirectUri: text(2000, 1) }),
  response: z.union([channelLinkResult, channelLinkStart]),
  example: exampleLinkResult,
});

/** 422 refused credentials or address. */
export const linkWooCommerce = defineCall({
  id: 'linkWooCommerce',
  service: 'woocommerce',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'authorization',
  idempotency: 'key',
  body: z.object({
    storeId: storeId(),
    url: text(2000, 1),
    consumerKey: text(200, 1),
    consumerSecret: text(200, 1),
    /** The prefix goes before the numbers of a second shop's orders, and is fixed once the shop is linked. */
    prefix: z.optional(matching(/^[a-z]{2,6}$/u, 'El prefijo lleva de 2 a 6 letras')),
    /** Days of orders before the link that come in with it; 30 unless said. */
    since: z.optional(z.literal([...historyDays])),
    /** The event that finishes an order in the shop; 'enviar' unless said. A shop linked again keeps its own. */
    completeWhen: z.optional(z.enum(completions)),
  }),
  response: channelLinkResult,
  example: exampleLinkResult,
});

/** Begins to link, as `getSheinAuthorizationUrl` does. */
export const getAliExpressAuthorizationUrl = defineCall({
  id: 'getAliExpressAuthorizationUrl',
  service: 'aliexpress',
  method: 'GET',
  owner: true,
  idempotency: 'natural',
  path: 'auth/authorization-url/{storeId}',
  params: { storeId: storeId() },
  response: z.object({ url: z.string() }),
  example: () => ({ url: 'https://canal.example.com/autorizar?state=e9c1' }),
});

/** 422 refused code. */
export const completeAliExpressAuthorization = defineCall({
  id: 'completeAliExpressAuthorization',
  service: 'aliexpress',
  method: 'POST',
  owner: true,
  invalidates: ['channels'],
  path: 'auth/callback/{storeId}',
  idempotency: 'key',
  params: { storeId: storeId() },
  body: z.object({ code: text(4000, 1), state: text(4000, 1) }),
  response: channelLinkResult,
  example: exampleLinkResult,
});
