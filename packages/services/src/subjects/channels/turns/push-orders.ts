import type { Completion } from '@trastienda/domain/channel-setup';
import { causeOfFault } from '@trastienda/connectors/link-cause';
import type { ShopClient, ShopFault } from '@trastienda/connectors/shop-client';
import {
  pushCancelledGuide,
  pushCancelledOrder,
  pushCancelledPieces,
  pushDelivered,
  pushGuide,
} from '@trastienda/connectors/woocommerce/push';
import { standingOf } from '@trastienda/connectors/woocommerce/order-status';
import type { PushOutcome } from '@trastienda/connectors/woocommerce/push-outcome';
import { and, asc, eq } from 'drizzle-orm';
import { isBusy } from '../../../core/postgres-errors.ts';
import { withinStore } from '../../../database/connect.ts';
import { channelOutbox, type OrderEnd, type ShopPush } from '../../../tables/channel-outbox.ts';
import { externalOrders } from '../../../tables/door.ts';
import { isStanding } from '../../orders/shop-facts.ts';
import { type OfShop, openCase, overCases } from './cases.ts';
import { noteChannelEvent } from './channel-events.ts';
import { ofExternalOrder } from './external-order.ts';
import { TurnFault } from './order-facts.ts';
import { afterFailure } from './pauses.ts';
import { fromNow, inTurn, LeaseLost, momentNow, type Turn, type TurnOptions } from './turn.ts';
import { pushesToGo, waitBehindHeads, type WaitingPush } from './waiting-pushes.ts';

/** A try that may still be under way is left alone for so long (D514). */
const UNSURE_MS = 60_000;
/** Pushes that are read at once. */
const BATCH = 20;
/** This many orders in a row without an answer are a matter of the shop. */
const AWAY_AFTER = 3;

/** These faults may be those of one order, whose saving a plug-in breaks or delays; with all others the shop is away. */
const ofOneOrder: readonly ShopFault['kind'][] = ['bad_answer', 'no_answer', 'filtered'];

/** Whether an order is finished in its shop: once the last piece has a guide, or once it is delivered (D278). */
const isFinished = (end: OrderEnd, completeWhen: Completion): boolean =>
  end === 'delivered' || (end === 'shipped' && completeWhen === 'enviar');

const countText = (count: number) => (count === 1 ? 'Se canceló 1 pieza' : `Se cancelaron ${count} piezas`);

/** The note that the merchant reads in her shop of cancelled pieces. */
function piecesNote(pieces: Extract<ShopPush, { kind: 'pieces_cancelled' }>['payload']['pieces']): string {
  const names = pieces.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
  const count = pieces.reduce((sum, one) => sum + one.count, 0);
  return `${countText(count)}: ${names.join(', ')}. El dinero se devuelve desde este pedido.`;
}

/** Tells the shop, by the driver that reads before it writes. */
async function tell(
  shop: ShopClient,
  { id, externalId, ...row }: WaitingPush,
  completeWhen: Completion,
): Promise<PushOutcome> {
  // The column's type knows kind and payload apart, and `ShopPush` wrote both.
  const push = row as ShopPush;
  const orderId = Number(externalId);
  switch (push.kind) {
    case 'guide': {
      const { number, carrier, pieces, end } = push.payload;
      // Carriers have no tracking page that everybody may read.
      const guide = { number, carrier, url: null };
      return pushGuide(shop, {
        orderId,
        guide,
        pieces,
        completes: isFinished(end, completeWhen),
        notifies: true,
      });
    }
    case 'guide_cancelled':
      return pushCancelledGuide(shop, { orderId, ...push.payload });
    case 'delivered':
      return pushDelivered(shop, orderId);
    case 'order_cancelled':
      return pushCancelledOrder(shop, orderId);
    case 'pieces_cancelled': {
      const { pieces, end } = push.payload;
      const told = await pushCancelledPieces(shop, {
        orderId,
        text: piecesNote(pieces),
        reference: `aviso ${id}`,
      });
      return told.kind === 'done' && isFinished(end, completeWhen) ? pushDelivered(shop, orderId) : told;
    }
  }
}

/**
 * Marks a push as under way, before anything is asked: whoever has the shop next, after a kill or a new key, leaves it alone until it
 * cannot be any more. @throws LeaseLost
 */
async function begin(options: TurnOptions, turn: Turn, { id }: WaitingPush): Promise<void> {
  const unsureUntil = fromNow(options, UNSURE_MS);
  await inTurn(options, turn, async (tx) => {
    await tx
      .update(channelOutbox)
      .set({ unsureUntil, nextAt: unsureUntil })
      .where(and(eq(channelOutbox.storeId, turn.storeId), eq(channelOutbox.id, id)));
  });
}

type Change = Partial<
  Pick<WaitingPush, 'state' | 'attempts' | 'nextAt' | 'unsureUntil' | 'cause' | 'refusal' | 'endedAt'>
>;

/** Notes what became of a push, in a transaction that holds the shop. */
async function note(
  options: TurnOptions,
  turn: Turn,
  push: WaitingPush,
  outcome: PushOutcome,
): Promise<void> {
  const { storeId, linkId } = turn;
  const { externalId } = push;
  await inTurn(options, turn, async (tx) => {
    const now = await momentNow(tx, options);
    const change = changeOf(push, outcome, now);
    await tx
      .update(channelOutbox)
      .set(change)
      .where(and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.id, push.id)));
    if (outcome.kind === 'failed') return;
    // A delivery often finishes what the guide finished already.
    const isNews = outcome.kind === 'refused' || outcome.wrote || push.kind !== 'delivered';
    const kind = outcome.kind === 'refused' ? 'refused' : 'written';
    if (isNews) await noteChannelEvent(tx, turn, now, { kind, externalId });
    const ofShop = { tx, storeId, linkId, externalId, now };
    if (outcome.kind === 'done') {
      await noteStatus(ofShop, push, turn.row.completeWhen);
      return endRefusal(ofShop, push);
    }
    // An order that was cancelled there is a case once it is read, and nobody decides about it twice.
    const { refusal } = outcome;
    if (refusal.reason === 'order_status' && standingOf(refusal.rawStatus) === 'cancelled') return;
    const detail = { kind: push.kind, payload: push.payload, refusal };
    const [known] = await tx
      .select({ status: externalOrders.remoteStatus })
      .from(externalOrders)
      .where(ofExternalOrder(ofShop));
    const raw = { id: Number(externalId), status: known?.status ?? '' };
    await openCase(ofShop, 'aviso_rechazado', { detail, raw });
  });
}

/** Whether the shop's order is finished with a push that it took. */
const finishes = (
  { kind, payload }: Pick<WaitingPush, 'kind' | 'payload'>,
  completeWhen: Completion,
): boolean => kind === 'delivered' || ('end' in payload && isFinished(payload.end, completeWhen));

/** Notes the status that a push gave the shop's order, which is otherwise read with the next look. A status of the merchant's own stays. */
async function noteStatus(of: OfShop, push: WaitingPush, completeWhen: Completion): Promise<void> {
  const isCancelled = push.kind === 'order_cancelled';
  if (!isCancelled && !finishes(push, completeWhen)) return;
  await of.tx
    .update(externalOrders)
    .set({ remoteStatus: isCancelled ? 'cancelled' : 'completed' })
    .where(and(ofExternalOrder(of), isCancelled ? undefined : eq(externalOrders.remoteStatus, 'processing')));
}

/** Ends the case of what the shop refused, once it has taken it after all, or what was refused is over. */
async function endRefusal(of: OfShop, push: WaitingPush): Promise<void> {
  const mayEnd = push.refusal !== null || push.kind === 'guide_cancelled' || push.kind === 'order_cancelled';
  if (!mayEnd) return;
  const pushes = await of.tx
    .select()
    .from(channelOutbox)
    .where(and(eq(channelOutbox.storeId, of.storeId), eq(channelOutbox.orderId, push.orderId)))
    .orderBy(asc(channelOutbox.id));
  if (!pushes.some(isStanding(pushes))) await overCases(of, ['aviso_rechazado']);
}

function changeOf(push: WaitingPush, outcome: PushOutcome, now: Date): Change {
  switch (outcome.kind) {
    case 'done':
      return { state: 'sent', unsureUntil: null, cause: null, refusal: null, endedAt: now };
    case 'refused':
      return { state: 'refused', unsureUntil: null, cause: null, refusal: outcome.refusal, endedAt: now };
    case 'failed': {
      const cause = causeOfFault(outcome.fault);
      const unsureUntil = outcome.isUnknown ? new Date(now.getTime() + UNSURE_MS) : null;
      // The turn itself waits for a shop that is away.
      const isOfOrder = ofOneOrder.includes(outcome.fault.kind);
      return {
        cause,
        unsureUntil,
        ...(isOfOrder ? afterFailure(push, now) : { nextAt: unsureUntil ?? now }),
      };
    }
  }
}

/** Tells the shop of one thing. A fault of ours keeps that order waiting, and no other one. @returns the fault of a failed try */
async function push(
  options: TurnOptions,
  turn: Turn,
  shop: ShopClient,
  row: WaitingPush,
): Promise<ShopFault | null> {
  const { storeId, linkId } = turn;
  try {
    await begin(options, turn, row);
    const outcome = await tell(shop, row, turn.row.completeWhen);
    await note(options, turn, row, outcome);
    return outcome.kind === 'failed' ? outcome.fault : null;
  } catch (error) {
    if (error instanceof LeaseLost || isBusy(error)) throw error;
    options.onError(error, { task: 'shops-push', storeId, linkId, externalId: row.externalId, push: row.id });
    await inTurn(options, turn, async (tx) => {
      await tx
        .update(channelOutbox)
        .set(afterFailure(row, await momentNow(tx, options)))
        .where(and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.id, row.id)));
    });
    return null;
  }
}

/**
 * Tells a shop what happened to its orders here (D526): those of one order one after another, and an order that fails keeps itself alone
 * waiting. A turn that ends between a push and its note pushes again, and the driver finds it done.
 * @returns whether nothing is left
 * @throws TurnFault
 */
export async function pushOrders(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  const { database } = options;
  let failures = 0;
  for (;;) {
    const due = await withinStore(database, turn.storeId, async (tx) => {
      const now = await momentNow(tx, options);
      const rows = await pushesToGo(tx, turn, now, BATCH);
      if (rows.length === 0) await waitBehindHeads(tx, turn, now);
      return rows;
    });
    if (due.length === 0) return true;
    for (const row of due) {
      if (!options.mayGoOn()) return false;
      const fault = await push(options, turn, shop, row);
      failures = fault === null ? 0 : failures + 1;
      if (fault !== null && (failures >= AWAY_AFTER || !ofOneOrder.includes(fault.kind)))
        throw new TurnFault(fault);
    }
  }
}
