import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../database/index.ts';
import { migrateTo } from '../testing/migrate-to.ts';
import { putOrders } from '../testing/put-orders.ts';
import { useDatabase } from '../testing/test-database.ts';

const db = useDatabase('empty');
const older = useDatabase('empty');

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

it('an order is found by its client’s name from each of its words on, and by no other once it is renamed', async () => {
  await putOrders(client, ['o-1', 'o-2'], { store: 's1', clientName: 'ana maria ruiz' });
  await putOrders(client, ['o-1'], { store: 's2', clientName: 'eva' });
  const other = ['s1 o-2: ana maria ruiz', 's1 o-2: maria ruiz', 's1 o-2: ruiz', 's2 o-1: eva'];
  expect(await namesIn(client)).toEqual([
    's1 o-1: ana maria ruiz',
    's1 o-1: maria ruiz',
    's1 o-1: ruiz',
    ...other,
  ]);

  await client.query(
    `update orders set client_name_folded = 'ruiz ana' where store_id = 's1' and id = 'o-1'`,
  );
  await client.query(`update orders set status = 'transito'`);
  expect(await namesIn(client)).toEqual(['s1 o-1: ana', 's1 o-1: ruiz ana', ...other]);

  await client.query(`delete from orders where store_id = 's1' and id = 'o-1'`);
  expect(await namesIn(client)).toEqual(other);
  await client.query('truncate orders cascade');
  expect(await namesIn(client)).toEqual([]);
});

it('one that is written again, rolled back, repeats a word or has no name is held as it is', async () => {
  await putOrders(client, ['o-1'], { store: 's1', clientName: 'eva eva' });
  await putOrders(client, ['o-1'], { store: 's1', clientName: 'eva eva' });
  await putOrders(client, ['o-2'], { store: 's1', clientName: '' });
  await client.query('begin');
  await putOrders(client, ['o-1', 'o-3'], { store: 's1', clientName: 'otra' });
  await client.query('rollback');
  expect(await namesIn(client)).toEqual(['s1 o-1: eva', 's1 o-1: eva eva']);
});

it('a database of before has its names filled, and what its marks joined taken apart', async () => {
  await migrateTo(older.database, 13);
  const before = await across(older.database);
  await putOrders(before, ['o-1'], { store: 's1', clientName: `brenda o'farrill-ruiz (2)` });
  await putOrders(before, ['o-2'], { store: 's2', clientName: 'eva' });
  await migrate(older.database);
  expect(await namesIn(before)).toEqual([
    's1 o-1: 2',
    's1 o-1: brenda o farrill ruiz 2',
    's1 o-1: farrill ruiz 2',
    's1 o-1: o farrill ruiz 2',
    's1 o-1: ruiz 2',
    's2 o-2: eva',
  ]);
  before.release(true);
});
