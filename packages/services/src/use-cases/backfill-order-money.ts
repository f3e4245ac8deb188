import { UNPAID_AFTER_DAYS } from '@trastienda/domain/payment';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Installation } from '../core/installation.ts';
import { isOfOpenStore } from '../core/open-store.ts';
import { acrossStores, type Database, type Transaction } from '../database/connect.ts';
import { type LockedOrder, lockOrdersById } from '../subjects/orders/locked-order.ts';
import { orders } from '../tables/orders.ts';
import { evidences } from '../tables/evidences.ts';
import { daysDue, isEvidenceDone } from '../subjects/money/order-money.ts';
import { deliveredAt, refreshOrderMoney } from '../subjects/money/refresh-order-money.ts';
import { orderMoneyBackfills } from '../tables/money.ts';

/** One transaction locks this many orders, for a second or so. */
const BATCH_SIZE = 50;

type Backfill = {
  readonly installation: Installation;
  readonly now: Date;
  /** It is called between transactions; the rest stays for the next run. */
  readonly mayGoOn?: () => boolean;
  readonly batchSize?: number;
};

/** Returns when the proof of an order's delivery was sent; `undefined` for none. */
async function proofSentAt(
  tx: Transaction,
  { storeId, orderNumber, marketplace }: LockedOrder['order'],
): Promise<Date | undefined> {
  const [proof] = await tx
    .select({ sentAt: evidences.sentAt })
    .from(evidences)
    .where(
      and(
        eq(evidences.storeId, storeId),
        eq(evidences.orderNumber, orderNumber),
        eq(evidences.channel, marketplace),
      ),
    );
  return proof?.sentAt;
}

/**
 * Writes the amount that one order should bring, unless its channel has paid it long ago in a deposit that is
 * not recorded here (D354).
 */
async function backfillOrder(
  tx: Transaction,
  { order, lines }: LockedOrder,
  { installation, now }: Backfill,
): Promise<void> {
  const { storeId } = order;
  const delivered = deliveredAt(order, lines);
  const sent = await proofSentAt(tx, order);
  const since = sent !== undefined && sent > delivered ? sent : delivered;
  const isPayable = isEvidenceDone(order, lines);
  if (isPayable && (daysDue(since, now) ?? 0) > UNPAID_AFTER_DAYS) return;
  await refreshOrderMoney({ tx, storeId, installation }, order, lines, since);
}

/**
 * Writes the next orders of an open store that has some left.
 * @returns whether there was one
 */
async function nextOrders(tx: Transaction, backfill: Backfill): Promise<boolean> {
  const { batchSize = BATCH_SIZE } = backfill;
  // Only one of several processes works on a store.
  const [store] = await tx
    .select()
    .from(orderMoneyBackfills)
    .where(isOfOpenStore(orderMoneyBackfills.storeId))
    .orderBy(asc(orderMoneyBackfills.storeId))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!store) return false;
  const { storeId } = store;
  const own = eq(orderMoneyBackfills.storeId, storeId);
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gt(orders.id, store.after),
        inArray(orders.marketplace, ['CS', 'SR', 'SN']),
        eq(orders.status, 'finalizado'),
        eq(orders.demo, false),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batchSize);
  const ids = found.map(({ id }) => id);
  for (const locked of await lockOrdersById({ tx, storeId }, ids)) await backfillOrder(tx, locked, backfill);
  const last = ids.at(-1);
  if (last === undefined || ids.length < batchSize) await tx.delete(orderMoneyBackfills).where(own);
  else await tx.update(orderMoneyBackfills).set({ after: last }).where(own);
  return true;
}

/**
 * Writes the amounts that orders from before `order_money` should bring, some at a time, each batch with its
 * progress: after a killed process the next one continues there. It is done once; afterwards it only looks
 * whether a store is left. The demo has its own rows. Source: D354.
 */
export async function backfillOrderMoney(database: Database, backfill: Backfill): Promise<void> {
  const { mayGoOn = () => true } = backfill;
  while (mayGoOn()) {
    if (!(await acrossStores(database, (tx) => nextOrders(tx, backfill)))) return;
  }
}
