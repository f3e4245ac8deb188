import { linkCauseMessage, linkCheckPassed, guidesAsNotes } from '@trastienda/domain/channel-setup';
import type { ChannelCheck } from '@trastienda/api-client';
import type { ShopCheck, ShopFacts } from '@trastienda/connectors/woocommerce/check-shop';
import { and, eq } from 'drizzle-orm';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { channelTurns } from '../../tables/channel-links.ts';
import { findLink } from './store-link.ts';

type Shop = { readonly channel_id: string; readonly shop_id: string };

/**
 * Returns a linked shop with its turn.
 * @throws 404 for one that is not linked, 409 for one that nobody asks
 */
export async function findTurn(scope: Scope, { channel_id: channel, shop_id: shopId }: Shop) {
  const link = await findLink(scope, channel, shopId);
  const [turn] = await scope.tx
    .select()
    .from(channelTurns)
    .where(and(eq(channelTurns.storeId, scope.storeId), eq(channelTurns.linkId, link.id)));
  if (!turn) throw conflict('Ese canal es de demostración: no hay tienda a la que preguntar', 'demo_shop');
  return { link, turn };
}

/** Returns checks as a merchant reads them: what was found, or the sentence of the cause. */
export const shownChecks = (
  checks: readonly ShopCheck[],
  { version, hasFulfillments }: Pick<ShopFacts, 'version' | 'hasFulfillments'>,
): ChannelCheck[] =>
  checks.map(({ name, cause }) => {
    if (cause) return { name, ok: false, message: linkCauseMessage(cause, 'WC') };
    if (name === 'version' && version !== null) return { name, ok: true, message: `WooCommerce ${version}` };
    if (name === 'envios' && hasFulfillments === false) return { name, ok: true, message: guidesAsNotes };
    return { name, ok: true, message: linkCheckPassed(name) };
  });
