import { sql } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { acrossStores } from './test-database.ts';

/** The tables of which a row holds a text anywhere, as it is or as bytes: where a canary was found. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} or t::text like ${`%${Buffer.from(text).toString('hex')}%`} limit 1`,
      ),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
