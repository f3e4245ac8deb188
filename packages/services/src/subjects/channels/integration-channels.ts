import type { deleteIntegrationChannel, listIntegrationChannels } from '@trastienda/api-client/integrations';
import { channelName, integrationChannels } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { type Handler, prepared } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import { forgetHook, unhookShop } from './hooks/unhook-shop.ts';
import { channelExits, channelLinks } from '../../tables/channel-links.ts';
import { findLink, linksByChannel, pendingOrdersOf } from './store-link.ts';
import { lockLinks } from './link-attempts.ts';
import { wipeLink } from './wipe-link.ts';

/**
 * Lists the six channels in the domain's order, each with its linked shops. The portal adds the storefront.
 */
export const handleListIntegrationChannels: Handler<typeof listIntegrationChannels> = async (
  _request,
  scope,
) => {
  const links = await linksByChannel(scope);
  const data = integrationChannels([], { paginasStatus: null }).map(({ channel_id, marketplace }) => ({
    channel_id,
    marketplace,
    channels: links.get(channel_id) ?? [],
  }));
  return { data, hasDoor: scope.installation.hasDoor };
};

/** Unlinks a shop: its secrets, bell and open cases are deleted, the survey and the row with its history stay (D261). */
export const handleDeleteIntegrationChannel: Handler<typeof deleteIntegrationChannel> = prepared(
  ({ body }, before) => unhookShop(before, body),
  async ({ body }, scope) => {
    const { tx, storeId, now, user } = scope;
    await lockLinks(scope);
    const link = await findLink(scope, body.channel_id, body.shop_id);
    const pending = await pendingOrdersOf(scope, link.channel);
    if (pending > (body.pendientes ?? 0)) {
      const of = `de ${channelName(link.channel)}`;
      const sentence =
        pending === 1 ? `Tienes un pedido pendiente ${of}` : `Tienes ${pending} pedidos pendientes ${of}`;
      throw conflict(`${sentence}: confirma que quieres desconectarlo`, 'open_orders');
    }
    await wipeLink(scope, link.id);
    await forgetHook(scope, link.id);
    await tx
      .update(channelLinks)
      .set({ status: 'inactive', cause: null, failedSince: null, unlinkedAt: now })
      .where(and(eq(channelLinks.storeId, storeId), eq(channelLinks.id, link.id)));
    await tx.insert(channelExits).values({
      storeId,
      linkId: link.id,
      at: now,
      email: user.email.toLowerCase(),
      razonbaja: body.razonbaja,
      feedbackbaja: body.feedbackbaja,
      pendientes: pending,
    });
    return { success: true, message: `Desconectaste ${channelName(link.channel)}` };
  },
);
