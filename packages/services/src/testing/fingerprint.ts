import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { acrossStores } from './test-database.ts';

/** Every row of a store in every table that has one: what must not move. */
export const fingerprint = (database: Database, storeId: string): Promise<string> =>
  acrossStores(database, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id' order by 1`,
    );
    const sums: string[] = [];
    for (const { name } of rows) {
      const table = sql.identifier(name);
      const sum = await tx.execute<{ sum: string }>(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t where store_id = ${storeId}`,
      );
      sums.push(`${name}:${sum.rows[0]?.sum}`);
    }
    return sums.join('\n');
  });
