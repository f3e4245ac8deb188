import { sql } from 'drizzle-orm';
import { acrossStores, type Database } from '../../database/connect.ts';

/** One transaction folds this many changes, and holds its locks for some tens of milliseconds. */
const BATCH_SIZE = 20_000;

/**
 * Folds the changes of all stores into their days and months. It skips those that another process is folding.
 */
export async function foldSales(database: Database): Promise<void> {
  const { rows: waiting } = await acrossStores(database, (tx) =>
    tx.execute<{ store_id: string }>(sql`select distinct store_id from sales_changes`),
  );
  for (const { store_id: store } of waiting) {
    let taken = BATCH_SIZE;
    while (taken === BATCH_SIZE) {
      const { rows } = await acrossStores(database, (tx) =>
        tx.execute<{ taken: number }>(sql`select fold_sales(${store}, ${BATCH_SIZE}::int) as taken`),
      );
      taken = rows[0]?.taken ?? 0;
    }
  }
}

/**
 * Rebuilds the sums of a store from its orders and lines.
 * @returns whether there is such a store
 */
export const rebuildSales = (database: Database, store: string): Promise<boolean> =>
  acrossStores(database, async (tx) => {
    const { rows } = await tx.execute(sql`select id from stores where id = ${store}`);
    if (rows.length > 0) await tx.execute(sql`select rebuild_sales(${store})`);
    return rows.length > 0;
  });

/**
 * Compares the sums of every store with its lines, and its months with its days; it reports a wrong sum and
 * rebuilds it. Rows that are 0 are deleted.
 * @param onFault receives an error for each store with a wrong sum, which is a defect of ours
 */
export async function auditSales(database: Database, onFault: (error: Error) => void): Promise<void> {
  const { rows: stores } = await acrossStores(database, (tx) =>
    tx.execute<{ id: string }>(sql`select id from stores order by id`),
  );
  for (const { id: store } of stores) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute<{ off: number }>(sql`
        select (select count(*) from sales_differences(${store}))::int + (
          select count(*) from (
            select 1 from (
              select kind, marketplace, units, amount, orders from sales_months where store_id = ${store}
              union all select kind, marketplace, -units, -amount, -orders from sales_days where store_id = ${store}
              union all select kind, '*', units, amount, orders from sales_days where store_id = ${store} and marketplace <> '*'
              union all select kind, '*', -units, -amount, -orders from sales_days where store_id = ${store} and marketplace = '*'
            ) t group by kind, marketplace having (sum(units), sum(amount), sum(orders)) <> (0, 0, 0)) kinds
        )::int as off`),
    );
    const off = rows[0]?.off ?? 0;
    if (off === 0) continue;
    onFault(new Error(`Sums of sales of the store ${store} were off in ${off} places, and are made anew`));
    await rebuildSales(database, store);
  }
  await acrossStores(database, async (tx) => {
    for (const table of ['sales_days', 'sales_months'])
      await tx.execute(sql`
        delete from ${sql.identifier(table)}
        where (units, amount, orders, off_units, off_amount, back_units, back_amount) = (0, 0, 0, 0, 0, 0, 0)`);
  });
}
