import { eq, sql } from 'drizzle-orm';
import type { Bucket } from '../core/file-store/bucket.ts';
import { acrossStores, type Database } from '../database/connect.ts';
import { stores, storeUsers } from '../tables/people.ts';
import { CommandRefused } from './command-refused.ts';

/** Rows of one transaction: few enough that nobody waits for its locks. */
const BATCH = 1_000;

type StoreTable = { readonly name: string; readonly isTenants: boolean };

/**
 * Finds every table with rows of stores, those that refer to others before them; the operator's own records stay. `isTenants` says whether row-level security shows
 * its rows to who has named the store; the others are a person's, or nobody's.
 */
async function storeTables(database: Database): Promise<StoreTable[]> {
  const { rows } = await database.execute<{ name: string; isTenants: boolean; refers: string[] }>(sql`
    select c.relname as name,
      exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant') as "isTenants",
      array(
        select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid
      ) as refers
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'store_id' and not a.attisdropped
      and c.relname <> 'operator_actions'
    order by 1`);
  const ordered: StoreTable[] = [];
  let left = rows;
  while (left.length > 0) {
    const referredTo = new Set(left.flatMap(({ refers }) => refers));
    const free = left.filter(({ name }) => !referredTo.has(name));
    if (free.length === 0) throw new Error('Tables with rows of stores refer to each other in a circle');
    ordered.push(...free);
    left = left.filter(({ name }) => referredTo.has(name));
  }
  return ordered;
}

/** Deletes the rows of a store in one table, some at a time. @returns how many */
async function empty(database: Database, storeId: string, { name, isTenants }: StoreTable): Promise<number> {
  const table = sql.identifier(name);
  for (let deleted = 0; ;) {
    const { rowCount } = await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${storeId}, true),
        set_config('app.deleted_store', ${storeId}, true), set_config('app.scope', ${isTenants ? '' : 'all'}, true)`);
      return tx.execute(
        sql`delete from ${table} where ctid = any (array(select ctid from ${table} where store_id = ${storeId} limit ${BATCH}))`,
      );
    });
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return deleted;
  }
}

/**
 * Deletes a store with every row and file of it. First nobody owns it any more, so that nobody works in it; a deletion that was
 * interrupted goes on when it is started again. People stay: they may have other stores.
 * @param options `confirm` is the store's name; `onDeleted` hears of each table.
 * @returns how many rows and objects
 * @throws CommandRefused before anything is deleted; FilesUnavailable
 */
export async function deleteStore(
  database: Database,
  storeId: string,
  options: {
    readonly confirm: string;
    readonly bucket: Bucket | null;
    readonly onDeleted?: (table: string, rows: number) => void;
  },
): Promise<{ readonly rows: number; readonly objects: number }> {
  const { confirm, bucket, onDeleted = () => {} } = options;
  const [store] = await database.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new CommandRefused(`There is no store ${storeId}`);
  if (confirm !== (store.name ?? '')) throw new CommandRefused(`The store ${storeId} has another name`);
  const { rows: elsewhere } = await acrossStores(database, (tx) =>
    tx.execute(sql`select 1 from uploaded_files where store_id = ${storeId} and sha256 is not null limit 1`),
  );
  if (elsewhere.length > 0 && bucket === null)
    throw new CommandRefused('Files of the store are in a bucket, and FILES_BUCKET is not set');
  await acrossStores(database, async (tx) => {
    await tx.update(stores).set({ ownerEmail: '' }).where(eq(stores.id, storeId));
    await tx.delete(storeUsers).where(eq(storeUsers.storeId, storeId));
  });

  const tables = await storeTables(database);
  let rows = 0;
  // A deletion makes rows of its own, which keep the sums right; and what had begun before may still write.
  for (let pass = -1; pass !== 0;) {
    pass = 0;
    for (const table of tables) {
      const deleted = await empty(database, storeId, table);
      pass += deleted;
      if (deleted > 0) onDeleted(table.name, deleted);
    }
    rows += pass;
  }
  let objects = 0;
  if (bucket)
    for await (const object of bucket.entries(storeId)) {
      await bucket.delete(object);
      objects += 1;
    }
  // The store itself is last: until then it can be named once more.
  await database.delete(stores).where(eq(stores.id, storeId));
  return { rows: rows + 1, objects };
}
