import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { defaultTimeZone } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/connect.ts';
import { handlers } from '../handlers.ts';
import { NOW } from '../testing/now.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { readRequest } from './read-request.ts';
import { Refusal } from './refusal.ts';

/** The store whose lock is open, and the one that the code asks about by mistake, or by somebody's design. */
const MINE = '10452';
const THEIRS = '20817';

const locked = useDatabase();
const open = useDatabase();

let tables: string[] = [];
let guide = '';
/** What only the other store has: numbers of orders and guides, names of its buyers. */
let marks: string[] = [];
beforeAll(async () => {
  tables = await acrossStores(locked.database, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select c.relname as name from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    return rows.map(({ name }) => name);
  });
  await acrossStores(locked.database, async (tx) => {
    const list = async (query: ReturnType<typeof sql>) =>
      (await tx.execute<{ mark: string }>(query)).rows.map(({ mark }) => mark);
    const guides = await list(sql`select number as mark from guides where store_id = ${THEIRS}`);
    const orders = await list(sql`select order_number as mark from orders where store_id = ${THEIRS}`);
    guide = guides[0] ?? '';
    marks = [...guides, ...orders];
  });
  // The second lock taken out, in the other copy: what the first one alone kept back is seen there.
  for (const name of tables) {
    await open.database.execute(sql`alter table ${sql.identifier(name)} no force row level security`);
    await open.database.execute(sql`alter table ${sql.identifier(name)} disable row level security`);
  }
});

/** A transaction of my store, as a request has it. */
const inMyStore = <T>(database: typeof locked.database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.store_id', ${MINE}, true)`);
    return work(tx);
  });

const sqlStateOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
};

describe('with the first lock taken out, PostgreSQL itself keeps the stores apart', () => {
  const reads = Object.values<AnyCall>(calls).filter(
    (call) => call.method === 'GET' && call.store === 'required',
  );

  /** A handler that was let in for the wrong store: neither gateway nor services have asked whose it is. */
  async function misled(database: typeof locked.database, call: AnyCall): Promise<string> {
    const params = Object.fromEntries(
      Object.keys(call.params._zod.def.shape).map((name) => [
        name,
        { storeId: THEIRS, guide, marketplace: 'CS', n: '100', p: '1', code: '06600' }[name] ?? THEIRS,
      ]),
    );
    const user = { email: 'nobody@evil.example', name: null };
    const context = { user, storeId: THEIRS, idempotencyKey: null, requestId: 'r' };
    const handler = (
      handlers as Readonly<Record<string, (request: unknown, scope: unknown) => Promise<unknown>>>
    )[call.id];
    return inMyStore(database, async (tx) => {
      const request = readRequest(call, { params, query: {}, body: undefined }, context);
      const scope = {
        tx,
        storeId: THEIRS,
        timeZone: defaultTimeZone,
        user,
        now: NOW,
        randomBytes: () => new Uint8Array(16),
        wake: async () => {},
      };
      return JSON.stringify((await handler?.(request, scope)) ?? null);
    }).catch((error: unknown) => {
      if (error instanceof Refusal) return `refused ${error.status}`;
      throw error;
    });
  }

  it.each(reads.map((call) => [call.id, call] as const))(
    '%s shows nothing of the other store',
    async (_, call) => {
      const answer = await misled(locked.database, call).catch((error: unknown) => {
        // A request that this sample cannot make well-formed has shown nothing either.
        expect((error as Error).message).not.toContain(THEIRS);
        return '';
      });
      expect(marks.filter((mark) => answer.includes(mark) && mark !== guide)).toEqual([]);
      expect(answer.startsWith('{') && answer.includes(`"guide":"${guide}"`)).toBe(false);
    },
  );

  it('and without the second lock the same code does show it: the proof can fail', async () => {
    const answers = await Promise.all(
      [calls.listOrders, calls.getGuideDetail].map((call) => misled(open.database, call as AnyCall)),
    );
    for (const answer of answers) expect(marks.some((mark) => answer.includes(mark))).toBe(true);
  });
});

describe('every table of the stores', () => {
  it('shows only the rows of the store that was entered, and none where none was', async () => {
    expect(tables.length).toBeGreaterThan(12);
    for (const name of tables) {
      const table = sql.identifier(name);
      const foreign = sql`select count(*)::int as n from ${table} where store_id <> ${MINE}`;
      const count = async (tx: Pick<Transaction, 'execute'>) =>
        (await tx.execute<{ n: number }>(foreign)).rows[0]?.n;
      expect({ name, n: await inMyStore(locked.database, count) }).toEqual({ name, n: 0 });
      const all = await locked.database.execute<{ n: number }>(sql`select count(*)::int as n from ${table}`);
      expect({ name, n: all.rows[0]?.n }).toEqual({ name, n: 0 });
    }
  });

  it('takes no row for another store, changes none and deletes none', async () => {
    const tried = { insert: 0, update: 0, delete: 0 };
    for (const name of tables) {
      const table = sql.identifier(name);
      const [row] = await acrossStores(
        locked.database,
        async (tx) =>
          (
            await tx.execute<{ row: unknown }>(
              sql`select to_jsonb(t) as row from ${table} t where store_id = ${THEIRS} limit 1`,
            )
          ).rows,
      );
      // A table that the demo leaves empty has nothing to steal; writing into it is tried all the same.
      const given = JSON.stringify(row?.row ?? { store_id: THEIRS });
      const insert = inMyStore(locked.database, (tx) =>
        tx.execute(
          sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${given}::jsonb)`,
        ),
      );
      const state = await insert.then(() => 'written', sqlStateOf);
      // Refused by its policy, or earlier for what an empty row lacks.
      expect({ name, state }).toEqual({
        name,
        state: row ? '42501' : expect.stringMatching(/^(?:42501|23502)$/),
      });
      tried.insert += 1;
      for (const kind of ['update', 'delete'] as const) {
        const statement =
          kind === 'update'
            ? sql`update ${table} set store_id = store_id where store_id = ${THEIRS}`
            : sql`delete from ${table} where store_id = ${THEIRS}`;
        // The ledger refuses every change, whoever makes it.
        const changed = await inMyStore(locked.database, (tx) => tx.execute(statement)).then(
          ({ rowCount }) => rowCount,
          (error: unknown) => (sqlStateOf(error) === 'P0001' ? 0 : sqlStateOf(error)),
        );
        expect({ name, kind, changed }).toEqual({ name, kind, changed: 0 });
        tried[kind] += 1;
      }
    }
    expect(tried).toEqual({ insert: tables.length, update: tables.length, delete: tables.length });
  });
});
