import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareInstallation } from '../core/installation.ts';
import { orderLines, orders } from '../tables/orders.ts';
import { CASA_LUMBRE } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { backfillOrderMoney } from './backfill-order-money.ts';
import { type OrderMoneyRow } from '../subjects/money/order-money.ts';
import { orderMoney, orderMoneyBackfills } from '../tables/money.ts';

const db = useDatabase();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const rowsOf = (numbers: readonly string[]) =>
  acrossStores(db.database, (tx) =>
    tx
      .select()
      .from(orderMoney)
      .where(and(eq(orderMoney.storeId, CASA_LUMBRE), inArray(orderMoney.orderNumber, [...numbers])))
      .orderBy(asc(orderMoney.orderNumber)),
  );
const numbersOf = (rows: readonly Pick<OrderMoneyRow, 'orderNumber'>[]) =>
  rows.map(({ orderNumber }) => orderNumber);
const left = () => acrossStores(db.database, (tx) => tx.select().from(orderMoneyBackfills));
const backfill = (turns: number) => {
  let turn = 0;
  return backfillOrderMoney(db.database, {
    installation: bareInstallation,
    now: NOW,
    batchSize: 3,
    mayGoOn: () => (turn += 1) <= turns,
  });
};

/** These are some unpaid orders as they were before the table existed: a third could be paid long ago. */
let before: OrderMoneyRow[] = [];
const old = (at: number) => at % 3 === 0;

beforeAll(async () => {
  await acrossStores(db.database, async (tx) => {
    const ofStore = eq(orderMoney.storeId, CASA_LUMBRE);
    before = await tx
      .select()
      .from(orderMoney)
      .where(and(ofStore, eq(orderMoney.state, 'por_cobrar'), sql`payable_at is not null`))
      .orderBy(asc(orderMoney.orderNumber))
      .limit(9);
    for (const [at, { orderNumber, marketplace }] of before.entries()) {
      const own = and(
        eq(orders.storeId, CASA_LUMBRE),
        eq(orders.marketplace, marketplace),
        eq(orders.orderNumber, orderNumber),
      );
      const [order] = await tx.update(orders).set({ demo: false }).where(own).returning();
      const deliveredAt = daysAgo(old(at) ? 40 : 5);
      await tx
        .update(orderLines)
        .set({ deliveredAt })
        .where(eq(orderLines.orderId, order?.id ?? ''));
      await tx.execute(
        sql`update evidences set sent_at = ${deliveredAt.toISOString()} where store_id = ${CASA_LUMBRE} and order_number = ${orderNumber}`,
      );
    }
    await tx.delete(orderMoney).where(and(ofStore, inArray(orderMoney.orderNumber, numbersOf(before))));
    await tx.insert(orderMoneyBackfills).values({ storeId: CASA_LUMBRE });
  });
});

describe('orders from before the table of what they should bring (D354)', () => {
  it('get their rows some at a time, and what was cut short goes on where it stood', async () => {
    expect(before.length).toBeGreaterThan(5);
    await backfill(1);
    const some = await rowsOf(numbersOf(before));
    expect(some.length).toBeLessThanOrEqual(3);
    expect((await left())[0]?.after).toBeTruthy();
    await backfill(100);
    expect(await left()).toEqual([]);
    // The orders that could not be paid by now are as before, and those that were paid long ago are left out.
    const parts = ({ storeId: _, payableAt: __, demo: ___, ...row }: OrderMoneyRow) => row;
    const expected = before.filter((_, at) => !old(at)).map(parts);
    expect((await rowsOf(numbersOf(before))).map(parts)).toEqual(expected);
    const [first] = await rowsOf(numbersOf(before));
    expect(first).toMatchObject({ payableAt: daysAgo(5), demo: false });
    // Nothing is left to do.
    await backfill(100);
    expect(await rowsOf(numbersOf(before))).toHaveLength(expected.length);
  });
});
