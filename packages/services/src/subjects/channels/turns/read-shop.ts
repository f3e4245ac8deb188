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
import { type TakenFrom, takeOrder } from './take-order.ts';
import { inTurn, LeaseLost, type Turn, type TurnOptions } from './turn.ts';

type Taking = (from: TakenFrom) => Promise<void>;

/**
 * Takes over what a shop says of one order, in a transaction of its own. What cannot be written is a case, and keeps no other order
 * out.
 */
export async function takeOver(
  options: TurnOptions,
  turn: Turn,
  { externalId, raw }: { readonly externalId: string; readonly raw: unknown },
  taking: Taking,
): Promise<void> {
  const { installation, clock, onError } = options;
  const { storeId, linkId, shopId, row } = turn;
  const within = (work: (tx: Transaction) => Promise<void>) => inTurn(options, turn, work);
  const take = () =>
    within((tx) =>
      taking({ tx, storeId, linkId, now: clock(), link: { id: linkId, shopId }, units: row, installation }),
    );
  try {
    // Another shop of the store may have taken the number at this moment.
    await take().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return take();
    });
  } catch (error) {
    if (error instanceof LeaseLost || isBusy(error)) throw error;
    onError(error, { task: 'shops-read', storeId, linkId, externalId });
    await within((tx) => openCase({ tx, storeId, linkId, externalId, now: clock() }, 'sin_guardar', { raw }));
  }
}

/** Writes one order. */
export const write = (options: TurnOptions, turn: Turn, order: WooOrder, facts: OrderFacts): Promise<void> =>
  takeOver(options, turn, { externalId: String(order.id), raw: order }, (from) =>
    takeOrder(from, order, facts),
  );

/**
 * Takes over what is new in a shop, from where it was read.
 * @returns whether nothing is left
 * @throws TurnFault
 */
export async function readShop(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  if (!turn.isLookDue) return true;
  const factsOf = factsReader(shop);
  for await (const step of pullOrders({ cursor: turn.row.cursor, fetchPage: ordersPageOf(shop) })) {
    for (const order of step.orders) await write(options, turn, order, await factsOf(order));
    // Orders that were written before a process ended are known by their names: the cursor follows them.
    const note = async (tx: Transaction) => {
      if (step.orders.length === 0) return;
      await noteChannelEvent(tx, turn, options.clock(), { kind: 'read', count: step.orders.length });
      await noteSilence(tx, turn, step.orders, options.clock());
    };
    await inTurn(options, turn, note, { cursor: step.cursor });
    if (step.fault) throw new TurnFault(step.fault);
    if (!options.mayGoOn()) return false;
  }
  return true;
}
