import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/gateway-process.ts';
import { newOrder } from '../testing/new-order.ts';
import { proved } from '../testing/proved.ts';
import { startWithStandby } from '../testing/standby.ts';

type Servers = Awaited<ReturnType<typeof startWithStandby>>;
let servers: Servers;
let gateway: GatewayProcess;
let origin = '';

beforeAll(async () => {
  servers = await startWithStandby();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  gateway = startGatewayProcess({
    PORT: String(port),
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URL: servers.replica.url,
    DEMO_SIGN_IN: 'true',
  });
  await gateway.says('the replica serves reads');
  await gateway.says('Trastienda: ');
});
afterAll(async () => {
  gateway?.child.kill('SIGTERM');
  await gateway?.ended;
  await servers?.stop();
});

const signedIn = async (email: string): Promise<Browser> => {
  const browser = createBrowser(origin);
  await browser.signIn(email);
  return browser;
};

const days = 'fechaInicio=2025-10-01&fechaFin=2025-11-15';
const lists = (store: string) => [
  `/api/kidal/route/Ordersfull/seller/${store}?pageSize=50`,
  `/api/kidal/route/order/seller/${store}/misVentas/totales?${days}`,
  `/api/kidal/route/order/seller/${store}/unidadesVendidas/totales?${days}`,
];

/** Reads lists and sums of a merchant, some ten a second, until `stop`. */
function startReading(browser: Browser, store: string) {
  const over = new AbortController();
  const statuses: number[] = [];
  const reading = (async () => {
    while (!over.signal.aborted) {
      const answers = await Promise.all(lists(store).map((path) => browser.call(path, store)));
      for (const answer of answers) {
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
      await sleep(150);
    }
  })();
  return async () => {
    over.abort();
    await reading;
    return { calls: statuses.length, failed: statuses.filter((status) => status !== 200) };
  };
}

/** How often a server has looked into the orders. */
const looksOn = async (server: Servers['primary'] | Servers['replica']) => {
  // Each process of PostgreSQL tells what it has counted a second later.
  await sleep(1500);
  const [row] = await server.ask<{ n: number }>(
    `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as n from pg_stat_user_tables where relname = 'orders'`,
  );
  return row?.n ?? 0;
};

/** Makes an order and asks for the newest one. @returns whether it is that. */
async function writesAndSees(browser: Browser, store: string, name: string): Promise<boolean> {
  const made = await browser.call('/api/kidal/route/order/', store, {
    method: 'POST',
    body: JSON.stringify(newOrder(store, name)),
  });
  expect(made.status, await made.clone().text()).toBe(200);
  const list = await browser.call(`/api/kidal/route/Ordersfull/seller/${store}?pageSize=5`, store);
  return (await list.text()).includes(name);
}
it('lists and sums are served by the replica', async () => {
  const hector = await signedIn('hector@taller-norte.example');
  const before = { replica: await looksOn(servers.replica), primary: await looksOn(servers.primary) };
  const stop = startReading(hector, '20817');
  await sleep(5000);
  const { calls, failed } = await stop();
  const looks = {
    replica: (await looksOn(servers.replica)) - before.replica,
    primary: (await looksOn(servers.primary)) - before.primary,
  };
  expect(failed).toEqual([]);
  // One call of three is a list of orders.
  expect(looks.replica).toBeGreaterThanOrEqual(calls / 3);
  expect(looks.primary).toBe(0);
  proved(
    `${calls} lists and sums of a merchant: orders looked into ${looks.replica} times on the replica, on the primary never`,
  );
});

it('who writes sees it at once, while the replica replays nothing', async () => {
  const mariana = await signedIn('mariana@casalumbre.example');
  await servers.replica.ask('select pg_wal_replay_pause()');
  let seen = 0;
  for (let at = 0; at < 100; at += 1) if (await writesAndSees(mariana, '10452', `Rosa ${at} Díaz`)) seen += 1;
  const hidden = await servers.replica.ask<{ n: number }>(
    `select count(*)::int as n from orders where client_name like 'Rosa % Díaz'`,
  );
  await servers.replica.ask('select pg_wal_replay_resume()');
  expect(seen).toBe(100);
  proved(
    `100 writes seen by their writer at once, ${100 - (hidden[0]?.n ?? 0)} of them not on the replica then`,
  );
  expect(hidden[0]?.n).toBeLessThan(100);
});

it('reads that are in the way of what it has to replay, and its loss under load, cost no failed call', async () => {
  const [hector, mariana] = [
    await signedIn('hector@taller-norte.example'),
    await signedIn('mariana@casalumbre.example'),
  ];
  const readers = [startReading(hector, '20817'), startReading(mariana, '10452')];
  await servers.replica.ask('alter system set max_standby_streaming_delay = 0');
  await servers.replica.ask('select pg_reload_conf()');
  // One table at a time: who holds one and waits for the next can be in a ring with a task that folds sums.
  const locks = ['orders', 'order_tally', 'sales_days'].map((table) => `begin; lock table ${table}; commit`);
  for (let at = 0; at < 200; at += 1) {
    // What is replayed of it takes the table away from whoever reads it there.
    await servers.primary.ask(locks.join('; '));
    await sleep(20);
  }
  const [conflicts] = await servers.replica.ask<{ n: number }>(
    'select sum(confl_lock)::int as n from pg_stat_database_conflicts',
  );
  await servers.replica.kill();
  await sleep(3000);
  await servers.replica.start();
  await sleep(3000);
  const done = await Promise.all(readers.map((stop) => stop()));
  expect(done.flatMap(({ failed }) => failed)).toEqual([]);
  // It counts from its start: it serves again.
  expect(await looksOn(servers.replica)).toBeGreaterThan(10);
  proved(
    `${conflicts?.n} reads cancelled by what the replica had to replay, then it was killed and started again: 0 of ${done.reduce((sum, { calls }) => sum + calls, 0)} calls failed`,
  );
});

it('a start on the replica alone ends with a sentence', async () => {
  const env = { PORT: String(await freePort()), DATABASE_URL: servers.replica.url, DEMO_SIGN_IN: 'true' };
  const { code, output } = await startGatewayProcess(env).ended;
  expect(code).not.toBe(0);
  expect(output).toContain('This PostgreSQL is read-only (a replica): set DATABASE_URL to the primary');
});
