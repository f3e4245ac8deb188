import { sql } from 'drizzle-orm';
import { acrossStores, type Database } from '../../database/connect.ts';

/** One transaction folds this many changes, and as many deposits. */
const BATCH_SIZE = 20_000;

/**
 * Folds the changes of all stores into their days, months and deposits. It skips those that another process is folding.
 */
export async function foldMoney(database: Database): Promise<void> {
  const { rows: waiting } = await acrossStores(database, (tx) =>
    tx.execute<{ store_id: string }>(
      sql`select store_id from money_changes union select store_id from payout_changes`,
    ),
  );
  for (const { store_id: store } of waiting) {
    let taken = BATCH_SIZE;
    while (taken === BATCH_SIZE) {
      const { rows } = await acrossStores(database, (tx) =>
        tx.execute<{ taken: number }>(sql`select fold_money(${store}, ${BATCH_SIZE}::int) as taken`),
      );
      taken = rows[0]?.taken ?? 0;
    }
  }
}

/**
 * Rebuilds the sums of a store from its amounts, invoices and deposits.
 * @returns whether there is such a store
 */
export const rebuildMoney = (database: Database, store: string): Promise<boolean> =>
  acrossStores(database, async (tx) => {
    const { rows } = await tx.execute(sql`select id from stores where id = ${store}`);
    if (rows.length > 0) await tx.execute(sql`select rebuild_money(${store})`);
    return rows.length > 0;
  });

/**
 * Compares the sums of every store with its rows, and its months with its days; it reports a wrong sum and rebuilds it. Rows that
 * are 0 are deleted.
 * @param onFault receives an error for each store with a wrong sum, which is a defect of ours
 */
export async function auditMoney(database: Database, onFault: (error: Error) => void): Promise<void> {
  const { rows: stores } = await acrossStores(database, (tx) =>
    tx.execute<{ id: string }>(sql`select id from stores order by id`),
  );
  for (const { id: store } of stores) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute<{ off: number }>(sql`
        select (select count(*) from money_differences(${store}))::int + (select count(*) from payout_differences(${store}))::int + (
          select count(*) from (
            select 1 from (
              select date_trunc('month', day)::date as month, d.* from money_days d where store_id = ${store}
              union all select day, store_id, kind, marketplace, state, day, -orders, -sale, -commission, -isr, -iva, -guides, -net, -paid, -difference
              from money_months where store_id = ${store}
            ) t group by kind, marketplace, state, month
            having (sum(orders), sum(sale), sum(commission), sum(isr), sum(iva), sum(guides), sum(net), sum(paid), sum(difference))
              <> (0, 0, 0, 0, 0, 0, 0, 0, 0)) months
        )::int as off`),
    );
    const off = rows[0]?.off ?? 0;
    if (off === 0) continue;
    onFault(new Error(`Sums of money of the store ${store} were off in ${off} places, and are made anew`));
    await rebuildMoney(database, store);
  }
  await acrossStores(database, async (tx) => {
    for (const table of ['money_days', 'money_months'])
      await tx.execute(sql`
        delete from ${sql.identifier(table)}
        where (orders, sale, commission, isr, iva, guides, net, paid, difference) = (0, 0, 0, 0, 0, 0, 0, 0, 0)`);
  });
}
