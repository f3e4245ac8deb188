import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putOrders } from '../../testing/put-orders.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase('empty');

let client: PoolClient;
const across = async (database: typeof db.database) => {
  const one = await database.$client.connect();
  await one.query(`select set_config('app.scope', 'all', false)`);
  return one;
};
beforeAll(async () => {
  client = await across(db.database);
});
afterAll(() => client.release(true));
beforeEach(() => client.query('truncate orders cascade'));

const namesIn = async (one: PoolClient): Promise<string[]> =>
  (
    await one.query(`select store_id || ' ' || order_id || ': ' || name as row from order_names order by 1`)
  ).rows.map(({ row }: { row: string }) => row);

it('an order is found by its client’s name from each of its letters on, and by no other once it is renamed', async () => {
  await putOrders(client, ['o-1', 'o-2'], { store: 's1', clientName: 'ana paz' });
  await putOrders(client, ['o-1'], { store: 's2', clientName: 'eva' });
  const ends = ['a paz', 'ana paz', 'az', 'na paz', 'paz', 'z'];
  const other = [...ends.map((end) => `s1 o-2: ${end}`), 's2 o-1: a', 's2 o-1: eva', 's2 o-1: va'];
  expect(await namesIn(client)).toEqual([...ends.map((end) => `s1 o-1: ${end}`), ...other]);

  await client.query(`update orders set client_name_folded = 'jo' where store_id = 's1' and id = 'o-1'`);
  await client.query(`update orders set status = 'transito'`);
  expect(await namesIn(client)).toEqual(['s1 o-1: jo', 's1 o-1: o', ...other]);

  await client.query(`delete from orders where store_id = 's1' and id = 'o-1'`);
  expect(await namesIn(client)).toEqual(other);
  await client.query('truncate orders cascade');
  expect(await namesIn(client)).toEqual([]);
});

it('one that is written again, rolled back, repeats a part or has no name is held as it is', async () => {
  await putOrders(client, ['o-1'], { store: 's1', clientName: 'yoyo' });
  await putOrders(client, ['o-1'], { store: 's1', clientName: 'yoyo' });
  await putOrders(client, ['o-2'], { store: 's1', clientName: '' });
  await client.query('begin');
  await putOrders(client, ['o-1', 'o-3'], { store: 's1', clientName: 'otra' });
  await client.query('rollback');
  expect(await namesIn(client)).toEqual(['s1 o-1: o', 's1 o-1: oyo', 's1 o-1: yo', 's1 o-1: yoyo']);
});
