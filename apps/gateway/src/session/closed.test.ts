import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityRecords, sessions } from '../database/schema.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { ANA, BETO, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

/** The identity provider's tokens last ten minutes. */
const TOKEN_ENDS = 10 * 60;
const orders = (one: Browser) => one.call('/api/kidal/route/Ordersfull/seller/1001', '1001');
const statusesOf = async (asked: Promise<Response>[]) =>
  (await Promise.all(asked)).map(({ status }) => status);
const tokensAsked = (...gateways: TestGateway[]) =>
  gateways.flatMap((one) => one.askedOfProvider).filter((path) => path === '/idp/token').length;

describe("at the end of the provider's token, of two processes", () => {
  let first: TestGateway;
  let second: TestGateway;
  beforeAll(async () => {
    const databaseUrl = await freshDatabase();
    first = await startTestGateway({ databaseUrl });
    second = await startTestGateway({
      databaseUrl,
      publicUrl: first.origin,
      identity: { issuer: `${first.origin}/idp` },
    });
  });
  afterAll(() => Promise.all([first.stop(), second.stop()]));

  it('one asks for a new one, and all 40 calls pass', async () => {
    const user = first.browser();
    await user.signIn(ANA.email);
    const elsewhere = createBrowser(second.origin, user.jar);
    const before = tokensAsked(first, second);
    for (const one of [first, second]) one.pass(TOKEN_ENDS);
    const asked = Array.from({ length: 40 }, (_, at) => orders(at % 2 === 0 ? user : elsewhere));
    expect(await statusesOf(asked)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(tokensAsked(first, second) - before).toBe(1);
    proved('40 calls at the end of a token, in two processes: one renewal');
  });
});

describe('an identity provider that does not answer', () => {
  let gateway: TestGateway;
  let user: Browser;
  beforeEach(async () => {
    gateway = await startTestGateway();
    user = gateway.browser();
    await user.signIn(ANA.email);
    return () => gateway.stop();
  });

  it('closes what it would have to be asked about: no data, no ticket, nobody signed out; and opens again by itself', async () => {
    gateway.provider.answers = false;
    // While the token is good there is nothing to ask.
    expect((await orders(user)).status).toBe(200);
    gateway.pass(TOKEN_ENDS);
    const reached = gateway.services.reached.length;
    const all = [
      orders(user),
      user.go('/api/auth/session'),
      user.go('/api/image?w=64&url=%2Fa.png'),
      ...Array.from({ length: 10 }, () => orders(user)),
    ];
    expect(new Set(await statusesOf(all))).toEqual(new Set([503]));
    expect(gateway.services.reached.length).toBe(reached);
    expect(user.sessionCookie).toBeDefined();
    gateway.provider.answers = true;
    gateway.pass(3);
    expect(await statusesOf([orders(user)])).toEqual([200]);
    expect(await user.json('/api/auth/session')).toMatchObject({ user: { email: ANA.email } });
  });

  it.each<[string, (user: Browser) => Promise<number>]>([
    ['calls', async (one) => (await orders(one)).status],
    ['the page that waits for it', async (one) => (await one.go('/api/auth/session')).status],
  ])('for 40 minutes signs nobody out, however she tries: %s (D509)', async (_, tries) => {
    gateway.pass(TOKEN_ENDS);
    gateway.provider.answers = false;
    for (let minutes = 0; minutes < 40; minutes += 5) {
      expect(await tries(user)).toBe(503);
      gateway.pass(5 * 60);
    }
    gateway.provider.answers = true;
    expect((await orders(user)).status).toBe(200);
  });

  it('closes it also for who tries again and again, without being asked each time', async () => {
    gateway.pass(TOKEN_ENDS);
    gateway.provider.answers = false;
    const before = tokensAsked(gateway);
    for (let count = 0; count < 20; count += 1) expect((await orders(user)).status).toBe(503);
    expect(tokensAsked(gateway) - before).toBeLessThanOrEqual(2);
  });
});

describe('a refresh token', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());
  const rowOf = async (user: Browser) => {
    const { user: who } = await user.json<{ user: { email: string } }>('/api/auth/session');
    const rows = await gateway.database.db.query.sessions.findMany();
    const users = await gateway.database.db.query.users.findMany();
    const id = users.find(({ email }) => email === who.email)?.id ?? '';
    const row = rows.find(({ userId }) => userId === id);
    if (!row) throw new Error('no session row');
    return row;
  };
  const use = async (refreshToken: string) => {
    const secret = Buffer.from(`${gateway.provider.clientId}:${gateway.provider.clientSecret}`).toString(
      'base64',
    );
    const answer = await fetch(`${gateway.origin}/idp/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${secret}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { refresh_token?: string; error?: string },
    };
  };

  it('used a second time kills the whole family: the thief’s, and the session that it was stolen from', async () => {
    const user = gateway.browser();
    await user.signIn(BETO.email);
    const { refreshToken } = await rowOf(user);
    const stolen = await use(refreshToken ?? '');
    expect(stolen.status).toBe(200);
    expect(stolen.body.refresh_token).not.toBe(refreshToken);
    gateway.pass(TOKEN_ENDS);
    // Ours is the used one now: the provider refuses it, and everything that came from it.
    const calls = Array.from({ length: 5 }, () =>
      user.call('/api/kidal/route/Ordersfull/seller/2001', '2001'),
    );
    expect(await statusesOf(calls)).toEqual([401, 401, 401, 401, 401]);
    expect(await user.json('/api/auth/session')).toMatchObject({ error: 'invalid_grant' });
    expect(await use(stolen.body.refresh_token ?? '')).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const left = await gateway.database.db
      .select()
      .from(identityRecords)
      .where(eq(identityRecords.model, 'RefreshToken'));
    expect(left).toEqual([]);
    const [row] = await gateway.database.db.select().from(sessions);
    expect([row?.accessToken, row?.refreshToken]).toEqual([null, null]);
  });
});
