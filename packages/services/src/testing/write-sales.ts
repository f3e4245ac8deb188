import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { isTransient } from '../core/postgres-errors.ts';
import type { Transaction } from '../database/connect.ts';
import type { Database } from '../setup/index.ts';
import { CASA_LUMBRE } from './ask.ts';
import { acrossStores } from './test-database.ts';

/** Returns the differences of a store's sums by day, by month and over all channels: there should be none. */
export function salesFaultsOf(database: Database, store: string): Promise<unknown[]> {
  return acrossStores(database, async (tx) => {
    const { rows: days } = await tx.execute(sql`select * from sales_differences(${store})`);
    const { rows: months } = await tx.execute(sql`
      select kind, marketplace, key, sum(units), sum(amount), sum(orders), sum(off_amount), sum(back_amount) from (
        select kind, marketplace, date_trunc('month', day)::date as month, key, units, amount, orders, off_amount, back_amount
        from sales_days where store_id = ${store}
        union all select kind, marketplace, day, key, -units, -amount, -orders, -off_amount, -back_amount
        from sales_months where store_id = ${store}) t
      group by kind, marketplace, month, key
      having (sum(units), sum(amount), sum(orders), sum(off_amount), sum(back_amount)) <> (0, 0, 0, 0, 0)`);
    const { rows: all } = await tx.execute(sql`
      select kind, day, key from (
        select kind, day, key, case marketplace when '*' then -1 else 1 end as n, units, amount, orders
        from sales_days where store_id = ${store}) t
      group by 1, 2, 3 having (sum(n * units), sum(n * amount), sum(n * orders)) <> (0, 0, 0)`);
    return [...days, ...months, ...all];
  });
}
const states = [{ stateCode: 'MX-JAL', state: 'Jalisco' }, { stateCode: null, state: 'Texas' }, {}];
const writes = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('insert'), lines: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('status'), to: fc.constantFrom(1, 5, 7, 8, 9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('many'), to: fc.constantFrom(7, 8) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('price', 'sku', 'category', 'drop line', 'drop order') }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('state', 'day', 'channel', 'family') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fold'), most: fc.integer({ min: 1, max: 30 }) }) },
);
type Write = { does: string; lines?: number; to?: number; most?: number };
const step = fc.tuple(
  fc.record({ write: writes, pick: fc.nat(1000), isUndone: fc.boolean() }),
  fc.record({ write: writes, pick: fc.nat(1000), isUndone: fc.boolean() }),
);

/** One write among the orders of a store. */
async function doWrite(
  tx: Transaction,
  store: string,
  { does, lines = 1, to = 1, most = 1 }: Write,
  pick: number,
) {
  const order = sql`(select id from orders where store_id = ${store} order by id offset ${pick % 7} limit 1)`;
  const line = sql`(select colocation_id from order_lines where store_id = ${store} order by colocation_id offset ${pick % 11} limit 1)`;
  const ofOrder = sql`store_id = ${store} and id = ${order}`;
  const ofLine = sql`store_id = ${store} and colocation_id = ${line}`;
  const state = JSON.stringify(states[pick % states.length]);
  const day = `2025-0${1 + (pick % 3)}-${String(1 + (pick % 28)).padStart(2, '0')}T05:30:00Z`;
  switch (does) {
    case 'insert': {
      const id = `o-${pick}-${Math.random()}`;
      await tx.execute(sql`
        insert into orders (store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total, payment, shipping_address, channel_data)
        values (${store}, ${id}, ${id}, ${pick % 2 ? 'CS' : 'ML'}, 'pendiente', 'a', 'a', ${day}, 1, '{}', ${state}::jsonb, '{}')`);
      await tx.execute(sql`
        insert into order_lines (store_id, order_id, colocation_id, position, product_id, sku, name, category_id, category_name, sale_price, sale_discount, status_id, product_type, dimensions, delivery_type)
        select ${store}, ${id}, ${id} || '-' || n, n, 'p', 'sku-' || (n + ${pick}::int) % 3, 'x', case when n = 1 then 'cat-1' end, 'Vasos',
          100 * n + ${pick}::int, 7, (array[1, 7, 8, 9])[1 + (${pick}::int + n) % 4], 'simple', '[]', 'dropshipping' from generate_series(1, ${lines}::int) n`);
      break;
    }
    case 'status':
      await tx.execute(sql`update order_lines set status_id = ${to} where ${ofLine}`);
      break;
    case 'many':
      await tx.execute(
        sql`update order_lines set status_id = ${to} where store_id = ${store} and order_id >= 'o-5'`,
      );
      break;
    case 'price':
      await tx.execute(sql`update order_lines set sale_price = sale_price + 13 where ${ofLine}`);
      break;
    case 'sku':
      await tx.execute(sql`update order_lines set sku = 'sku-1' where ${ofLine}`);
      break;
    case 'category':
      await tx.execute(sql`update order_lines set category_id = 'cat-2' where ${ofLine}`);
      break;
    case 'drop line':
      await tx.execute(sql`delete from order_lines where ${ofLine}`);
      break;
    case 'drop order':
      await tx.execute(
        sql`with gone as (delete from order_lines where store_id = ${store} and order_id = ${order} returning order_id) select count(*) from gone`,
      );
      await tx.execute(
        sql`delete from orders o where store_id = ${store} and not exists (select 1 from order_lines l where l.store_id = o.store_id and l.order_id = o.id)`,
      );
      break;
    case 'state':
      await tx.execute(sql`update orders set shipping_address = ${state}::jsonb where ${ofOrder}`);
      break;
    case 'day':
      await tx.execute(sql`update orders set purchase_date = ${day} where ${ofOrder}`);
      break;
    case 'channel':
      await tx.execute(sql`update orders set marketplace = 'SN' where ${ofOrder}`);
      break;
    case 'family':
      await tx.execute(sql`update orders set status = 'transito' where ${ofOrder}`);
      break;
    default:
      await tx.execute(sql`select fold_sales(${store}, ${most}::int)`);
  }
}

class Undone extends Error {}

/**
 * Runs sequences of writes by two concurrent connections, each in a store of its own; a third checks the sums
 * after every pair.
 * @returns the number of writes that were done
 */
export async function writeAtOnce(database: Database, sequences: number): Promise<number> {
  let serial = 0;
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      serial += 1;
      const store = `sums-${serial}`;
      await acrossStores(database, (tx) =>
        tx.execute(sql`
          insert into stores (id, owner_email, position, created_at, time_zone)
          select ${store}, owner_email, ${serial + 100}, now(), 'America/Tijuana' from stores where id = ${CASA_LUMBRE}`),
      );
      const one = async ({ write, pick, isUndone }: (typeof steps)[number][0]) => {
        try {
          await acrossStores(database, async (tx) => {
            await doWrite(tx, store, write, pick);
            await doWrite(tx, store, { does: 'status', to: 7 }, pick);
            if (isUndone && pick % 3 === 0) throw new Undone();
          });
          done += 1;
        } catch (error) {
          // One of two transactions that wait for each other is rolled back, and may leave no effect.
          if (!(error instanceof Undone) && !isTransient(error)) throw error;
        }
      };
      for (const [a, b] of steps) {
        await Promise.all([one(a), one(b)]);
        expect(await salesFaultsOf(database, store)).toEqual([]);
      }
      await acrossStores(database, (tx) => tx.execute(sql`select fold_sales(${store})`));
      expect(await salesFaultsOf(database, store)).toEqual([]);
    }),
    { numRuns: sequences, endOnFailure: true },
  );
  return done;
}
