import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { putOrders } from '../../testing/put-orders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useClients } from '../../testing/use-clients.ts';

const db = useDatabase('empty');

/** Two that write at the same time, and one that only reads what is committed. */
const names = ['ana', 'beto', 'reader'] as const;
const clients = useClients(() => db.database, names, 'orders');

const KIND = 'store_id, status, marketplace, evidence_pending, line_statuses, delivery_types';

/** Kinds of orders of which the tally holds another number than there are, as this client sees both. */
const wrong = async (client: PoolClient) =>
  (
    await client.query(
      `select * from (select ${KIND}, count(*) as counted from orders group by ${KIND}) o
         full join (select ${KIND}, sum(orders) as tallied from order_tally group by ${KIND} having sum(orders) <> 0) t
         using (${KIND}) where counted is distinct from tallied`,
    )
  ).rows;

const rowsOf = async (client: PoolClient, store: string): Promise<number> =>
  (await client.query('select count(*)::int as n from order_tally where store_id = $1', [store])).rows[0].n;

const step = fc.record({
  who: fc.constantFrom('ana' as const, 'beto' as const),
  what: fc.constantFrom('put', 'put', 'move', 'move', 'undo', 'delete', 'fold', 'commit', 'roll back'),
  store: fc.constantFrom('s1', 's2'),
  status: fc.constantFrom('pendiente', 'transito', 'finalizado'),
  marketplace: fc.constantFrom('ML', 'CS'),
  evidencePending: fc.boolean(),
  lineStatuses: fc.constantFrom(2, 4, 6),
  /** The index of one of the writer's orders: each writes its own. */
  from: fc.nat(30),
  size: fc.integer({ min: 1, max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step): Promise<void> {
  const client = clients[one.who];
  const ids = Array.from({ length: one.size }, (_, at) => `${one.who}-${one.store}-${one.from + at}`);
  const move = () =>
    client.query(
      'update orders set status = $3, evidence_pending = $4, line_statuses = $5 where store_id = $1 and id = any($2)',
      [one.store, ids, one.status, one.evidencePending, one.lineStatuses],
    );
  if (one.what === 'commit') return void (await client.query('commit; begin'));
  if (one.what === 'roll back') return void (await client.query('rollback; begin'));
  if (one.what === 'put') return void (await putOrders(client, ids, one));
  if (one.what === 'move') return void (await move());
  if (one.what === 'fold') return void (await client.query('select fold_order_tally($1)', [one.store]));
  if (one.what === 'delete') {
    return void (await client.query('delete from orders where store_id = $1 and id = any($2)', [
      one.store,
      ids,
    ]));
  }
  await client.query('savepoint before');
  await move();
  await client.query('rollback to before');
}

describe('the tally of orders', () => {
  it('equals what a count finds, after any writes of two at once, committed or rolled back, for each who looks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
        await clients.reader.query('truncate orders cascade');
        for (const who of ['ana', 'beto'] as const) await clients[who].query('begin');
        try {
          for (const one of steps) {
            await take(one);
            for (const name of names) expect(await wrong(clients[name])).toEqual([]);
          }
        } finally {
          for (const who of ['ana', 'beto'] as const) await clients[who].query('commit');
        }
        expect(await wrong(clients.reader)).toEqual([]);
        for (const store of ['s1', 's2']) await clients.reader.query('select fold_order_tally($1)', [store]);
        expect(await wrong(clients.reader)).toEqual([]);
      }),
      { numRuns: times(25, 1 / 5), seed, endOnFailure: true },
    );
  }, 120_000);

  it('takes a bulk of 5,000 orders as one row of each kind, and none for orders that stay of a kind', async () => {
    const ids = Array.from({ length: 5_000 }, (_, at) => `o-${at}`);
    await putOrders(clients.ana, ids, { store: 's1' });
    expect(await rowsOf(clients.ana, 's1')).toBe(1);
    await clients.ana.query(`update orders set client_name = 'Otra persona'`);
    expect(await rowsOf(clients.ana, 's1')).toBe(1);
    expect(await wrong(clients.ana)).toEqual([]);
  });

  it('stays at some hundreds of rows through thousands of writes, one by one', async () => {
    const { ana } = clients;
    await ana.query('select setseed(0.5)');
    await putOrders(ana, ['o-1'], { store: 's1' });
    for (let at = 0; at < times(3_000, 1 / 2); at += 1) {
      await ana.query('update orders set status = $1', [at % 2 === 0 ? 'transito' : 'pendiente']);
    }
    expect(await rowsOf(ana, 's1')).toBeLessThan(1_000);
    expect(await wrong(ana)).toEqual([]);
  }, 60_000);

  it('is one row a kind once folded, but for what somebody else is writing or folding', async () => {
    const { ana, beto, reader } = clients;
    for (const id of ['o-1', 'o-2', 'o-3', 'o-4']) await putOrders(reader, [id], { store: 's1' });
    await ana.query('begin');
    await putOrders(ana, ['o-5'], { store: 's1' });
    await beto.query('begin');
    await beto.query(`select fold_order_tally('s1')`);
    await ana.query(`select fold_order_tally('s1')`);
    await beto.query('rollback');
    await ana.query('commit');
    expect(await wrong(reader)).toEqual([]);
    await reader.query(`select fold_order_tally('s1')`);
    expect(await rowsOf(reader, 's1')).toBe(1);
    expect(await wrong(reader)).toEqual([]);
  });

  it('is empty with the orders', async () => {
    await putOrders(clients.ana, ['o-1', 'o-2'], { store: 's1' });
    await clients.ana.query('delete from orders');
    await clients.ana.query(`select fold_order_tally('s1')`);
    expect(await rowsOf(clients.ana, 's1')).toBe(0);
    await putOrders(clients.ana, ['o-1'], { store: 's1' });
    await clients.ana.query('truncate orders cascade');
    expect(await rowsOf(clients.ana, 's1')).toBe(0);
  });
});
