import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { ack, acknowledged, id, listed, nothingListed, storeId, text } from '../core/fields.ts';
import { exampleLink, integrationChannel } from './channels.schemas.ts';

export const listIntegrationChannels = defineCall({
  id: 'listIntegrationChannels',
  service: 'integrations',
  method: 'GET',
  provides: ['channels'],
  path: 'canales',
  query: { seller_id: storeId() },
  response: listed(integrationChannel),
  emptyOn404: nothingListed,
  example: () => ({
    data: [
      { channel_id: 'SH', marketplace: 'shein', channels: [] },
      { channel_id: 'ML', marketplace: 'mercado libre', channels: [exampleLink] },
    ],
  }),
});

/** Unlinks, with the survey of why (D149); 404 not linked, 409 open orders in pendiente. */
export const deleteIntegrationChannel = defineCall({
  id: 'deleteIntegrationChannel',
  service: 'integrations',
  method: 'DELETE',
  invalidates: ['channels'],
  path: 'canales',
  body: z.object({
    seller_id: storeId(),
    channel_id: id(),
    shop_id: id(),
    feedbackbaja: z.nullable(text(1000)),
    razonbaja: text(200, 1),
  }),
  response: ack(),
  example: acknowledged,
});
