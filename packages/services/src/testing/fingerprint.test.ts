import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CASA_LUMBRE } from './ask.ts';
import { fingerprint, fingerprintOfRows, storeTables } from './fingerprint.ts';
import { acrossStores, useDatabase } from './test-database.ts';

const THEIRS = '20817';
const db = useDatabase('watched');
const change = (statement: string) => acrossStores(db.database, (tx) => tx.execute(sql.raw(statement)));
const kept = async (): Promise<string[]> => [
  await fingerprint(db.database, CASA_LUMBRE),
  await fingerprint(db.database, THEIRS),
];
/** Checks that the stored fingerprints are those of the rows, letter for letter. */
const expectTruth = async (): Promise<void> =>
  expect(await kept()).toEqual([
    await fingerprintOfRows(db.database, CASA_LUMBRE),
    await fingerprintOfRows(db.database, THEIRS),
  ]);

const two = `(select id, client_name, row_number() over (order by id) as n from orders where store_id = '${CASA_LUMBRE}' and client_name is not null order by id limit 2)`;
const guest = (store: string) =>
  `insert into store_users (store_id, username, status, invited_by, invited_at) values ('${store}', 'x@y.example', 'activo', 'y@y.example', now())`;
/** The changes, and which of the two stores' fingerprints each one moves. */
const moves: readonly (readonly [string, readonly [boolean, boolean], string])[] = [
  ['nothing', [false, false], 'select 1'],
  ['a row written as it was', [false, false], 'update orders set client_name = client_name'],
  [
    'a letter of another store',
    [false, true],
    `update orders set client_name = client_name || 'x' where store_id = '${THEIRS}'`,
  ],
  [
    'a letter',
    [true, false],
    `update orders set client_name = client_name || 'x' where id = (select min(id) from ${two} two)`,
  ],
  [
    'what two rows exchange',
    [true, false],
    `update orders o set client_name = b.client_name from ${two} a, ${two} b where o.id = a.id and a.n <> b.n`,
  ],
  [
    'one row less',
    [true, false],
    `delete from guide_events where ctid = (select ctid from guide_events where store_id = '${CASA_LUMBRE}' limit 1)`,
  ],
  ['one row more', [true, false], guest(CASA_LUMBRE)],
  [
    'what an insert changes instead',
    [true, false],
    `${guest(CASA_LUMBRE)} on conflict (store_id, service, username) do update set invited_by = 'z@y.example'`,
  ],
  [
    'a row that goes to another store',
    [true, true],
    `update store_users set store_id = '${THEIRS}' where username = 'x@y.example'`,
  ],
  ['what goes with another row', [true, false], `delete from jobs where store_id = '${CASA_LUMBRE}'`],
  ['a table that is emptied', [true, true], 'truncate product_words'],
];

describe('the fingerprint of a store, as a watched database keeps it', () => {
  it('moves with what changes of its rows, and with nothing else', async () => {
    await expectTruth();
    let before = await kept();
    for (const [what, expected, statement] of moves) {
      await change(statement);
      const after = await kept();
      expect([what, after.map((one, at) => one !== before[at])]).toEqual([what, expected]);
      before = after;
    }
    await expectTruth();
  });

  it('forgets what is rolled back', async () => {
    const before = await kept();
    const undone = acrossStores(db.database, async (tx) => {
      await tx.execute(sql.raw(guest(CASA_LUMBRE)));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await kept()).toEqual(before);
  });

  it('is kept of every table that has rows of a store, and of what a request of the store itself writes', async () => {
    const { rows } = await db.database.execute<{ name: string }>(
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname like 'watch%' group by 1 having count(*) = 4 order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(await storeTables(db.database));
    const [before] = await kept();
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
      await tx.execute(sql.raw(guest(CASA_LUMBRE)));
    });
    expect((await kept())[0]).not.toBe(before);
    await expectTruth();
  });
});
