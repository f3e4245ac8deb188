import { leavingReasons, needsComment } from '@trastienda/domain/channel-setup';
import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { ack, acknowledged, id, integer, nothingListed, nullable, storeId, text } from '../core/fields.ts';
import { exampleLink, integrationChannel } from './channels.schemas.ts';

export const listIntegrationChannels = defineCall({
  id: 'listIntegrationChannels',
  service: 'integrations',
  method: 'GET',
  provides: ['channels'],
  path: 'canales',
  query: { seller_id: storeId() },
  response: z.object({
    data: z.array(integrationChannel),
    /** Whether other systems of the merchant come in by the open door here; an upstream that says nothing has its own. */
    hasDoor: z.optional(z.boolean()),
  }),
  emptyOn404: nothingListed,
  example: () => ({
    data: [
      { channel_id: 'SH', marketplace: 'shein', channels: [] },
      { channel_id: 'ML', marketplace: 'mercado libre', channels: [exampleLink] },
    ],
  }),
});

/** Unlinks, with the survey of why; 404 not linked, 409 more orders in pendiente than were seen. */
export const deleteIntegrationChannel = defineCall({
  id: 'deleteIntegrationChannel',
  service: 'integrations',
  method: 'DELETE',
  owner: true,
  invalidates: ['channels'],
  path: 'canales',
  body: z
    .object({
      seller_id: storeId(),
      channel_id: id(),
      shop_id: id(),
      feedbackbaja: nullable(text(1000)),
      razonbaja: z.enum(leavingReasons, { error: 'Elige por qué lo desconectas' }),
      /** Number of orders in pendiente that the person saw before she confirmed. */
      pendientes: z.optional(integer()),
    })
    .check(
      z.refine(({ razonbaja, feedbackbaja }) => !needsComment(razonbaja) || Boolean(feedbackbaja?.trim()), {
        path: ['feedbackbaja'],
        error: 'Cuéntanos por qué',
      }),
    ),
  response: ack(),
  example: acknowledged,
});
