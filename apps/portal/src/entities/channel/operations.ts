import type { CallOutput } from '@trastienda/api-client';
import { deleteIntegrationChannel } from '@trastienda/api-client/integrations';
import {
  completeAliExpressAuthorization,
  getAliExpressAuthorizationUrl,
} from '@trastienda/api-client/aliexpress';
import { linkMercadoLibre } from '@trastienda/api-client/mercadolibre';
import { getSheinAuthorizationUrl, linkSheinByTempToken } from '@trastienda/api-client/shein';
import { linkShopify } from '@trastienda/api-client/shopify';
import { linkTotalPlay } from '@trastienda/api-client/totalplay';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

export { integrationChannelList } from './channel-list.ts';

export const channelRemoval = createOperation(deleteIntegrationChannel, {
  keyOf: ({ body }) => `${body.channel_id}/${body.shop_id}`,
  done: () => 'Se desconectó el canal',
});

/**
 * The message names the account: the channel decides it by the current sign-in there, and may return one that
 * was linked before.
 */
const linked = (answer: CallOutput<typeof linkMercadoLibre>): string => {
  if (!('data' in answer)) return 'Tu canal quedó conectado';
  const { name, lastSyncAt } = answer.data;
  // Her clock may be wrong: what was never read is new.
  return lastSyncAt === null
    ? `Quedó conectada la cuenta «${name}»`
    : `Ya habías conectado la cuenta «${name}»: renovamos su acceso`;
};
// A single key, so that no entry or answer becomes the name of an operation.
const one = { keyOf: onlyOne, keep: 1 } as const;

/** These calls begin a link: the answer names the browser's next address. */
export const sheinStart = createOperation(getSheinAuthorizationUrl, one);
export const aliExpressStart = createOperation(getAliExpressAuthorizationUrl, one);
export const mercadoLibreStart = createOperation(linkMercadoLibre, { ...one, name: 'mercadoLibreStart' });
export const shopifyStart = createOperation(linkShopify, { ...one, name: 'shopifyStart' });

/** These calls link immediately, by the form's fields. */
export const totalPlayLink = createOperation(linkTotalPlay, { ...one, done: linked });
export const wooCommerceLink = createOperation(linkWooCommerce, { ...one, done: linked });

/** These calls complete a link with the channel's answer on the way back. */
export const sheinEnd = createOperation(linkSheinByTempToken, { ...one, done: linked });
export const aliExpressEnd = createOperation(completeAliExpressAuthorization, { ...one, done: linked });
export const mercadoLibreEnd = createOperation(linkMercadoLibre, {
  ...one,
  name: 'mercadoLibreEnd',
  done: linked,
});
export const shopifyEnd = createOperation(linkShopify, { ...one, name: 'shopifyEnd', done: linked });
