import { connect, createPool, disconnect } from '@trastienda/services/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';

/** As short as a quiet local query never is. */
const ANSWER_MS = 800;

let proxy: FaultProxy;
let url: string;
beforeAll(async () => {
  const direct = new URL(await freshDatabase('product'));
  proxy = await startFaultProxy({ port: Number(direct.port) });
  direct.host = proxy.url.host;
  url = direct.href;
});
afterAll(() => proxy.stop());

describe('connections that are swallowed without a word', () => {
  it('are let go, three times over: transactions and queries come back, and the pool ends', async () => {
    const database = connect(url, { max: 2, answerWithin: ANSWER_MS });
    const asked = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.05)`);
        return 'done';
      });
    for (let time = 0; time < 3; time += 1) {
      expect(await Promise.all([asked(), asked()])).toEqual(['done', 'done']);
      const underWay = [asked(), asked()].map((one) => one.catch((error: unknown) => error));
      proxy.swallow();
      for (const one of await Promise.all(underWay)) expect(one).toBeInstanceOf(Error);
      expect(database.$client.totalCount).toBe(0);
    }
    expect(await asked()).toBe('done');
    proxy.swallow();
    const last = database.$client.query('select 1').catch((error: unknown) => error);
    expect(await last).toBeInstanceOf(Error);
    await disconnect(database);
  }, 60_000);

  it('are let go by a pool that is asked with callbacks, too', async () => {
    const pool = createPool(url, { max: 1, answerWithin: ANSWER_MS });
    await pool.query('select 1');
    proxy.swallow();
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    await pool.end();
  }, 30_000);

  it('are found within 10 s, idle ones too, while a slow question is let be', async () => {
    const database = connect(url, { max: 5 });
    const sleep = (seconds: number) => database.execute(sql`select pg_sleep(${seconds})`);
    for (let time = 0; time < 3; time += 1) {
      await Promise.all(Array.from({ length: 5 }, () => sleep(0.05)));
      proxy.swallow();
      const slow = time === 2 ? connect(url, { max: 1 }) : null;
      const asked = slow?.execute(sql`select pg_sleep(6)`);
      const lostAt = performance.now();
      await expect(sleep(0)).rejects.toThrow();
      expect(performance.now() - lostAt).toBeLessThan(10_000);
      // One of five had a question; the other four were closed with it.
      await Promise.all(Array.from({ length: 5 }, () => sleep(0.05)));
      expect(performance.now() - lostAt).toBeLessThan(10_000);
      await asked;
      if (slow) await disconnect(slow);
    }
    await disconnect(database);
  }, 60_000);

  it('/readyz tells it while it lasts, and a process that holds them ends at SIGTERM', async () => {
    const port = await freePort();
    const gateway = startGatewayProcess({ PORT: String(port), DATABASE_URL: url, DEMO_SIGN_IN: 'true' });
    try {
      await gateway.says('Trastienda: ');
      const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
      expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
      proxy.swallow();
      expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200]);
      gateway.child.kill('SIGTERM');
      const before = performance.now();
      expect(await gateway.ended).toMatchObject({ code: 0 });
      // Orchestrators give up after 30 s.
      expect(performance.now() - before).toBeLessThan(25_000);
    } finally {
      gateway.child.kill('SIGKILL');
    }
  }, 120_000);
});
