import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { putProducts } from '../../testing/put-products.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useClients } from '../../testing/use-clients.ts';

const db = useDatabase('empty');

/** Three that write at the same time, and one that only reads what is committed. */
const writers = ['ana', 'beto', 'caro'] as const;
const names = [...writers, 'reader'] as const;
const clients = useClients(() => db.database, names, 'products');

const KEY = 'store_id, facet, key, kind';
const counted = `select store_id, facet, key, kind, count(*) as products, sum(skus) as skus
  from products, lateral (values (0, ''), (1, category), (2, brand)) f(facet, key)
  where kind is not null and key is not null group by 1, 2, 3, 4`;
const tallied = `select ${KEY}, sum(products) as products, sum(skus) as skus from product_tally group by ${KEY}
  having sum(products) <> 0 or sum(skus) <> 0`;

/** Kinds of which the tally holds another number than there are, as this client sees both. */
const wrong = async (client: PoolClient) =>
  (
    await client.query(
      `select * from (${counted}) c full join (${tallied}) t using (${KEY})
         where (c.products, c.skus) is distinct from (t.products, t.skus)`,
    )
  ).rows;

const rowsOf = async (client: PoolClient, store: string): Promise<number> =>
  (await client.query('select count(*)::int as n from product_tally where store_id = $1', [store])).rows[0].n;

const step = fc.record({
  who: fc.constantFrom(...writers),
  what: fc.constantFrom('put', 'put', 'move', 'move', 'undo', 'delete', 'fold', 'commit', 'roll back'),
  store: fc.constantFrom('s1', 's2'),
  status: fc.constantFrom('active', 'paused', 'draft', 'deleted'),
  stock: fc.constantFrom(0, 3),
  skus: fc.integer({ min: 1, max: 3 }),
  channels: fc.subarray(['CS', 'SR', 'SN']),
  category: fc.constantFrom('', 'c-1', 'c-2'),
  brand: fc.constantFrom(null, '', 'Lumbre'),
  /** The index of one of the writer's products: each writes its own. */
  from: fc.nat(30),
  size: fc.integer({ min: 1, max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step): Promise<void> {
  const client = clients[one.who];
  const ids = Array.from({ length: one.size }, (_, at) => `${one.who}-${one.store}-${one.from + at}`);
  const move = () =>
    client.query(
      'update products set status = $3, stock = $4, category = $5, skus = $6 where store_id = $1 and id = any($2)',
      [one.store, ids, one.status, one.stock, one.category, one.skus],
    );
  if (one.what === 'commit') return void (await client.query('commit; begin'));
  if (one.what === 'roll back') return void (await client.query('rollback; begin'));
  if (one.what === 'put') return void (await putProducts(client, ids, one));
  if (one.what === 'move') return void (await move());
  if (one.what === 'fold') return void (await client.query('select fold_product_tally($1)', [one.store]));
  if (one.what === 'delete') {
    return void (await client.query('delete from products where store_id = $1 and id = any($2)', [
      one.store,
      ids,
    ]));
  }
  await client.query('savepoint before');
  await move();
  await client.query('rollback to before');
}

describe('the tally of products', () => {
  it('equals what a count finds, after any writes of three at once, committed or rolled back, for each who looks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
        await clients.reader.query('truncate products cascade');
        for (const who of writers) await clients[who].query('begin');
        try {
          for (const one of steps) {
            await take(one);
            expect(await wrong(clients[one.who])).toEqual([]);
          }
          for (const name of names) expect(await wrong(clients[name])).toEqual([]);
        } finally {
          for (const who of writers) await clients[who].query('commit');
        }
        expect(await wrong(clients.reader)).toEqual([]);
        for (const store of ['s1', 's2'])
          await clients.reader.query('select fold_product_tally($1)', [store]);
        expect(await wrong(clients.reader)).toEqual([]);
      }),
      { numRuns: times(25, 1 / 5), seed, endOnFailure: true },
    );
  }, 60_000);

  it('takes a bulk of 500 products as one row of each facet, none for what stays of a kind, and is gone with them', async () => {
    const { ana } = clients;
    const ids = Array.from({ length: 500 }, (_, at) => `p-${at}`);
    await putProducts(ana, ids, { store: 's1', brand: 'Lumbre' });
    expect(await rowsOf(ana, 's1')).toBe(3);
    await ana.query(`update products set description = 'Otra', stock = 0`);
    expect(await rowsOf(ana, 's1')).toBe(3);
    await ana.query(`update products set status = 'deleted'`);
    await ana.query(`select fold_product_tally('s1')`);
    expect(await rowsOf(ana, 's1')).toBe(0);
    await putProducts(ana, ids, { store: 's1' });
    await ana.query('truncate products cascade');
    expect(await rowsOf(ana, 's1')).toBe(0);
  });
});
