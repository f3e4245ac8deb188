import { sql } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { acrossStores } from './test-database.ts';

/** The tables that have rows of stores. */
export const storeTables = async (database: Pick<Database, 'execute'>): Promise<string[]> => {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Returns a query for the number of rows of each store in a table, and the sum of their hashes. */
const counted = (table: string, stores = '') =>
  `select store_id, '${table}' as table_name, count(*) as rows, sum(hashtextextended(t::text, 0)) as sum from "${table}" t ${stores} group by store_id`;

type Line = { table_name: string; rows: string; sum: string };
const told = (lines: readonly Line[]) =>
  lines.map((line) => `${line.table_name}:${line.rows} ${line.sum}`).join('\n');

/**
 * Triggers record which rows of which stores each statement removed and added. Records are only added: no
 * writer waits for another, and a rollback leaves none.
 */
const watching = `
  create schema watch;
  create table watch.moves (store_id text not null, table_name text not null, rows numeric not null, sum numeric not null);
  create index on watch.moves (store_id);
  create function watch.note() returns trigger language plpgsql as $$
  declare scope constant text := coalesce(current_setting('app.scope', true), '');
  begin
    if tg_op = 'INSERT' then
      insert into watch.moves select store_id, tg_table_name, count(*), sum(hashtextextended(t::text, 0)) from came t group by store_id;
    elsif tg_op = 'DELETE' then
      insert into watch.moves select store_id, tg_table_name, -count(*), -sum(hashtextextended(t::text, 0)) from went t group by store_id;
    elsif tg_op = 'UPDATE' then
      insert into watch.moves select store_id, tg_table_name, sum(n), sum(n * hash) from (
        select store_id, 1 as n, hashtextextended(t::text, 0)::numeric as hash from came t
        union all select store_id, -1, hashtextextended(t::text, 0) from went t
      ) moved group by store_id having sum(n) <> 0 or sum(n * hash) <> 0;
    else
      perform set_config('app.scope', 'all', true);
      execute format('insert into watch.moves select store_id, %L, -count(*), -sum(hashtextextended(t::text, 0)) from %I t group by store_id', tg_table_name, tg_table_name);
      perform set_config('app.scope', scope, true);
    end if;
    return null;
  end $$`;

const watched = (table: string) => `
  insert into watch.moves ${counted(table)};
  create trigger watch_insert after insert on "${table}" referencing new table as came for each statement execute function watch.note();
  create trigger watch_update after update on "${table}" referencing new table as came old table as went for each statement execute function watch.note();
  create trigger watch_delete after delete on "${table}" referencing old table as went for each statement execute function watch.note();
  create trigger watch_truncate before truncate on "${table}" for each statement execute function watch.note()`;

/** Makes a database, and each copy of it, record the fingerprints of its stores. */
export const watchStores = (database: Database): Promise<void> =>
  acrossStores(database, async (tx) => {
    const tables = await storeTables(tx);
    await tx.execute(sql.raw([watching, ...tables.map(watched)].join(';')));
  });

/**
 * Returns the recorded fingerprint of every row of a store in every table, which must not move. It needs a
 * watched database.
 */
export const fingerprint = async (database: Database, storeId: string): Promise<string> => {
  const { rows } = await database.execute<Line>(
    sql`select table_name, sum(rows) as rows, sum(sum) as sum from watch.moves where store_id = ${storeId} group by 1 having sum(rows) <> 0 or sum(sum) <> 0 order by 1`,
  );
  return told(rows);
};

/** Computes the same from the rows themselves: it takes a tenth of a second, and proves the recorded ones. */
export const fingerprintOfRows = (database: Database, storeId: string): Promise<string> =>
  acrossStores(database, async (tx) => {
    const tables = await storeTables(tx);
    const all = tables.map((table) => counted(table, `where store_id = '${storeId}'`)).join(' union all ');
    const { rows } = await tx.execute<Line>(sql.raw(`${all} order by 2`));
    return told(rows);
  });
