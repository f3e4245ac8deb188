import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { freePort } from '../testing/free-port.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/gateway-process.ts';
import { newOrder } from '../testing/new-order.ts';
import { proved } from '../testing/proved.ts';
import { startWithStandby } from '../testing/standby.ts';

let servers: Awaited<ReturnType<typeof startWithStandby>>;
let gateway: GatewayProcess;
let proxy: FaultProxy;
/** The address that always leads to the primary, as a virtual IP does. */
const primary = { port: 0 };
let origin = '';

beforeAll(async () => {
  servers = await startWithStandby();
  primary.port = Number(new URL(servers.primary.url).port);
  for (const setting of [`synchronous_standby_names = '*'`, 'synchronous_commit = on'])
    await servers.primary.ask(`alter system set ${setting}`);
  await servers.primary.ask('select pg_reload_conf()');
  proxy = await startFaultProxy(primary);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  gateway = startGatewayProcess({
    PORT: String(port),
    DATABASE_URL: Object.assign(new URL(servers.primary.url), { port: proxy.url.port }).href,
    DEMO_SIGN_IN: 'true',
    WRITES_PER_MINUTE: '100000',
  });
  await gateway.says('Trastienda: ');
});
afterAll(async () => {
  gateway?.child.kill('SIGTERM');
  await gateway?.ended;
  await proxy?.stop();
  await servers?.stop();
});

it('a standby is promoted under load: no write that was acknowledged is lost, and nobody is signed out', async () => {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let lastAt = 0;
  let longestGap = 0;
  const over = new AbortController();
  const write = async (email: string, store: string, writer: number) => {
    const browser = createBrowser(origin);
    await browser.signIn(email);
    for (let at = 0; !over.signal.aborted; at += 1) {
      const client = `Rosa ${writer} ${at}`;
      const made = await browser.call('/api/kidal/route/order/', store, {
        method: 'POST',
        body: JSON.stringify(newOrder(store, client)),
      });
      await made.arrayBuffer();
      statuses.set(made.status, (statuses.get(made.status) ?? 0) + 1);
      // No more than the flood limit of a person allows two of them.
      await sleep(150);
      if (made.status === 200) {
        acknowledged.push(client);
        const now = performance.now();
        if (lastAt > 0) longestGap = Math.max(longestGap, now - lastAt);
        lastAt = now;
      }
    }
  };
  const writers = [
    write('mariana@casalumbre.example', '10452', 1),
    write('mariana@casalumbre.example', '10452', 2),
    write('hector@taller-norte.example', '20817', 3),
    write('hector@taller-norte.example', '20817', 4),
  ];
  const ended = Promise.allSettled(writers);
  const answered = () => JSON.stringify(Object.fromEntries(statuses));
  /** Waits until so many more writes were acknowledged, however busy the machine is. */
  const acknowledges = async (more: number) => {
    const enough = acknowledged.length + more;
    const isEnough = () => (acknowledged.length >= enough ? 'enough' : answered());
    await expect.poll(isEnough, { timeout: 120_000 }).toBe('enough');
  };
  try {
    await acknowledges(40);
    // The host is gone without a word: what is open says nothing any more.
    proxy.swallow();
    servers.primary.kill();
    await servers.replica.promote();
    primary.port = Number(new URL(servers.replica.url).port);
    await acknowledges(100);
  } finally {
    over.abort();
    await ended;
  }
  await Promise.all(writers);

  const rows = await servers.replica.ask<{ name: string }>(
    `select client_name as name from orders where client_name like 'Rosa %'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
  expect([...statuses.keys()].toSorted().filter((status) => ![200, 503, 504].includes(status))).toEqual([]);
  proved(
    `a standby promoted under 4 writers, the primary's connections swallowed: ${acknowledged.length} writes acknowledged, 0 lost, ${longestGap.toFixed(0)} ms without one; answers by status: ${answered()}`,
  );
  expect(longestGap).toBeLessThan(10_000);
});
