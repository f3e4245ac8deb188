import type { CallRequest } from '@trastienda/api-client';
import type { deleteIntegrationChannel } from '@trastienda/api-client/integrations';
import { guardedShop } from '@trastienda/connectors/woocommerce/guarded-shop';
import { unsubscribe } from '@trastienda/connectors/woocommerce/subscribe';
import { and, eq } from 'drizzle-orm';
import type { BeforeWork } from '../../../core/handler.ts';
import type { Scope } from '../../../core/scope.ts';
import { UnopenedBox } from '../../../core/secret-box.ts';
import { channelHooks, channelInbox, channelTurns } from '../../../tables/channel-links.ts';
import { openShopKeys } from '../shop-keys.ts';
import { findLink, pendingOrdersOf } from '../store-link.ts';
import { hookPrefix } from './hook-address.ts';
import { ofHook } from './hook-trust.ts';

/** A merchant who leaves waits no longer for her shop. */
const LEAVING_MS = 4_000;

type Body = CallRequest<typeof deleteIntegrationChannel>['body'];

/** Returns what is needed to ask the shop; `null` where it has no bell, its key is lost, or it stays linked until she confirms. */
async function bellOf(scope: Scope, body: Body) {
  const { tx, storeId, installation } = scope;
  const { id: linkId, channel } = await findLink(scope, body.channel_id, body.shop_id);
  if ((await pendingOrdersOf(scope, channel)) > (body.pendientes ?? 0)) return null;
  const { shops, secrets } = installation;
  const [row] = await tx
    .select({ turn: channelTurns })
    .from(channelHooks)
    .innerJoin(
      channelTurns,
      and(eq(channelTurns.storeId, channelHooks.storeId), eq(channelTurns.linkId, channelHooks.linkId)),
    )
    .where(ofHook({ storeId, linkId }));
  const prefix = row ? hookPrefix(installation, { storeId, origin: row.turn.origin }) : null;
  if (!row || prefix === null || shops === null || secrets === null) return null;
  const keys = await openShopKeys({ tx, storeId, linkId }, secrets).catch((error: unknown) => {
    if (!(error instanceof UnopenedBox)) throw error;
    return null;
  });
  return keys && { storeId, linkId, prefix, door: row.turn, keys, client: shops.client, now: scope.now };
}

/**
 * Has a shop forget its webhooks before it is unlinked, as well as it can: one that is away keeps nobody linked, and switches them off
 * by itself once nobody answers. Should the link stay after all, its next turn makes them again.
 */
export async function unhookShop({ look, keep }: BeforeWork, body: Body): Promise<void> {
  const bell = await look((scope) => bellOf(scope, body));
  if (bell === null) return;
  await keep(({ tx }) => tx.update(channelHooks).set({ lookAt: bell.now }).where(ofHook(bell)));
  const signal = AbortSignal.timeout(LEAVING_MS);
  const shop = guardedShop({ client: bell.client, now: () => bell.now, signal }, bell.door, bell.keys);
  try {
    await unsubscribe(shop, bell.prefix);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Forgets the bell of a link with all that it rang for; its token opens nothing from then on. */
export async function forgetHook({ tx, storeId }: Scope, linkId: string): Promise<void> {
  await tx.delete(channelHooks).where(ofHook({ storeId, linkId }));
  await tx
    .delete(channelInbox)
    .where(and(eq(channelInbox.storeId, storeId), eq(channelInbox.linkId, linkId)));
}
