import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { acrossStores } from './test-database.ts';

/**
 * Every row of a store in every table that has one: what must not move. A sum of the rows' hashes, in one question: to
 * sort and join the texts of 40,000 rows twice a request was most of what some tests did.
 */
export const fingerprint = (database: Database, storeId: string): Promise<string> =>
  acrossStores(database, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id' order by 1`,
    );
    const sums = tables.map(
      ({ name }) =>
        sql`select ${name} || ':' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.identifier(name)} t where store_id = ${storeId}`,
    );
    const { rows } = await tx.execute<{ sum: string }>(sql.join(sums, sql` union all `));
    return rows
      .map(({ sum }) => sum)
      .toSorted()
      .join('\n');
  });
