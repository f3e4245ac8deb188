import type { ShopClient } from '@trastienda/connectors/shop-client';
import { readOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { withinStore } from '../../../database/connect.ts';
import { channelCases } from '../../../tables/channel-links.ts';
import { factsReader, TurnFault } from './order-facts.ts';
import { writeOrder } from './read-shop.ts';
import { inTurn, type Turn, type TurnOptions } from './turn.ts';

/** A turn reads so many again before it goes on; the others wait for the next one. */
const MOST = 50;

/**
 * Reads the orders again of which a person said so, after she put them right in her shop. What is still wrong stays a case, with what
 * the shop sends now; an order that is gone there has none.
 */
export async function readAsked(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  const { storeId, linkId } = turn;
  const ofLink = and(eq(channelCases.storeId, storeId), eq(channelCases.linkId, linkId));
  const asked = await withinStore(options.database, storeId, (tx) =>
    tx
      .select({ id: channelCases.id, externalId: channelCases.externalId })
      .from(channelCases)
      .where(and(ofLink, isNotNull(channelCases.askedAt), isNull(channelCases.resolvedAt)))
      .orderBy(asc(channelCases.id))
      .limit(MOST),
  );
  const factsOf = factsReader(shop);
  for (const { id, externalId } of asked) {
    const answer = await shop.get(`orders/${encodeURIComponent(externalId)}`);
    if (!answer.ok) throw new TurnFault(answer.fault);
    const isGone = answer.status === 404 || answer.status === 410;
    const order = answer.status === 200 ? readOrder(answer.json) : null;
    if (order !== null) await writeOrder(options, turn, order, await factsOf(order));
    await inTurn(options, turn, async (tx) => {
      await tx
        .update(channelCases)
        .set({ askedAt: null, ...(isGone ? { resolvedAt: options.clock() } : {}) })
        .where(and(ofLink, eq(channelCases.id, id)));
    });
    if (!options.mayGoOn()) return false;
  }
  return asked.length < MOST;
}
