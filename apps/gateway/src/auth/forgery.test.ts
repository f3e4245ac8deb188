import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../database/schema.ts';
import type { Browser } from '../testing/browser.ts';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

let gateway: TestGateway;
let user: Browser;
let other: Browser;
beforeAll(async () => {
  gateway = await startTestGateway({ signInLimit: { burst: 10_000, perSecond: 1000 } });
  [user, other] = [gateway.browser(), gateway.browser()];
  await user.signIn(ANA.email);
  await other.signIn(BETO.email);
});
afterAll(async () => {
  proved(`${tried} forged requests of the auth endpoints, none had an effect`);
  await gateway.stop();
});
let tried = 0;

/** What a session is now: whatever a forged request does to it, shows. */
const state = async () => ({
  sessions: (await gateway.database.db.select().from(sessions)).map((row) => ({ ...row, lastUsedAt: null })),
  ana: await user.json<object>('/api/auth/session').then(withoutTicket),
});
const withoutTicket = (session: object) => ({ ...session, token: null });

const toPage = (search: string) => ({ url: `${gateway.origin}/api/auth/signin?${search}` });
/** What a POST of our own origin without a good csrfToken is told: the library's answer, a url that names the error (calls.md 2). */
const refusals: Record<string, () => readonly [status: number, body: unknown]> = {
  'signin/identity': () => [200, toPage('error=MissingCSRF')],
  'signin/nadie': () => [200, toPage(`callbackUrl=${encodeURIComponent(`${gateway.origin}/`)}`)],
  signout: () => [200, toPage('error=MissingCSRF')],
  session: () => [400, null],
  'callback/identity': () => [401, toPage('error=CredentialsSignin')],
  'callback/credentials': () => [401, toPage('error=CredentialsSignin')],
};
const tokens = {
  no: async () => undefined,
  'an empty': async () => '',
  'a wrong': async () => 'f'.repeat(64),
  "another session's": () => other.csrfToken(),
  "a cookie's": async () => decodeURIComponent(user.jar.get('__Host-trastienda.csrf') ?? ''),
  "its own, of another origin's page": () => user.csrfToken(),
};
const foreign: Record<string, Record<string, string>> = {
  'a foreign Origin': { origin: 'https://evil.example' },
  'the Origin null': { origin: 'null' },
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site': { 'sec-fetch-site': 'same-site' },
};

describe.each(Object.keys(refusals))('POST %s', (endpoint) => {
  const send = (csrfToken: string | undefined, headers: Record<string, string>) => {
    const isJson = endpoint === 'session';
    const fields = { ...(csrfToken === undefined ? {} : { csrfToken }), json: 'true', callbackUrl: '/' };
    tried += 1;
    return user.go(`/api/auth/${endpoint}`, {
      method: 'POST',
      headers: isJson ? { 'content-type': 'application/json', ...headers } : headers,
      body: isJson ? JSON.stringify({ ...fields, data: { name: 'Otra' } }) : new URLSearchParams(fields),
    });
  };

  it.each(Object.keys(foreign))('with %s is 403, whatever its token, and changes nothing', async (what) => {
    const before = await state();
    for (const token of Object.values(tokens)) {
      expect((await send(await token(), foreign[what] ?? {})).status).toBe(403);
    }
    expect(await state()).toEqual(before);
  });

  it.each(['no', 'an empty', 'a wrong', "another session's"] as const)(
    'with %s csrfToken is told so, leads to no provider, ends no session and changes no name',
    async (what) => {
      const before = await state();
      const answer = await send(await tokens[what](), { origin: gateway.origin });
      expect([answer.status, await answer.json()]).toEqual(refusals[endpoint]?.());
      expect(await state()).toEqual(before);
    },
  );
});

it('a GET in place of a POST does nothing either', async () => {
  const before = await state();
  for (const path of ['signout', 'signin/identity', 'session?name=Otra', '_log?message=x']) {
    tried += 1;
    await user.go(`/api/auth/${path}`);
  }
  expect(await state()).toEqual(before);
});
