import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { sessions } from '../database/schema.ts';
import type { Browser } from '../testing/browser.ts';
import { FOREIGN_CLIENT, startForeignProvider, throughForeignProvider } from '../testing/foreign-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const guarded = { ...calls.getStore, freshMinutes: 15 };
const path = '/api/identity/route/store/1001';

async function start(options: Parameters<typeof startTestGateway>[0] = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({ calls: [guarded, calls.getBalance], ...options });
  stops.push(gateway.stop);
  return gateway;
}

/** As if the provider had asked who she is so many minutes ago. */
async function signedInAgo({ database, pass }: TestGateway, minutes: number): Promise<void> {
  await database.db.update(sessions).set({ authTime: sql`now() - ${minutes} * interval '1 minute'` });
  // Past what is believed of a session without asking.
  pass(1);
}

/** From the page of a provider back to ours, with what the caller adds to the sign-in; the address it ends at. */
async function signIn(
  browser: Browser,
  query: string,
  past: (url: string) => Promise<string>,
): Promise<{ asked: URLSearchParams; end: string | null }> {
  const started = await browser.form(`/api/auth/signin/identity${query}`, {
    callbackUrl: '/informacion-bancaria',
  });
  const { url } = (await started.json()) as { url: string };
  const back = new URL(await past(url));
  const response = await browser.go(back.pathname + back.search);
  return { asked: new URL(url).searchParams, end: response.headers.get('location') };
}

describe('a call that asks for a recent sign-in (D246)', () => {
  it('is refused past its minutes with a code of its own; the session lives on, and a new sign-in opens it', async () => {
    const gateway = await start();
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    expect((await browser.call(path, '1001')).status).toBe(200);
    await signedInAgo(gateway, 14);
    expect((await browser.call(path, '1001')).status).toBe(200);
    await signedInAgo(gateway, 16);
    const reached = gateway.services.reached.length;
    const refused = await browser.call(path, '1001');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      code: 'reauth',
      message: 'Vuelve a iniciar sesión para continuar',
    });
    expect(gateway.services.reached.length).toBe(reached);
    const other = await browser.call('/api/shippings/route/dv1/user/balance/1001', '1001');
    expect(other.status).toBe(200);

    const { asked, end } = await signIn(browser, '?prompt=login', (url) =>
      browser.pastIdentityProvider(url, ANA.email),
    );
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    expect(end).toBe(`${gateway.origin}/informacion-bancaria`);
    expect((await browser.call(path, '1001')).status).toBe(200);
  });

  it('stays closed where the provider lets in who is signed in there, until it asks anew', async () => {
    const issuer = `http://localhost:${await freePort()}`;
    const { clientId, clientSecret } = FOREIGN_CLIENT;
    const gateway = await start({ identity: { issuer, clientId, clientSecret } });
    const claims = { email: ANA.email, name: ANA.name, email_verified: true };
    const provider = await startForeignProvider(gateway.origin, () => claims, {
      issuer,
      client: { require_auth_time: true },
    });
    stops.push(provider.stop);
    const browser = gateway.browser();
    const through = (url: string) => throughForeignProvider(browser, url, 'sujeto-7');
    const authTime = async () => {
      const [row] = await gateway.database.db.select({ at: sessions.authTime }).from(sessions);
      return row?.at?.getTime() ?? 0;
    };
    await signIn(browser, '', through);
    const first = await authTime();
    expect(first).toBeGreaterThan(0);
    // The provider speaks in whole seconds.
    await sleep(1100);
    await signIn(browser, '', through);
    expect(await authTime()).toBe(first);
    await signIn(browser, '?prompt=login', through);
    expect(await authTime()).toBeGreaterThan(first);
  });

  it('is closed where the provider never says when it asked', async () => {
    const gateway = await start();
    const browser = gateway.browser();
    await browser.signIn(ANA.email);
    await gateway.database.db.update(sessions).set({ authTime: null });
    gateway.pass(1);
    expect((await browser.call(path, '1001')).status).toBe(401);
  });
});
