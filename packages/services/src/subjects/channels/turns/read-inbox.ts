import type { ShopClient, ShopFault } from '@trastienda/connectors/shop-client';
import { ordersPageOf } from '@trastienda/connectors/woocommerce/orders-page';
import { readOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Transaction, withinStore } from '../../../database/connect.ts';
import { channelInbox } from '../../../tables/channel-links.ts';
import { noteRinging } from '../hooks/hook-trust.ts';
import { noteChannelEvent } from './channel-events.ts';
import { type Asked, askFor } from './ask-order.ts';
import { factsReader, TurnFault } from './order-facts.ts';
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

/** These answers may be due to one order of a list: each is then asked for by itself. */
const ofOneOrder: readonly ShopFault['kind'][] = ['bad_answer', 'too_old'];
/** So many that are not answered, and none that is, are a shop that does not work. */
const MOST_UNANSWERED = 3;

/** Asks for orders, all at once and those that are not in the list one by one. @throws TurnFault */
async function* ordersOf(
  shop: ShopClient,
  externalIds: readonly string[],
): AsyncGenerator<{ readonly externalId: string; readonly order: Asked }, void, undefined> {
  const fetchPage = ordersPageOf(shop);
  const page = await fetchPage({
    include: externalIds.join(','),
    per_page: BATCH,
    orderby: 'id',
    order: 'asc',
    status: 'any,trash',
  });
  if (!page.ok && !ofOneOrder.includes(page.fault.kind)) throw new TurnFault(page.fault);
  const left = new Set(externalIds);
  for (const json of page.ok ? page.orders : []) {
    const order = readOrder(json);
    // A filter that drops the parameter answers with other orders: they come by looking.
    if (order !== null && left.delete(String(order.id))) yield { externalId: String(order.id), order };
  }
  let answered = externalIds.length - left.size;
  let unanswered = 0;
  for (const externalId of left) {
    const order = await askFor(shop, externalId);
    if (order === 'unknown') unanswered += 1;
    else answered += 1;
    if (answered === 0 && unanswered === Math.min(MOST_UNANSWERED, left.size)) {
      const trial = await fetchPage({ per_page: 1 });
      if (!trial.ok) throw new TurnFault(trial.fault);
    }
    yield { externalId, order };
  }
}

/**
 * Asks for the orders that the bell rang for, and takes them over as those that are found by looking. It is the first part of a turn.
 * One that the shop cannot say anything about keeps no other one waiting: it comes by looking.
 * @returns whether nothing is left
 * @throws TurnFault
 */
export async function readInbox(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  const { clock, mayGoOn } = options;
  const { storeId, linkId } = turn;
  const factsOf = factsReader(shop);
  for (;;) {
    const bells = await waitingBells(options, turn);
    if (bells === null) return true;
    for await (const { externalId, order } of ordersOf(shop, bells.externalIds)) {
      if (order === 'gone') await writeDeletion(options, turn, externalId);
      else if (order !== 'unknown') await writeOrder(options, turn, order, await factsOf(order));
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
