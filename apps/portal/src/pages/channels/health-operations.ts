import {
  listChannelEvents,
  syncIntegrationChannel,
  testIntegrationChannel,
} from '@trastienda/api-client/integrations';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The events between a shop and us, a page for each `before`. */
export const channelEventList = createOperation(listChannelEvents, {});

export const channelTrial = createOperation(testIntegrationChannel, {
  keyOf: ({ body }) => `${body.channel_id}/${body.shop_id}`,
});

export const channelSync = createOperation(syncIntegrationChannel, {
  keyOf: ({ body }) => `${body.channel_id}/${body.shop_id}`,
  done: ({ message }) => message,
});

/** Links a shop again, with another key: all that was chosen for it stays. */
export const keyChange = createOperation(linkWooCommerce, {
  name: 'keyChange',
  keyOf: onlyOne,
  keep: 1,
  done: ({ data }) => `Cambiaste la llave de «${data.name}»`,
});
