import type { ShopClient } from '@trastienda/connectors/shop-client';
import { ordersPageOf } from '@trastienda/connectors/woocommerce/orders-page';
import { pullOrders } from '@trastienda/connectors/woocommerce/pull';
import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { isBusy, isDuplicate } from '../../../core/postgres-errors.ts';
import type { Transaction } from '../../../database/connect.ts';
import { noteSilence } from '../hooks/hook-trust.ts';
import { openCase } from './cases.ts';
import { noteChannelEvent } from './channel-events.ts';
import { factsReader, type OrderFacts, TurnFault } from './order-facts.ts';
import { printOf, type ReadOrder } from './map-with.ts';
import { takeNewOrders } from './take-new-orders.ts';
import { DELETED, type TakenFrom, takeDeletion, takeOrder } from './take-order.ts';
import { inTurn, LeaseLost, type Turn, type TurnOptions } from './turn.ts';
import { hasPushToGo } from './waiting-pushes.ts';

type Taking = (from: TakenFrom) => Promise<void>;

const fromOf = (
  { installation, clock }: TurnOptions,
  { storeId, linkId, shopId, row }: Turn,
  tx: Transaction,
) => ({
  tx,
  storeId,
  linkId,
  now: clock(),
  link: { id: linkId, shopId },
  units: row,
  installation,
});

/**
 * Takes over what a shop says of one order, in a transaction of its own. What cannot be written is a case, and keeps no other order
 * out.
 */
async function takeOver(
  options: TurnOptions,
  turn: Turn,
  { externalId, raw }: { readonly externalId: string; readonly raw: unknown },
  taking: Taking,
): Promise<void> {
  const { clock, onError } = options;
  const { storeId, linkId } = turn;
  const within = (work: (tx: Transaction) => Promise<void>) => inTurn(options, turn, work);
  const take = () => within((tx) => taking(fromOf(options, turn, tx)));
  try {
    // Another shop of the store may have taken the number at this moment.
    await take().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return take();
    });
  } catch (error) {
    if (error instanceof LeaseLost || isBusy(error)) throw error;
    onError(error, { task: 'shops-read', storeId, linkId, externalId });
    await within((tx) =>
      openCase({ tx, storeId, linkId, externalId, now: clock() }, 'sin_guardar', {
        raw,
        about: printOf(raw),
      }),
    );
  }
}

/** Writes one order. */
export const writeOrder = (
  options: TurnOptions,
  turn: Turn,
  order: WooOrder,
  facts: OrderFacts,
): Promise<void> =>
  takeOver(options, turn, { externalId: String(order.id), raw: order }, (from) =>
    takeOrder(from, order, facts),
  );

/** Takes over that the shop deleted an order for good. */
export const writeDeletion = (options: TurnOptions, turn: Turn, externalId: string): Promise<void> =>
  takeOver(options, turn, { externalId, raw: { id: Number(externalId), status: DELETED } }, (from) =>
    takeDeletion(from, externalId),
  );

/** Writes the orders of a page. What cannot be written together is written one by one. */
export async function writeAll(options: TurnOptions, turn: Turn, read: readonly ReadOrder[]): Promise<void> {
  let rest = read;
  if (read.length > 1) {
    try {
      await inTurn(options, turn, async (tx) => {
        rest = await takeNewOrders(fromOf(options, turn, tx), read);
      });
    } catch (error) {
      if (error instanceof LeaseLost || isBusy(error)) throw error;
      rest = read;
    }
  }
  for (const { order, facts } of rest) await writeOrder(options, turn, order, facts);
}

/** A shop that answers slowly is held meanwhile: so long after the last note, which is well within the lease. */
const NOTE_MS = 15_000;

/** Reads the facts of orders, one after the other. @throws TurnFault */
export async function withFacts(
  options: TurnOptions,
  turn: Turn,
  orders: readonly WooOrder[],
  factsOf: ReturnType<typeof factsReader>,
): Promise<ReadOrder[]> {
  const read: ReadOrder[] = [];
  let noted = performance.now();
  for (const order of orders) {
    read.push({ order, facts: await factsOf(order) });
    if (performance.now() - noted < NOTE_MS) continue;
    await inTurn(options, turn, () => Promise.resolve());
    noted = performance.now();
  }
  return read;
}

/**
 * Takes over what is new in a shop, from where it was read.
 * @returns whether nothing is left
 * @throws TurnFault
 */
export async function readShop(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  if (!turn.isLookDue) return true;
  const factsOf = factsReader(shop);
  for await (const step of pullOrders({ cursor: turn.row.cursor, fetchPage: ordersPageOf(shop) })) {
    await writeAll(options, turn, await withFacts(options, turn, step.orders, factsOf));
    // Orders that were written before a process ended are known by their names: the cursor follows them.
    let isToTell = false;
    const note = async (tx: Transaction) => {
      if (step.orders.length === 0) return;
      await noteChannelEvent(tx, turn, options.clock(), { kind: 'read', count: step.orders.length });
      await noteSilence(tx, turn, step.orders, turn.startedAt);
      isToTell = await hasPushToGo(tx, turn, turn.startedAt);
    };
    await inTurn(options, turn, note, { cursor: step.cursor });
    if (step.fault) throw new TurnFault(step.fault);
    // A guide does not wait for the rest of a long reading: the next turn tells first, and then goes on.
    if (isToTell || !options.mayGoOn()) return false;
  }
  return true;
}
