import type { AnyCall } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { createServices } from '../index.ts';
import { connect, disconnect } from '../setup/index.ts';
import { CASA_LUMBRE, MARIANA } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { isStreaming } from './handler.ts';
import { createReplica, type Replica } from './replica.ts';
import { makesNew, readsReplica } from './replica-reads.ts';

const primary = useDatabase();
/** A copy that has lost its orders: its answers are told apart. PostgreSQL's own replication is for the night. */
const copy = useDatabase();

const context = {
  user: { email: MARIANA, name: null },
  storeId: CASA_LUMBRE,
  idempotencyKey: null,
  requestId: 'r',
};
const all = Object.values(calls) as AnyCall[];

function served(isFresh = true, database = copy.database) {
  const failures: unknown[] = [];
  const replica: Replica = {
    database,
    isFresh: () => isFresh,
    failed: (error) => failures.push(error),
    stop: async () => {},
  };
  const faults: unknown[] = [];
  const services = createServices({
    database: primary.database,
    replica,
    clock: () => NOW,
    onError: (error) => faults.push(error),
  });
  const counted = async (call: AnyCall, mustBeNew = false) => {
    const request = {
      params: { storeId: CASA_LUMBRE },
      query: call.id.endsWith('Totals') ? { fechaInicio: '2025-10-01', fechaFin: '2025-11-15' } : {},
      body: undefined,
    };
    const { status, body } = await services.handle(call, request, { ...context, mustBeNew });
    return { status, text: JSON.stringify(body) };
  };
  return { counted, failures, faults };
}

describe('a replica', () => {
  it('serves lists and sums, and nothing that writes, is streamed or is not one of the contract', () => {
    const old = all.filter(readsReplica);
    expect(old.length).toBeGreaterThan(30);
    expect(old.filter((call) => makesNew(call) || isStreaming(handlers[call.id as CallId]))).toEqual([]);
    expect(old.filter(({ store, idempotency }) => store !== 'required' || idempotency !== 'safe')).toEqual(
      [],
    );
  });

  it('answers what may be old, but not who wrote a moment ago, and nothing while it is behind', async () => {
    await acrossStores(copy.database, (tx) => tx.execute(sql`truncate orders cascade`));
    const [old, fresh] = [served(), served(false)];
    for (const call of [calls.getOrderStatistics, calls.getSalesTotals]) {
      const there = await old.counted(call);
      const here = await old.counted(call, true);
      expect([there.status, here.status]).toEqual([200, 200]);
      expect(there.text).not.toBe(here.text);
      expect(await fresh.counted(call)).toEqual(here);
    }
    expect(await old.counted(calls.getBalance)).toEqual(await old.counted(calls.getBalance, true));
    expect([...old.failures, ...old.faults]).toEqual([]);
  });

  it('that fails, or does not know what is asked for, is not noticed', async () => {
    const gone = connect(copy.url, { max: 1 });
    await disconnect(gone);
    const { counted, failures, faults } = served(true, gone);
    const answers = await Promise.all([
      counted(calls.getOrderStatistics),
      counted(calls.getSalesTotals),
      counted(calls.getUnitsTotals),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(failures.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await copy.database.execute(
      sql`update stores set owner_email = 'somebody@else.example' where id = ${CASA_LUMBRE}`,
    );
    const foreign = served();
    expect((await foreign.counted(calls.getOrderStatistics)).status).toBe(200);
    expect(foreign.failures).toEqual([]);
  });

  it.each([
    [
      'no replica at all',
      () => primary.url,
      'it is no replica, or its role is not bound by row-level security',
    ],
    ['of another database', () => copy.url, 'it is not a replica of the database of DATABASE_URL'],
    ['away', () => 'postgres://a:b@127.0.0.1:1/x', 'Error: connect ECONNREFUSED 127.0.0.1:1'],
  ])('that is %s serves nothing, and the log hears why', async (_what, url, reason) => {
    const states: (string | null)[] = [];
    const replica = createReplica(url(), primary.database, { onState: (state) => states.push(state) });
    await expect.poll(() => states).toEqual([reason]);
    expect(replica.isFresh()).toBe(false);
    await replica.stop();
  });
});
