import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, createBucket } from '../core/file-store/bucket.ts';
import { moveFiles } from '../subjects/files/move-files.ts';
import { scopeToStore } from '../core/scope-to-store.ts';
import { CASA_LUMBRE, MARIANA } from '../testing/ask.ts';
import { storeTables } from '../testing/fingerprint.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { deleteStore } from './delete-store.ts';

const db = useDatabase();
let server: S3Server;
let bucket: Bucket;

type Column = { name: string; type: string };
/** A value of each type, for the rows of tables that the demo leaves empty. */
const valueOf = (type: string): string => {
  if (type.startsWith('timestamp')) return 'now()';
  if (type === 'date') return 'current_date';
  if (type === 'boolean') return 'false';
  if (type === 'jsonb') return `'{}'`;
  if (type === 'bytea') return `'\\x00'`;
  if (type.endsWith('[]')) return `'{}'`;
  return /^(?:integer|bigint|smallint|numeric|double)/.test(type) ? '1' : `'x'`;
};

/** Makes a row of the store in every table that has none, so that each of them has something to delete. */
async function fill(storeId: string): Promise<void> {
  for (const name of await storeTables(db.database)) {
    const table = sql.identifier(name);
    await acrossStores(db.database, async (tx) => {
      if ((await tx.execute(sql`select 1 from ${table} where store_id = ${storeId} limit 1`)).rows.length > 0)
        return;
      const { rows: columns } = await tx.execute<Column>(sql`
        select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and attnotnull and not atthasdef and attgenerated = '' and attidentity = ''`);
      const values = columns.map(({ name: column, type }) => {
        if (column === 'store_id') return sql`${storeId}`;
        // The only reference among these tables.
        if (name === 'job_rows' && column === 'job_id')
          return sql`(select id from jobs where store_id = ${storeId} limit 1)`;
        return sql.raw(valueOf(type));
      });
      const names = sql.join(
        columns.map((column) => sql.identifier(column.name)),
        sql`, `,
      );
      await tx.execute(sql`insert into ${table} (${names}) values (${sql.join(values, sql`, `)})`);
    });
  }
}

/** The tables with rows of a store, each with their number and a sum over them. */
async function linesOf(storeId: string): Promise<Map<string, string>> {
  const lines = new Map<string, string>();
  for (const name of await storeTables(db.database)) {
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute<{ n: number; line: string }>(
        sql`select count(*)::int as n, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as line
          from ${sql.identifier(name)} t where store_id = ${storeId}`,
      ),
    );
    if (rows[0] && rows[0].n > 0) lines.set(name, rows[0].line);
  }
  return lines;
}
const others = async () =>
  Promise.all(['10453', '10467', '10491', '10530', '20817', '20818'].map((id) => linesOf(id)));

beforeAll(async () => {
  server = await startS3Server();
  bucket = await createBucket(server.settings);
  await moveFiles(db.database, { bucket, to: 'bucket' });
  await fill(CASA_LUMBRE);
}, 120_000);
afterAll(async () => {
  await bucket.close();
  await server.stop();
});

const confirm = 'Casa Lumbre';

it('how long each table of a store is kept is said once, and of no other table', async () => {
  const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, chapter = ''] = page.split('## How long things are kept');
  const rows =
    chapter
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  const said = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name),
  );
  const { rows: tables } = await db.database.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id'`,
  );
  expect(said.toSorted()).toEqual([...tables.map(({ name }) => name), 'gateway', 'users'].toSorted());
});

describe('the deletion of a store', () => {
  it('is refused without its name, for no store, and without the bucket of its files: nothing is changed', async () => {
    const before = await linesOf(CASA_LUMBRE);
    for (const [id, named, there] of [
      [CASA_LUMBRE, 'casa lumbre', bucket],
      ['99999', confirm, bucket],
      [CASA_LUMBRE, confirm, null],
    ] as const)
      await expect(deleteStore(db.database, id, { confirm: named, bucket: there })).rejects.toThrow(/store/);
    expect(await linesOf(CASA_LUMBRE)).toEqual(before);
  });

  it('is the only thing that deletes what is only added, and only once nobody owns the store', async () => {
    for (const name of ['wallet_entries', 'payout_lines', 'product_saves', 'stock_movements']) {
      const deleting = (settings: readonly (readonly [string, string])[]) =>
        db.database.transaction(async (tx) => {
          for (const [setting, value] of settings)
            await tx.execute(sql`select set_config(${setting}, ${value}, true)`);
          await tx.execute(sql`delete from ${sql.identifier(name)}`);
        });
      const store = ['app.store_id', CASA_LUMBRE] as const;
      for (const settings of [
        [['app.scope', 'all']],
        [store],
        [store, ['app.deleted_store', CASA_LUMBRE]],
        [store, ['app.deleted_store', '10453']],
      ] as const)
        await expect(deleting(settings)).rejects.toThrow();
    }
  });

  it(
    'takes every row and file of it, goes on where it was interrupted, and touches no other store',
    { timeout: 120_000 },
    async () => {
      // The operator's own records stay.
      const tables = (await storeTables(db.database)).filter((name) => name !== 'operator_actions');
      expect([...(await linesOf(CASA_LUMBRE)).keys()].toSorted()).toEqual(tables.toSorted());
      const before = await others();
      const isOurs = (name: string) => name.startsWith(`${CASA_LUMBRE}/`);
      const objects = [...server.objects.keys()];
      expect(objects.some(isOurs)).toBe(true);

      let heard = 0;
      const interrupted = deleteStore(db.database, CASA_LUMBRE, {
        confirm,
        bucket,
        onDeleted: () => {
          heard += 1;
          if (heard === 12) throw new Error('killed');
        },
      });
      await expect(interrupted).rejects.toThrow('killed');
      // Nobody works in it any more, as soon as it has begun.
      const entering = db.database.transaction((tx) => scopeToStore(tx, CASA_LUMBRE, MARIANA));
      await expect(entering).rejects.toMatchObject({ status: 403 });

      await deleteStore(db.database, CASA_LUMBRE, { confirm, bucket });
      expect(await linesOf(CASA_LUMBRE)).toEqual(new Map());
      expect((await db.database.execute(sql`select 1 from stores where id = ${CASA_LUMBRE}`)).rows).toEqual(
        [],
      );
      expect(await others()).toEqual(before);
      expect([...server.objects.keys()].toSorted()).toEqual(
        objects.filter((name) => !isOurs(name)).toSorted(),
      );
      await expect(deleteStore(db.database, CASA_LUMBRE, { confirm, bucket })).rejects.toThrow(
        'There is no store',
      );
    },
  );
});
