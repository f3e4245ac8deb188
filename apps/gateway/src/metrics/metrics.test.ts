import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../proxy/answer.ts';
import type { Browser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { partOf } from './metrics.ts';

const orders = '/api/kidal/route/Ordersfull/seller/1001';
let gateway: TestGateway;
let user: Browser;
beforeAll(async () => {
  const nobody = new URL(`http://127.0.0.1:${await freePort()}`);
  gateway = await startTestGateway({ upstreams: new Map([['shippings', nobody]]) });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(() => gateway.stop());

const read = async () => (await user.go('/metrics')).text();
const valueOf = async (series: string) =>
  Number(
    (await read())
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );

describe('the golden signals of a service', () => {
  it('requests and their durations are counted when the answer is whole', async () => {
    const seen = 'trastienda_requests_total{service="kidal",method="GET",status="2xx"}';
    const took = 'trastienda_request_duration_seconds_count{service="kidal"}';
    const before = [await valueOf(seen), await valueOf(took)];
    for (let count = 0; count < 3; count += 1) await (await user.call(orders, '1001')).text();
    await expect
      .poll(async () => [await valueOf(seen), await valueOf(took)])
      .toEqual(before.map((one) => one + 3));
  });

  it('what fails is told apart by its reason', async () => {
    gateway.services.answers.set('listOrders', () => jsonAnswer(500, {}));
    await user.call(orders, '1001');
    gateway.services.answers.delete('listOrders');
    await expect.poll(() => valueOf('trastienda_failures_total{service="kidal",reason="500"}')).toBe(1);
    expect(await valueOf('trastienda_failures_total{service="kidal",reason="cut"}')).toBe(0);
  });

  it('what is being answered now is seen, and no more when the client hangs up', async () => {
    const now = 'trastienda_requests_in_flight{service="kidal"}';
    let answer = () => {};
    gateway.services.answers.set(
      'listOrders',
      () =>
        new Promise((resolve) => {
          answer = () => resolve(jsonAnswer(200, {}));
        }),
    );
    const caller = new AbortController();
    const call = user.call(orders, '1001', { signal: caller.signal });
    await expect.poll(() => valueOf(now)).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow('abort');
    await expect.poll(() => valueOf(now)).toBe(0);
    expect(await valueOf('trastienda_failures_total{service="kidal",reason="cut"}')).toBe(1);
    answer();
    gateway.services.answers.delete('listOrders');
  });

  it('the breaker of an upstream that does not answer is seen open', async () => {
    const breaker = 'trastienda_upstream_breaker{service="shippings"}';
    expect(await valueOf(breaker)).toBe(0);
    expect(await read()).toContain(breaker);
    for (let count = 0; count < 6; count += 1) {
      await user.call('/api/shippings/route/dv1/user/balance/1001', '1001');
    }
    await expect.poll(() => valueOf(breaker)).toBe(2);
  });

  it('no label is anybody, any store or anything that a caller wrote', async () => {
    await user.go('/api/planted-name/route/1001/x', { method: 'POST' });
    await user.go('/planted-page/1001');
    const text = await read();
    expect(text).not.toMatch(/1001|planted|example/);
    const labels = new Set(
      [...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name).filter((name) => name !== 'le'),
    );
    expect([...labels].toSorted()).toEqual(['method', 'reason', 'service', 'status']);
  });

  it.each([
    ['/api/kidal/route/Ordersfull/seller/1', 'kidal'],
    ['/api/unknown/route/x', 'gateway'],
    ['/api/auth/session', 'auth'],
    ['/idp/auth', 'idp'],
    ['/mis-pedidos/1001', 'portal'],
    ['/', 'portal'],
    ['/metrics', 'gateway'],
  ])('%s belongs to %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });
});

describe('GET /metrics', () => {
  it('is for this machine only where there is no token', async () => {
    expect((await user.go('/metrics')).status).toBe(200);
    const headers = { 'x-forwarded-for': '1.2.3.4' };
    expect((await user.go('/metrics', { headers })).status).toBe(404);
  });

  it('is for who has the token where there is one, from anywhere', async () => {
    const token = 'a token of sixteen or more';
    const own = await startTestGateway({ metricsToken: token });
    const get = async (headers: Record<string, string>) =>
      (await own.browser().go('/metrics', { headers })).status;
    expect(await get({})).toBe(404);
    expect(await get({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await get({ authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' })).toBe(200);
    await own.stop();
  });
});
