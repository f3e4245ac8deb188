import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSessionUrl } from './end-session.ts';
import { identityRecords, sessions } from '../database/schema.ts';
import { SESSION_COOKIE } from '../session/sessions.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { ANA, BETO, CARLA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const HALF_A_SECOND = 0.5;

let databaseUrl: string;
let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  gateway = await startTestGateway({ databaseUrl });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  browser = gateway.browser();
});

type PublicSession = {
  user: { name: string; email: string };
  expires: string;
  error?: string;
  token?: string;
  storeId?: string;
};
const sessionOf = (one: Browser) => one.json<PublicSession | null>('/api/auth/session');
const orders = (one: Browser, store = '1001') =>
  one.call(`/api/kidal/route/Ordersfull/seller/${store}`, store);

describe('signing in', () => {
  it('S3.1 S7.9: gives the session of calls.md 24.2, with the first store and a ticket', async () => {
    expect(await sessionOf(browser)).toBeNull();
    expect(await browser.signIn(ANA.email, '/?store=1001')).toBe(`${gateway.origin}/?store=1001`);
    const session = await sessionOf(browser);
    expect(session).toEqual({
      user: { name: ANA.name, email: ANA.email },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      token: expect.stringMatching(/^tk_/),
      storeId: '1001',
    });
    expect((await orders(browser)).status).toBe(200);
  });

  it('leaves out the store of a user who has none', async () => {
    await browser.signIn(CARLA.email);
    expect(await sessionOf(browser)).not.toHaveProperty('storeId');
  });

  it('sets a cookie that no script reads, no other site sends and no plain line carries, for 8 hours', async () => {
    let set = '';
    const original = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      const response = await original(...args);
      set = response.headers.getSetCookie().find((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? set;
      return response;
    };
    await browser.signIn(ANA.email).finally(() => {
      globalThis.fetch = original;
    });
    const [value = '', ...attributes] = set.split('; ');
    expect(value).toMatch(/^__Host-trastienda\.session=[\w-]{43}$/);
    expect(attributes.map((one) => one.replace(/^Expires=.*/, 'Expires'))).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Expires']),
    );
    expect(set).not.toMatch(/domain=/i);
    const expires = Date.parse(attributes.find((one) => one.startsWith('Expires='))?.slice(8) ?? '');
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(8);
  });

  it('begins a new session each time, and the one before is dead', async () => {
    await browser.signIn(ANA.email);
    const before = browser.sessionCookie ?? '';
    await browser.signIn(ANA.email);
    expect(browser.sessionCookie).not.toBe(before);
    expect(await sessionOf(createBrowser(gateway.origin, new Map([[SESSION_COOKIE, before]])))).toBeNull();
  });

  it('as somebody else in the same browser makes nobody the owner of both accounts', async () => {
    await browser.signIn(ANA.email);
    await browser.signIn(BETO.email);
    expect((await sessionOf(browser))?.user.email).toBe(BETO.email);
    await browser.signIn(ANA.email);
    expect((await sessionOf(browser))?.user.email).toBe(ANA.email);
  });

  it('cannot be given a session id beforehand', async () => {
    const planted = 'A'.repeat(43);
    browser.jar.set(SESSION_COOKIE, planted);
    await browser.signIn(ANA.email);
    expect(browser.sessionCookie).not.toBe(planted);
  });

  it('keeps only a hash of what the browser holds, and no token of the provider reaches the browser', async () => {
    await browser.signIn(ANA.email);
    const rows = await gateway.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(browser.sessionCookie);
    const seen = JSON.stringify([await sessionOf(browser), [...browser.jar]]);
    const tokens = rows.flatMap((row) => [row.accessToken, row.refreshToken]).filter((one) => one !== null);
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(seen).not.toContain(token);
  });
});

describe('signing out', () => {
  it('S7.13: kills the session at once, in other processes within half a second, even for a copy of the cookie', async () => {
    const second = await startTestGateway({ databaseUrl, publicUrl: gateway.origin });
    await browser.signIn(ANA.email);
    const copy = new Map(browser.jar);
    const elsewhere = createBrowser(second.origin, copy);
    expect((await orders(elsewhere)).status).toBe(200);
    // What was found a moment ago must not outlive the sign-out here.
    expect((await orders(browser)).status).toBe(200);
    const answer = await browser.signOut();
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).pathname).toBe('/idp/session/end');
    expect(browser.sessionCookie).toBeUndefined();
    expect((await orders(createBrowser(gateway.origin, new Map(copy)))).status).toBe(401);
    second.pass(HALF_A_SECOND);
    expect((await orders(elsewhere)).status).toBe(401);
    expect(await sessionOf(elsewhere)).toBeNull();
    await second.stop();
  });

  it('D197: half a second is also all that a session lives on whose row somebody deletes', async () => {
    await browser.signIn(ANA.email);
    expect((await orders(browser)).status).toBe(200);
    await gateway.database.db.delete(sessions);
    gateway.pass(HALF_A_SECOND);
    expect((await orders(browser)).status).toBe(401);
  });

  const wayOut = async (one: Browser, callbackUrl: string) => {
    const answer = await one.form('/api/auth/signout', { callbackUrl });
    return new URL(((await answer.json()) as { url: string }).url);
  };

  it("ends the provider's session too, and comes back to where it was to end", async () => {
    await browser.signIn(ANA.email);
    const cookies = () => [...browser.jar.keys()].filter((name) => name.startsWith('trastienda.idp.session'));
    expect(cookies().length).toBeGreaterThan(0);
    const url = await wayOut(browser, '/mis-pedidos?x=1');
    // Nothing else: no token is in an address (D198).
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'trastienda',
      post_logout_redirect_uri: `${gateway.origin}/api/auth/signed-out`,
      state: '/mis-pedidos?x=1',
    });
    const back = await browser.go(url.href);
    expect([back.status, cookies()]).toEqual([303, []]);
    const home = await browser.go(back.headers.get('location') ?? '');
    expect([home.status, home.headers.get('location')]).toEqual([302, `${gateway.origin}/mis-pedidos?x=1`]);
  });

  it('D508: is ours alone where it leads to the onboarding: the provider asks nothing', async () => {
    await browser.signIn(ANA.email);
    const url = await wayOut(browser, '/onboarding?motivo=sin-tienda');
    expect(url.href).toBe(`${gateway.origin}/onboarding?motivo=sin-tienda`);
    expect((await orders(browser)).status).toBe(401);
    expect([...browser.jar.keys()].some((name) => name.startsWith('trastienda.idp.session'))).toBe(true);
  });

  it('with a forged token ends nothing and says nothing of the session', async () => {
    await browser.signIn(ANA.email);
    const body = new URLSearchParams({ csrfToken: 'forged', json: 'true', callbackUrl: '/' });
    const answer = await browser.go('/api/auth/signout', {
      method: 'POST',
      body,
      headers: { origin: gateway.origin },
    });
    expect(await answer.text()).not.toContain('/session/end');
    expect((await orders(browser)).status).toBe(200);
  });

  it('comes back to our own origin only', async () => {
    for (const state of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const back = await browser.go(`/api/auth/signed-out?${new URLSearchParams({ state })}`);
      expect(back.headers.get('location')).toBe(`${gateway.origin}/`);
    }
    const foreign = new URLSearchParams({ post_logout_redirect_uri: 'https://evil.example/' });
    expect((await browser.go(`/idp/session/end?${foreign}`)).status).toBe(400);
  });

  it('is ours alone where the provider has no such address', async () => {
    const given = { clientId: 'c', origin: gateway.origin, callbackUrl: `${gateway.origin}/` };
    const answers = [undefined, 'nonsense', 'http://id.example/end'];
    for (const endpoint of answers) {
      expect(await endSessionUrl({ endSessionEndpoint: async () => endpoint }, given)).toBeNull();
    }
    const silent = { endSessionEndpoint: () => Promise.reject(new Error('no answer')) };
    expect(await endSessionUrl(silent, given)).toBeNull();
    expect(
      await endSessionUrl({ endSessionEndpoint: async () => 'https://id.example/end?realm=x' }, given),
    ).toMatch(/^https:\/\/id\.example\/end\?realm=x&client_id=c&/);
  });

  it('the next sign-in shows the choice of merchants again', async () => {
    await browser.signIn(ANA.email);
    await browser.signOut();
    await browser.signIn(BETO.email);
    expect((await sessionOf(browser))?.user.email).toBe(BETO.email);
  });
});

describe('a session ends', () => {
  it('8 hours after the sign-in, however much it is used', async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    const first = await sessionOf(user);
    for (let use = 0; use < 19; use += 1) {
      own.pass(25 * 60);
      expect((await orders(user)).status).toBe(200);
    }
    expect((await sessionOf(user))?.expires).toBe(first?.expires);
    own.pass(290);
    expect((await orders(user)).status).toBe(200);
    own.pass(20);
    expect((await orders(user)).status).toBe(401);
    expect(await sessionOf(user)).toBeNull();
    await own.stop();
  });
});

describe('a session that nobody uses', () => {
  it('ends after 30 minutes, and is told so', async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    own.pass(29 * 60);
    expect((await orders(user)).status).toBe(200);
    own.pass(29 * 60);
    expect((await orders(user)).status).toBe(200);
    own.pass(30 * 60);
    expect((await orders(user)).status).toBe(401);
    expect(await sessionOf(user)).toBeNull();
    await own.stop();
  });

  it('is not kept alive by a page that only looks at it, nor by refused calls', async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    for (let look = 0; look < 6; look += 1) {
      expect(await sessionOf(user)).not.toBeNull();
      expect((await orders(user, '2001')).status).toBe(403);
      own.pass(5 * 60);
    }
    expect(await sessionOf(user)).toBeNull();
    await own.stop();
  });

  it('its use is written down once a minute at most', async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    const lastUse = async () => (await own.database.db.select().from(sessions))[0]?.lastUsedAt.getTime() ?? 0;
    const first = await lastUse();
    own.pass(50);
    await orders(user);
    expect(await lastUse()).toBe(first);
    own.pass(11);
    await Promise.all(Array.from({ length: 20 }, () => orders(user)));
    const second = await lastUse();
    expect(second - first).toBeGreaterThan(60_000);
    await orders(user);
    expect(await lastUse()).toBe(second);
    await own.stop();
  });
});

describe("the provider's token", () => {
  const MINUTES = 60;

  it('is renewed once, however many calls come at its end', async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    const tokens = () => own.askedOfProvider.filter((path) => path === '/idp/token').length;
    const before = tokens();
    own.pass(10 * MINUTES);
    const answers = await Promise.all(Array.from({ length: 20 }, () => orders(user)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(tokens() - before).toBe(1);
    expect(await sessionOf(user)).not.toHaveProperty('error');
    await own.stop();
  });

  it("refused at its renewal makes the session 'invalid_grant' (S3.2): it is told so and opens nothing", async () => {
    const own = await startTestGateway();
    const user = own.browser();
    await user.signIn(ANA.email);
    await own.database.db.delete(identityRecords).where(eq(identityRecords.model, 'RefreshToken'));
    own.pass(10 * MINUTES);
    const session = await sessionOf(user);
    expect(session).toMatchObject({ user: { email: ANA.email }, error: 'invalid_grant' });
    expect(session).not.toHaveProperty('token');
    expect((await orders(user)).status).toBe(401);
    await own.stop();
  });
});

describe('hostile cookies', () => {
  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(4000), "' or 1=1 --", '%00', '..%2f', '💥', '{"a":1}', 'A;B'])(
    '%j is no session, and no fault',
    async (value) => {
      const headers = { cookie: `${SESSION_COOKIE}=${encodeURIComponent(value)}`, 'x-store-id': '1001' };
      expect((await browser.go('/api/kidal/route/Ordersfull/seller/1001', { headers })).status).toBe(401);
      expect(await (await browser.go('/api/auth/session', { headers })).json()).toBeNull();
    },
  );
});
