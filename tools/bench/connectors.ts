import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { calls } from '@trastienda/api-client/calls';
import { createGuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { seedDemo } from '@trastienda/demo';
import { createSecretBox, createServices } from '@trastienda/services';
import { connect, type Database, disconnect, migrate } from '@trastienda/services/database';
import { bareInstallation } from '@trastienda/services/core/installation';
import { readShops } from '@trastienda/services/testing/read-shops';
import { onBenchDatabase } from './bench-database.ts';
import { BENCH_EMAIL, fillStore } from './bench-stores.ts';
import { benchSize, report } from './figures.ts';

/**
 * `npm run bench:connectors [-- --write]`: the first reading of a shop with 10,000 orders (or as many as the argument says) that takes
 * 20 ms for each answer, as workers read it, beside the rows of those orders inserted one by one by bare SQL; and the turns of 1,000
 * links without news, of which each shop is one emulator.
 */
const ORDERS = benchSize(10_000);
const LINKS = 1000;
const DELAY_MS = 20;
/** A shop without a webhook is asked so often. */
const EVERY_S = 120;
const STORE = 'connectors';
const say = (text: string) => process.stdout.write(`${text}\n`);

type ShopProcess = {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly key: string;
  readonly secret: string;
};

async function startShop(orders: number, delay: number): Promise<ShopProcess> {
  const file = fileURLToPath(new URL('connector-shop.ts', import.meta.url));
  const child = fork(file, [String(orders), String(delay)], {
    execArgv: ['--conditions=@trastienda/source'],
  });
  const [told] = (await once(child, 'message')) as [Omit<ShopProcess, 'child'>];
  return { child, ...told };
}

/** The rows that the reading has written, inserted anew, an order in each transaction, by SQL that is prepared. */
async function insertAgain(database: Database): Promise<number> {
  const client = await database.$client.connect();
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    const tables = ['orders', 'order_lines', 'order_packages', 'external_orders'] as const;
    const columnsOf = async (table: string) => {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      return rows.map(({ name }) => name);
    };
    const inserts = new Map<string, string>();
    for (const table of tables) {
      const columns = await columnsOf(table);
      const own = (name: string) => (name === 'store_id' ? `'${STORE}-floor'` : `"${name}"`);
      inserts.set(
        table,
        `insert into ${table} (${columns.map((name) => `"${name}"`).join()}) select ${columns.map(own).join()}
          from ${table} where store_id = '${STORE}' and ${table === 'orders' ? 'id' : 'order_id'} = $1`,
      );
    }
    const { rows: ids } = await client.query<{ id: string }>(`select id from orders where store_id = $1`, [
      STORE,
    ]);
    const began = performance.now();
    for (const { id } of ids) {
      await client.query('begin');
      for (const [table, text] of inserts) await client.query({ name: `floor-${table}`, text, values: [id] });
      await client.query('commit');
    }
    return performance.now() - began;
  } finally {
    client.release(true);
  }
}

async function measure(url: string): Promise<boolean> {
  const database = connect(url, { max: 10 });
  await migrate(database);
  await seedDemo(database);
  for (const store of [STORE, `${STORE}-floor`]) await fillStore(database, store, async () => {});
  const shop = await startShop(ORDERS, DELAY_MS);
  const client = createGuardedClient({ allowLoopback: true });
  const installation = {
    ...bareInstallation,
    secrets: createSecretBox([randomBytes(32)]),
    shops: { client, allowLoopback: true },
  };
  const faults: unknown[] = [];
  const services = createServices({ database, installation, onError: (error) => faults.push(error) });
  const linked = await services.handle(
    calls.linkWooCommerce,
    {
      params: {},
      query: {},
      body: { storeId: STORE, url: shop.origin, consumerKey: shop.key, consumerSecret: shop.secret },
    },
    {
      user: { email: BENCH_EMAIL, name: null },
      storeId: STORE,
      idempotencyKey: randomUUID(),
      requestId: 'bench',
    },
  );
  if (linked.status !== 200) throw new Error(JSON.stringify(linked));
  const read = () =>
    readShops({
      database,
      installation,
      clock: () => new Date(),
      random: randomBytes,
      mayGoOn: () => true,
      onError: (error) => faults.push(error),
    });

  const looking = connect(url, { max: 1 });
  const before = process.memoryUsage().rss;
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const began = performance.now();
  await read();
  const took = performance.now() - began;
  clearInterval(watching);
  const counts = await looking.$client.query<{ orders: number; rows: number }>(
    `select count(*)::int as orders,
      (count(*) * 3 + (select count(*) from order_lines where store_id = $1))::int as rows
     from (select set_config('app.scope', 'all', false)) s, orders where store_id = $1`,
    [STORE],
  );
  const { orders = 0, rows = 0 } = counts.rows[0] ?? {};
  if (orders !== ORDERS) throw new Error(`${orders} of ${ORDERS} orders were taken over`);
  const floor = await insertAgain(looking);
  say(
    `${orders} orders, ${rows} rows: ${(took / 1000).toFixed(1)} s, ${Math.round((rows * 1000) / took)} rows a second; bare inserts ${(floor / 1000).toFixed(1)} s`,
  );

  await looking.$client.query(`select set_config('app.scope', 'all', false)`);
  // A thousand links of one quiet shop: each has its own row, and none has news.
  const quiet = await startShop(0, 0);
  await looking.$client.query(
    `insert into channel_links (store_id, id, channel, shop_id, name, linked_at)
      select $1, 'link-' || i, 'WC', 'tienda-' || i || '.mx', 'Tienda ' || i, now() from generate_series(1, ${LINKS}) i`,
    [STORE],
  );
  await looking.$client.query(
    `insert into channel_turns (store_id, link_id, origin, root, keys_in_query, weight_unit, dimension_unit, cursor, compared_at, next_at)
      select store_id, 'link-' || i, $2, root, keys_in_query, weight_unit, dimension_unit, cursor, 'infinity', now()
      from channel_turns, generate_series(1, ${LINKS}) i where store_id = $1 and link_id not like 'link-%'`,
    [STORE, quiet.origin],
  );
  for (const field of ['consumerKey', 'consumerSecret'] as const) {
    for (let at = 1; at <= LINKS; at += 1) {
      const place = [STORE, `link-${at}`, field];
      const box = installation.secrets.seal(field === 'consumerKey' ? quiet.key : quiet.secret, place);
      await looking.$client.query(
        'insert into channel_secrets (store_id, link_id, field, key_id, box) values ($1, $2, $3, $4, $5)',
        [...place, installation.secrets.keyId, box],
      );
    }
  }
  await looking.$client.query(`update channel_turns set next_at = null where link_id not like 'link-%'`);
  const cpu = process.cpuUsage();
  const rounds = performance.now();
  await read();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  say(
    `${LINKS} links without news: ${((performance.now() - rounds) / 1000).toFixed(1)} s for a round, ${seconds.toFixed(1)} s of a core`,
  );
  const { rows: left } = await looking.$client.query<{ left: number }>(
    `select count(*)::int as left from channel_turns where next_at <= now() or failures > 0`,
  );
  if (left[0]?.left !== 0) throw new Error(`${left[0]?.left} links were not read`);
  for (const { child } of [shop, quiet]) child.kill();
  await client.close();
  await disconnect(looking);
  await disconnect(database);
  if (faults.length > 0) throw new AggregateError(faults, 'faults of ours');
  return report('connectors', [
    { figure: 'first reading, s for 10,000 orders', value: (took / 1000) * (10_000 / ORDERS), atMost: 120 },
    { figure: 'rows a second, of bare inserts', value: floor / took, atLeast: 0.5 },
    { figure: 'memory that it adds, MB', value: (most - before) / 1e6, atMost: 40 },
    { figure: '1,000 links without news, % of a core', value: (seconds / EVERY_S) * 100, atMost: 5 },
  ]);
}

await onBenchDatabase(measure);
