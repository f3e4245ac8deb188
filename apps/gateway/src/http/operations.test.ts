import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    runtime: readConfig({ TOP_UP_URL: 'https://pay.example/' }, '/').runtime,
  });
});
afterAll(() => gateway.stop());

describe('health', () => {
  it('readyz and /api/health ask the database, healthz only the process', async () => {
    const own = await startTestGateway();
    const browser = own.browser();
    const statuses = async () =>
      Promise.all(
        ['/healthz', '/readyz', '/api/health'].map(async (path) => (await browser.go(path)).status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await browser.json('/api/health')).toEqual({ status: 'ok' });
    // Balancers ask every few seconds: only what is wrong is a line that an operator sees.
    const seen = () => own.logs.filter(({ level, msg }) => msg === 'request' && Number(level) >= 30).length;
    await expect.poll(() => own.logs.filter(({ path }) => path === '/api/health').length).toBe(2);
    expect(seen()).toBe(0);
    await own.database.close();
    expect(await statuses()).toEqual([200, 503, 503]);
    await expect.poll(seen).toBe(2);
    expect((await browser.go('/api/auth/session')).status).toBe(200);
    const planted = { cookie: `__Host-trastienda.session=${'A'.repeat(43)}` };
    // No answer of the database is neither a session nor none (D90).
    expect((await browser.go('/api/auth/session', { headers: planted })).status).toBe(503);
    expect((await browser.go('/api/kidal/route/Ordersfull/seller/1', { headers: planted })).status).toBe(503);
    await own.stop().catch(() => {});
  });
});

it('GET /api/config gives the environment to the portal, without a session (calls.md 24.14)', async () => {
  expect(await gateway.browser().json('/api/config')).toMatchObject({
    topUpUrl: 'https://pay.example/',
    shippingDashboardUrl: null,
    sessionPollSeconds: 0,
  });
});

describe('reports of the content policy', () => {
  const report = (body: string) =>
    gateway
      .browser()
      .go('/api/csp-report', { method: 'POST', body, headers: { 'content-type': 'application/csp-report' } });

  it('are counted and logged, without the query of an address', async () => {
    expect(await gateway.browser().json('/api/csp-report')).toEqual({ count: 0 });
    const violation = {
      'csp-report': {
        'document-uri': `http://localhost/x?email=${ANA.email}`,
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
      },
    };
    expect((await report(JSON.stringify(violation))).status).toBe(204);
    expect(gateway.logs.at(-2) ?? gateway.logs.at(-1)).toMatchObject({
      violation: {
        'document-uri': 'http://localhost/x',
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
      },
    });
    for (const body of ['', '{', '[]', 'x'.repeat(20_000)]) await report(body);
    expect(await gateway.browser().json('/api/csp-report')).toEqual({ count: 5 });
  });

  it('are told to this machine only, and to nobody where the portal is public', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4' };
    expect((await gateway.browser().go('/api/csp-report', { headers })).status).toBe(404);
    const own = await startTestGateway({ publicUrl: 'https://portal.example' });
    expect((await own.browser().go('/api/csp-report')).status).toBe(404);
    expect((await own.browser().go('/api/csp-report', { method: 'POST', body: '{}' })).status).toBe(204);
    await own.stop();
  });
});

describe('the log', () => {
  it('has one line for each request, with its id, call and a user that can be followed but not named', async () => {
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    const id = crypto.randomUUID();
    await browser.call('/api/kidal/route/Ordersfull/seller/1001?search=Juana', '1001', {
      headers: { 'x-request-id': id },
    });
    const find = () => gateway.logs.filter((line) => line['requestId'] === id);
    await expect.poll(() => find().length).toBe(1);
    expect(find()[0]).toMatchObject({
      method: 'GET',
      call: 'listOrders',
      service: 'kidal',
      status: 200,
      user: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(JSON.stringify(find())).not.toMatch(/Juana|1001/);
  });

  it('holds no e-mail, cookie, token or code of a whole sign-in and sign-out', async () => {
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    const held = [...browser.jar.values()];
    const { token } = await browser.json<{ token: string }>('/api/auth/session');
    await browser.go('/api/auth/callback/identity?code=planted-code&state=planted-state');
    await browser.signOut();
    const text = JSON.stringify(gateway.logs);
    expect(gateway.logs.length).toBeGreaterThan(8);
    for (const secret of [...held, token, ANA.email, 'planted-code', 'planted-state']) {
      if (secret.length > 20 || secret.includes('@') || secret.startsWith('planted')) {
        expect(text.includes(secret)).toBe(false);
      }
    }
  });
});
