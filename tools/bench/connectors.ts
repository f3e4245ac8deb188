import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { createGuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { createSecretBox, createServices, startWorkers } from '@trastienda/services';
import { connect, type Database, disconnect } from '@trastienda/services/database';
import { bareInstallation } from '@trastienda/services/core/installation';
import { readShops, turnsOf } from '@trastienda/services/testing/read-shops';
import { onBenchDatabase } from './bench-database.ts';
import { BENCH_EMAIL } from './bench-stores.ts';
import { benchSize, report } from './figures.ts';
import { quantile } from './statistics.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * `npm run bench:connectors [-- --write]`: the first reading of a shop with 10,000 orders (or as many as the argument says) that takes
 * 20 ms for each answer, as workers read it, beside the rows of those orders inserted one by one by bare SQL, and the memory that it adds
 * to a process at rest that has the flag of the gateway's; guides that are bought one after the other, until the shop has each; and the
 * turns of 1,000 links without news, of which each shop is one emulator.
 */
const ORDERS = benchSize(10_000);
const LINKS = 1000;
const GUIDES = 60;
const DELAY_MS = 20;
/** A shop without a webhook is asked so often. */
const EVERY_S = 120;
const STORE = 'connectors';
/** A connection looks across stores after it; one that was idle for long is another one. */
const SEE_ALL = `select set_config('app.scope', 'all', false)`;
const say = (text: string) => process.stdout.write(`${text}\n`);

type ShopProcess = {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly key: string;
  readonly secret: string;
};

const startProcess = (file: string, values: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), values, {
    execArgv: ['--conditions=@trastienda/source'],
  });

async function startShop(orders: number, delay: number): Promise<ShopProcess> {
  const child = startProcess('connector-shop.ts', [String(orders), String(delay)]);
  const [told] = (await once(child, 'message')) as [Omit<ShopProcess, 'child'>];
  return { child, ...told };
}

/** The rows that the reading has written, inserted anew, an order in each transaction, by SQL that is prepared. */
async function insertAgain(database: Database): Promise<number> {
  const client = await database.$client.connect();
  try {
    await client.query(SEE_ALL);
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

type Ask = <Body>(call: AnyCall, body: object, params?: Readonly<Record<string, string>>) => Promise<Body>;

/**
 * Buys guides one after the other, with pauses as of somebody who looks at each, while the workers tell the shop of them.
 * @returns the seconds from each purchase until the shop has its guide
 */
async function shipOrders(ask: Ask, looking: Database): Promise<readonly number[]> {
  const { rows: waiting } = await looking.$client.query<{ number: string; pieces: string[] }>(
    `select order_number as number, array_agg(colocation_id) as pieces from orders o
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      where o.store_id = $1 group by o.id, order_number order by o.id limit ${GUIDES}`,
    [STORE],
  );
  if (waiting.length < GUIDES) throw new Error(`${waiting.length} orders wait for a guide`);
  const name = { name: 'Ana', lastName: 'Ruiz', email: null, phone: '5555550100', reference: null };
  const street = { street: 'Av. Juárez', outdoorNumber: '120', interiorNumber: null, neighborhood: 'Juárez' };
  const city = { city: 'Ciudad de México', borough: 'Cuauhtémoc', stateCode: 'MX-DIF', zipCode: '06600' };
  const place = { ...name, ...street, ...city };
  const parcel = { height: 10, width: 30, depth: 25, weight: 1.2 };
  const asked = { storeId: STORE, packageValue: 449 };
  for (const [at, { number, pieces }] of waiting.entries()) {
    const { detail: quotes } = await ask<{ detail: { token: string }[] }>(calls.quoteCourier, {
      ...asked,
      ...parcel,
      insurance: false,
      generatePickup: false,
      shippingDays: 1,
      packageType: 1,
      originZipCode: place.zipCode,
      destinationZipCode: place.zipCode,
    });
    const { detail } = await ask<{ detail: { guide: string; nameParcel: string } }>(
      calls.createCourierGuide,
      {
        ...asked,
        guideOrigin: 'portal-comercios',
        generatePickup: true,
        notification: true,
        content: 'Velas',
        origin: place,
        destination: place,
        marketplace: 'WC',
        orderNumber: number,
        colocationIds: pieces,
        packages: [{ ...parcel, quantity: 1 }],
        cartaPorte: null,
      },
      { token: quotes[0]?.token ?? '' },
    );
    await ask(
      calls.createOrderShipment,
      {
        colocationIds: pieces,
        deliveryTrackId: detail.guide,
        deliveryCarrierId: detail.nameParcel,
        deliveryCarrierName: detail.nameParcel,
        forcedGuideType: null,
        dimensions: null,
      },
      { storeId: STORE, marketplace: 'WC', orderId: number },
    );
    // The purchases come at all moments between two looks of the workers.
    await sleep(200 + ((at * 337) % 1000));
  }
  for (let tries = 0; tries < 60; tries += 1) {
    await looking.$client.query(SEE_ALL);
    const { rows } = await looking.$client.query<{ took: number }>(
      `select extract(epoch from ended_at - created_at)::float8 as took from channel_outbox
        where store_id = $1 and state = 'sent'`,
      [STORE],
    );
    if (rows.length === GUIDES) return rows.map(({ took }) => took);
    await sleep(1000);
  }
  throw new Error('The shop has not heard of every guide after a minute');
}

async function measure(url: string): Promise<boolean> {
  const [filled] = (await once(
    startProcess('connector-stores.ts', [url, STORE, `${STORE}-floor`]),
    'exit',
  )) as [number | null];
  if (filled !== 0) throw new Error('The stores could not be filled');
  const database = connect(url, { max: 10 });
  const shop = await startShop(ORDERS, DELAY_MS);
  const client = createGuardedClient({ allowLoopback: true });
  const installation = {
    ...bareInstallation,
    secrets: createSecretBox([randomBytes(32)]),
    shops: { client, allowLoopback: true },
  };
  const faults: unknown[] = [];
  const services = createServices({ database, installation, onError: (error) => faults.push(error) });
  const ask: Ask = async <Body>(call: AnyCall, body: object, params = {}) => {
    const context = {
      user: { email: BENCH_EMAIL, name: null },
      storeId: STORE,
      idempotencyKey: randomUUID(),
      requestId: 'bench',
    };
    const answer = await services.handle(call, { params, query: {}, body }, context);
    if (answer.status !== 200)
      throw new Error(`${call.id}: ${answer.status} ${JSON.stringify(answer.body)}`, {
        cause: faults.at(-1),
      });
    return answer.body as Body;
  };
  await ask(calls.linkWooCommerce, {
    storeId: STORE,
    url: shop.origin,
    consumerKey: shop.key,
    consumerSecret: shop.secret,
  });
  const read = () =>
    readShops(
      turnsOf({
        database,
        installation,
        clock: () => new Date(),
        onError: (error) => faults.push(error),
      }),
    );

  const looking = connect(url, { max: 1 });
  const memory = watchMemory(50);
  const began = performance.now();
  await read();
  const took = performance.now() - began;
  const added = memory();
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

  await looking.$client.query(SEE_ALL);
  const workers = await startWorkers({ url, database, installation, onError: (error) => faults.push(error) });
  const heard = await shipOrders(ask, looking);
  await workers.stop();
  say(
    `${heard.length} guides: the shop has one ${quantile(heard, 0.5).toFixed(2)} s after its purchase, ${Math.max(...heard).toFixed(2)} s at most`,
  );

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
    { figure: 'memory that it adds, MB', value: added / 1e6, atMost: 40 },
    { figure: 'guide bought to guide in the shop, s, p95', value: quantile(heard, 0.95), atMost: 5 },
    { figure: '1,000 links without news, % of a core', value: (seconds / EVERY_S) * 100, atMost: 5 },
  ]);
}

await onBenchDatabase(measure);
