import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, readJson } from '../proxy/answer.ts';
import type { CallContext, CallParts } from '../proxy/dispatch.ts';
import type { Browser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { createMetrics, partOf } from './metrics.ts';

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
    expect([...labels].toSorted()).toEqual(
      [
        'event',
        'method',
        'pool',
        'reason',
        'request',
        'result',
        'service',
        'state',
        'status',
        'version',
      ].toSorted(),
    );
  });

  it.each([
    ['/api/kidal/route/Ordersfull/seller/1', 'kidal'],
    ['/api/unknown/route/x', 'gateway'],
    ['/api/auth/session', 'auth'],
    ['/idp/auth', 'idp'],
    ['/mis-pedidos/1001', 'portal'],
    ['/', 'portal'],
    ['/metrics', 'gateway'],
    ['/upload/files', 'upload'],
  ])('%s belongs to %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });
});

describe('what the product does beside answering', () => {
  it('sign-ins are counted by how they ended, and the provider is timed', async () => {
    const refused = 'trastienda_sign_ins_total{result="not-begun"}';
    const before = await valueOf(refused);
    await user.go('/api/auth/callback/identity?code=x&state=y');
    expect(await valueOf(refused)).toBe(before + 1);
    expect(await valueOf('trastienda_sign_ins_total{result="ok"}')).toBeGreaterThan(0);
    const took = 'trastienda_provider_request_duration_seconds_count';
    for (const request of ['discovery', 'token'])
      expect(await valueOf(`${took}{request="${request}",result="ok"}`)).toBeGreaterThan(0);
  });

  it('guides, orders and quotes are counted as they are answered', async () => {
    const metrics = createMetrics();
    const answering = (call: AnyCall, status: number, body: unknown = {}) =>
      metrics.counted(async () => jsonAnswer(status, body))(call, {} as CallParts, {} as CallContext);
    const statuses = [200, 200, 404, 500];
    for (const status of statuses) await answering(calls.createCourierGuide, status);
    await answering(calls.createOrder, 200);
    await answering(calls.listOrders, 200);
    metrics.worked({ kind: 'row', job: 'guide-lot', result: 'succeeded' });
    metrics.worked({ kind: 'row', job: 'guide-lot', result: 'failed' });
    metrics.worked({ kind: 'row', job: 'bulkLoad', result: 'succeeded' });
    const text = await metrics.text();
    for (const line of ['guide_sold"} 3', 'order_created"} 1'])
      expect(text).toContain(`trastienda_events_total{event="${line}`);
    expect(text).toContain('trastienda_job_rows_total{job="guide-lot",result="failed"} 1');
  });

  it.each([
    ['offers', 200, { detail: [{ token: 'a' }] }, 'quote'],
    ['an empty list', 200, { detail: [] }, 'quote_without_offer'],
    ['nobody who goes there', 404, {}, 'quote_without_offer'],
    ['a service without carriers', 409, { code: 'no_carriers' }, 'quote_without_offer'],
    ['a parcel that is too large', 422, { code: 'exceeds_max_size' }, null],
    ['a failure', 500, {}, null],
  ])(
    'a quote that is answered with %s (%i) is counted for what it found',
    async (_what, status, body, event) => {
      const metrics = createMetrics();
      const answer = await metrics.counted(async () => jsonAnswer(status, body))(
        calls.quoteCourier,
        {} as CallParts,
        {} as CallContext,
      );
      expect(await readJson(answer)).toEqual(body);
      const text = await metrics.text();
      for (const name of ['quote', 'quote_without_offer'])
        expect(text).toContain(`trastienda_events_total{event="${name}"} ${name === event ? 1 : 0}\n`);
    },
  );

  it('scans are timed by what came of them, and a scheduled task by when it last ended well', async () => {
    const metrics = createMetrics();
    const scans = [async () => true, async () => false, () => Promise.reject(new Error('away'))];
    for (const scan of scans)
      await metrics
        .timedScan(scan)(new Uint8Array())
        .catch(() => {});
    metrics.worked({ kind: 'scheduled', task: 'sales-fold', everySeconds: 60 });
    metrics.worked({ kind: 'task', task: 'sales-fold', result: 'failed' });
    const text = await metrics.text();
    for (const result of ['infected', 'clean', 'silent'])
      expect(text).toContain(`trastienda_scan_duration_seconds_count{result="${result}"} 1`);
    expect(text).toContain('trastienda_task_runs_total{task="sales-fold",result="failed"} 1');
    expect(text).toContain('trastienda_task_interval_seconds{task="sales-fold"} 60');
    const [, at = ''] = /last_success_timestamp_seconds\{task="sales-fold"\} (\d+)/.exec(text) ?? [];
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60);
  });

  it('the queue is asked once for many readers, and a queue that is silent hides no other series', async () => {
    const metrics = createMetrics();
    let asked = 0;
    metrics.watch({
      queue: async () => {
        asked += 1;
        return { waiting: 7, active: 4, oldestSeconds: 12.5 };
      },
    });
    const [text] = await Promise.all([metrics.text(), metrics.text(), metrics.text()]);
    expect(asked).toBe(1);
    expect(text).toContain('trastienda_jobs{state="waiting"} 7');
    expect(text).toContain('trastienda_oldest_job_seconds 12.5');
    const silent = createMetrics();
    silent.watch({ queue: () => Promise.reject(new Error('away')) });
    expect(await silent.text()).toContain('trastienda_build_info');
    expect(await silent.text()).not.toContain('trastienda_jobs{');
  });

  it('linked shops and webhooks are counted by their state, and how late they are is said', async () => {
    const metrics = createMetrics();
    metrics.watch({
      links: async () => ({
        shops: { working: 3, failing: 1, error: 2 },
        oldestShopSeconds: 4.5,
        webhooks: { working: 1, failing: 0, off: 1 },
        oldestWebhookSeconds: 0,
      }),
    });
    const text = await metrics.text();
    for (const line of [
      'shops{state="error"} 2',
      'oldest_shop_seconds 4.5',
      'webhooks{state="off"} 1',
      'oldest_webhook_seconds 0',
    ])
      expect(text).toContain(`trastienda_${line}`);
  });

  it('requests past a limit are counted, and connections seen', async () => {
    const own = await startTestGateway({ rateLimit: { burst: 1, perSecond: 0.01 } });
    const other = own.browser();
    await other.signIn(ANA.email);
    for (let count = 0; count < 3; count += 1) await other.call(orders, '1001');
    const text = await (await other.go('/metrics')).text();
    expect(text).toContain('trastienda_rate_limited_total{service="kidal"} 2');
    expect(text).toContain('trastienda_database_connections{pool="sessions",state="waiting"} 0');
    expect(text).toMatch(/trastienda_build_info\{version="\d+\.\d+\.\d+"\} 1/);
    await own.stop();
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
