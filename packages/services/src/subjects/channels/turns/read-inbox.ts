import type { ShopClient } from '@trastienda/connectors/shop-client';
import { ordersPageOf } from '@trastienda/connectors/woocommerce/orders-page';
import { readOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Transaction, withinStore } from '../../../database/connect.ts';
import { channelInbox } from '../../../tables/channel-links.ts';
import { noteRinging } from '../hooks/hook-trust.ts';
import { noteChannelEvent } from './channel-events.ts';
import { factsReader, isGone, TurnFault } from './order-facts.ts';
import { writeDeletion, writeOrder } from './read-shop.ts';
import { inTurn, type Turn, type TurnOptions } from './turn.ts';

/** Orders that a shop is asked for at once. */
const BATCH = 100;
/** Bells of one order come in twos and threes. */
const BELLS = 3 * BATCH;

type Bells = {
  readonly externalIds: readonly string[];
  /** The rows that are done once these orders are written: those that come meanwhile may tell of later changes. */
  readonly rows: readonly number[];
  readonly lastRang: Date;
};

/** The oldest bells that wait; `null` for none. */
async function waitingBells({ database }: TurnOptions, { storeId, linkId }: Turn): Promise<Bells | null> {
  const rows = await withinStore(database, storeId, (tx) =>
    tx
      .select({ id: channelInbox.id, externalId: channelInbox.externalId, at: channelInbox.receivedAt })
      .from(channelInbox)
      .where(
        and(eq(channelInbox.storeId, storeId), eq(channelInbox.linkId, linkId), isNull(channelInbox.doneAt)),
      )
      .orderBy(asc(channelInbox.id))
      .limit(BELLS),
  );
  const externalIds = [...new Set(rows.map(({ externalId }) => externalId))].slice(0, BATCH);
  const wanted = new Set(externalIds);
  const chosen = rows.filter(({ externalId }) => wanted.has(externalId));
  if (chosen.length === 0) return null;
  const lastRang = new Date(Math.max(...chosen.map(({ at }) => at.getTime())));
  return { externalIds, rows: chosen.map(({ id }) => id), lastRang };
}

/**
 * Asks for the orders that the bell rang for, and takes them over as those that are found by looking. It is the first part of a turn.
 * @returns whether nothing is left
 * @throws TurnFault
 */
export async function readInbox(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  const { clock, mayGoOn } = options;
  const { storeId, linkId } = turn;
  const factsOf = factsReader(shop);
  const fetchPage = ordersPageOf(shop);
  for (;;) {
    const bells = await waitingBells(options, turn);
    if (bells === null) return true;
    const page = await fetchPage({
      include: bells.externalIds.join(','),
      per_page: BATCH,
      orderby: 'id',
      order: 'asc',
      status: 'any,trash',
    });
    if (!page.ok) throw new TurnFault(page.fault);
    const wanted = new Set(bells.externalIds);
    const found = new Set<string>();
    for (const json of page.orders) {
      const order = readOrder(json);
      // A filter that drops the parameter answers with other orders: they come by looking.
      if (order === null || !wanted.has(String(order.id))) continue;
      found.add(String(order.id));
      await writeOrder(options, turn, order, await factsOf(order));
    }
    for (const externalId of bells.externalIds) {
      if (found.has(externalId)) continue;
      const answer = await shop.get(`orders/${externalId}`);
      const order = answer.ok && answer.status === 200 ? readOrder(answer.json) : null;
      if (order !== null && String(order.id) === externalId) {
        await writeOrder(options, turn, order, await factsOf(order));
      } else if (isGone(answer)) {
        await writeDeletion(options, turn, externalId);
      }
    }
    await inTurn(options, turn, async (tx: Transaction) => {
      await tx
        .update(channelInbox)
        .set({ doneAt: clock() })
        .where(and(eq(channelInbox.storeId, storeId), inArray(channelInbox.id, [...bells.rows])));
      await noteRinging(tx, { storeId, linkId }, bells.lastRang);
      await noteChannelEvent(tx, turn, clock(), { kind: 'read', count: bells.externalIds.length });
    });
    if (!mayGoOn()) return false;
  }
}
