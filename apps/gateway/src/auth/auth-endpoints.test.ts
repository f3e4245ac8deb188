import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { ANA, BETO, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  browser = gateway.browser();
});

const urlOf = async (response: Response) => new URL(((await response.json()) as { url: string }).url);
const logged = (name: string) => gateway.logs.filter((line) => line['auth'] === name).length;

describe('GET csrf and providers (S2.63, S7.9)', () => {
  it('answer in the style of the library', async () => {
    expect(await browser.json('/api/auth/csrf')).toEqual({
      csrfToken: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(await browser.json('/api/auth/providers')).toEqual({
      identity: {
        id: 'identity',
        name: 'Trastienda',
        type: 'oidc',
        signinUrl: `${gateway.origin}/api/auth/signin/identity`,
        callbackUrl: `${gateway.origin}/api/auth/callback/identity`,
      },
    });
  });
});

describe('signing in again and again', () => {
  const signIn = (one: Browser, headers: Record<string, string> = {}) =>
    one.go('/api/auth/signin/identity', {
      method: 'POST',
      headers: { origin: one.origin, ...headers },
      body: new URLSearchParams({ json: 'true' }),
    });

  it('waits, whoever it claims to be; nobody behind another address does', async () => {
    const own = await startTestGateway({ signInLimit: { burst: 3, perSecond: 0.01 }, trustedProxies: 1 });
    const user = own.browser();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 3; count += 1) {
      const spoofed = from(`6.6.6.${count}, 1.2.3.4`);
      expect((await signIn(user, spoofed)).status).toBe(200);
    }
    const refused = await signIn(user, from('6.6.6.9, 1.2.3.4'));
    const wait = Number(refused.headers.get('retry-after'));
    // Less what a busy machine took for it.
    expect({ status: refused.status, isWait: wait > 60 && wait <= 100 }).toEqual({
      status: 429,
      isWait: true,
    });
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('espera un momento') });
    // Of a sign-in that this browser began, elsewhere.
    const url = await urlOf(await user.form('/api/auth/signin/identity'));
    const state = url.searchParams.get('state') ?? '';
    const page = await user.go(`/api/auth/callback/identity?code=x&state=${state}`, {
      headers: { ...from('1.2.3.4'), accept: 'text/html' },
    });
    expect([page.status, await page.text()]).toEqual([429, expect.stringContaining('espera un momento')]);
    expect((await signIn(user, from('1.2.3.5'))).status).toBe(200);
    // A session that there is already is not touched by it.
    expect((await user.go('/api/auth/session', { headers: from('1.2.3.4') })).status).toBe(200);
    own.pass(wait);
    expect((await signIn(user, from('1.2.3.4'))).status).toBe(200);
    await own.stop();
  });

  it('no page of somebody else can spend the sign-ins of who looks at it', async () => {
    const own = await startTestGateway({ signInLimit: { burst: 2, perSecond: 0.01 } });
    const user = own.browser();
    // What a picture, a link or a form of that page makes the browser ask, with all its cookies.
    await user.form('/api/auth/signin/identity');
    const foreign = { headers: { origin: 'https://evil.example' } };
    const asked = own.askedOfProvider.length;
    for (let count = 0; count < 10; count += 1) {
      for (const path of ['callback/identity', 'callback/identity?state=x&code=y', 'signin/identity'])
        expect((await user.go(`/api/auth/${path}`)).status).not.toBe(429);
      const post = await user.go('/api/auth/signin/identity', { method: 'POST', body: '', ...foreign });
      expect(post.status).toBe(403);
    }
    expect(own.askedOfProvider.length).toBe(asked);
    expect((await signIn(user, {})).status).toBe(200);
    expect((await signIn(user, {})).status).toBe(429);
    await own.stop();
  });
});

describe('POST signin (S7.11, S7.12)', () => {
  it("answers with the provider's address: state, nonce and PKCE in it", async () => {
    const url = await urlOf(await browser.form('/api/auth/signin/identity', { callbackUrl: '/' }));
    expect(url.origin + url.pathname).toBe(`${gateway.origin}/idp/auth`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toBeTruthy();
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('redirects where json is not asked for', async () => {
    const response = await browser.form('/api/auth/signin/identity', { json: 'false' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain('/idp/auth?');
  });

  it('lets a caller add a hint, and nothing that decides where the code goes', async () => {
    const query = new URLSearchParams({
      login_hint: ANA.email,
      redirect_uri: 'https://evil.example/',
      client_id: 'evil',
      scope: 'openid',
    });
    const url = await urlOf(await browser.form(`/api/auth/signin/identity?${query}`));
    expect(url.searchParams.get('login_hint')).toBe(ANA.email);
    expect(url.searchParams.get('redirect_uri')).toBe(`${gateway.origin}/api/auth/callback/identity`);
    expect(url.searchParams.get('client_id')).toBe('trastienda');
  });

  it('S8.26: the error that a sign-in is asked with goes to the provider list, and not to the provider', async () => {
    const direct = await urlOf(await browser.form('/api/auth/signin/identity?error=SessionRequired'));
    expect([direct.pathname, direct.searchParams.get('error')]).toEqual(['/idp/auth', null]);
    const list = await urlOf(await browser.form('/api/auth/signin/nadie?error=SessionRequired'));
    expect([list.pathname, list.searchParams.get('error')]).toEqual(['/api/auth/signin', 'SessionRequired']);
  });

  it.each(['nadie', 'google', 'undefined'])(
    'an unknown provider (%s) is the provider list (D121)',
    async (name) => {
      const url = await urlOf(await browser.form(`/api/auth/signin/${name}`, { callbackUrl: '/?store=1' }));
      expect(url.pathname).toBe('/api/auth/signin');
      expect(url.searchParams.get('callbackUrl')).toBe(`${gateway.origin}/?store=1`);
    },
  );

  it.each([
    ['no', {}],
    ['a wrong', { csrfToken: 'f'.repeat(64) }],
  ])('with %s csrfToken goes nowhere: error=MissingCSRF', async (_, fields) => {
    await browser.csrfToken();
    const body = new URLSearchParams({ json: 'true', callbackUrl: '/', ...fields });
    const url = await urlOf(
      await browser.go('/api/auth/signin/identity', {
        method: 'POST',
        body,
        headers: { origin: gateway.origin },
      }),
    );
    expect(url.pathname + url.search).toBe('/api/auth/signin?error=MissingCSRF');
  });

  it("with another browser's csrfToken goes nowhere", async () => {
    const csrfToken = await gateway.browser().csrfToken();
    const url = await urlOf(await browser.form('/api/auth/signin/identity', { csrfToken }));
    expect(url.searchParams.get('error')).toBe('MissingCSRF');
  });
});

describe('every POST under /api/auth', () => {
  it.each(['signin/identity', 'signout', 'session', '_log', 'callback/identity'])(
    '%s from another origin is 403',
    async (path) => {
      const csrfToken = await browser.csrfToken();
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const body = new URLSearchParams({ csrfToken, json: 'true' });
        expect((await browser.go(`/api/auth/${path}`, { method: 'POST', body, headers })).status).toBe(403);
      }
    },
  );

  it('refuses a form of more than 16 kB', async () => {
    expect((await browser.form('/api/auth/signout', { x: 'x'.repeat(17_000) })).status).toBe(413);
  });
});

describe('callbackUrl (D182)', () => {
  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    '%s ends at the root, at sign-in and sign-out, and is logged as InvalidCallbackUrl',
    async (callbackUrl) => {
      const before = logged('InvalidCallbackUrl');
      expect(await browser.signIn(ANA.email, callbackUrl)).toBe(`${gateway.origin}/`);
      const out = await browser.form('/api/auth/signout', { callbackUrl });
      const back = (await urlOf(out)).searchParams;
      expect([back.get('post_logout_redirect_uri'), back.get('state')]).toEqual([
        `${gateway.origin}/api/auth/signed-out`,
        '/',
      ]);
      expect(logged('InvalidCallbackUrl') - before).toBe(2);
    },
  );

  it('planted in its cookie or in the query of the callback changes nothing', async () => {
    const url = await urlOf(await browser.form('/api/auth/signin/identity'));
    const back = await browser.pastIdentityProvider(url.href, ANA.email);
    const cookie = [...browser.jar.keys()].find((name) => name.includes('callback-url'));
    browser.jar.set(String(cookie), encodeURIComponent('https://evil.example/'));
    const response = await browser.go(`${back}&callbackUrl=https%3A%2F%2Fevil.example%2F`);
    expect(browser.sessionCookie).toBeDefined();
    expect(response.headers.get('location')).toMatch(new RegExp(`^${gateway.origin}/?$`));
  });
});

describe('tabs that go to sign in at once', () => {
  const begin = async (callbackUrl: string) =>
    (await urlOf(await browser.form('/api/auth/signin/identity', { callbackUrl }))).href;
  const finish = async (url: string) => {
    const back = await browser.pastIdentityProvider(url, ANA.email);
    return (await browser.go(back)).headers.get('location');
  };
  const begun = () =>
    [...browser.jar.keys()].filter((name) => /\.(?:state|pkce|nonce|callback-url)\./.test(name));

  it.each([
    ['the first one first', [0, 1]],
    ['the last one first', [1, 0]],
  ])('each come to where they were: %s', async (_, order) => {
    const paths = ['/mis-pedidos?status=todos', '/ventas'];
    const urls = [await begin(paths[0] ?? ''), await begin(paths[1] ?? '')];
    for (const at of order) expect(await finish(urls[at] ?? '')).toBe(`${gateway.origin}${paths[at]}`);
    expect(browser.sessionCookie).toBeDefined();
    expect(begun()).toEqual([]);
  });

  it('a used answer of the provider opens nothing a second time', async () => {
    const back = await browser.pastIdentityProvider(await begin('/'), ANA.email);
    await browser.go(back);
    browser.jar.clear();
    expect((await browser.go(back)).headers.get('location')).toContain('/api/auth/error');
    expect(browser.sessionCookie).toBeUndefined();
  });

  it('leave no more than four begun sign-ins in the browser, the newest ones', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 7; count += 1) urls.push(await begin(`/?n=${count}`));
    expect(begun()).toHaveLength(16);
    expect(await finish(urls[3] ?? '')).toBe(`${gateway.origin}/?n=3`);
    expect(await finish(urls[6] ?? '')).toBe(`${gateway.origin}/?n=6`);
    expect(await finish(urls[2] ?? '')).toContain('/api/auth/error');
  });
});

describe('GET callback', () => {
  const errorOf = async (query: string) => {
    const response = await browser.go(`/api/auth/callback/identity?${query}`);
    expect(response.status).toBe(302);
    const url = new URL(response.headers.get('location') ?? '', gateway.origin);
    expect(url.pathname).toBe('/api/auth/error');
    return url.searchParams.get('error');
  };

  it("the provider's refusal is OAuthCallbackError (D181)", async () => {
    const url = await urlOf(await browser.form('/api/auth/signin/identity'));
    const state = url.searchParams.get('state') ?? '';
    expect(
      await errorOf(
        String(new URLSearchParams({ error: 'access_denied', state, iss: `${gateway.origin}/idp` })),
      ),
    ).toBe('OAuthCallbackError');
    expect(browser.sessionCookie).toBeUndefined();
  });

  it.each(['', 'code=x', 'code=x&state=y', 'state=y&error=x'])(
    'without a sign-in of this browser (%s) is an error, not a session',
    async (query) => {
      expect(await errorOf(query)).toBe('OAuthCallbackError');
      expect(browser.sessionCookie).toBeUndefined();
    },
  );

  it('of an unknown provider is an error', async () => {
    const response = await browser.go('/api/auth/callback/nadie?code=x');
    expect(response.headers.get('location')).toBe(
      `${gateway.origin}/api/auth/error?error=OAuthCallbackError`,
    );
  });
});

it('S7.11: POST callback offers no credentials by default: 401 and CredentialsSignin in the url (D128)', async () => {
  const response = await browser.form('/api/auth/callback/credentials', { email: 'a', password: 'b' });
  expect(response.status).toBe(401);
  expect((await urlOf(response)).searchParams.get('error')).toBe('CredentialsSignin');
});

describe('POST session (S7.10)', () => {
  const update = async (data: unknown, csrfToken?: string) =>
    browser.go('/api/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: gateway.origin },
      body: JSON.stringify({ csrfToken: csrfToken ?? (await browser.csrfToken()), data }),
    });

  it('changes the name of the user', async () => {
    await browser.signIn(BETO.email);
    const answer = await update({ name: 'Beto Nuevo' });
    expect(await answer.json()).toMatchObject({ user: { name: 'Beto Nuevo', email: BETO.email } });
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { name: 'Beto Nuevo' } });
  });

  it('changes nothing else, and nothing with a wrong csrfToken (400)', async () => {
    await browser.signIn(ANA.email);
    await update({ email: BETO.email, user: { email: BETO.email }, name: 7 });
    const refused = await update({ name: 'Otra' }, 'f'.repeat(64));
    expect(refused.status).toBe(400);
    expect(await browser.json('/api/auth/session')).toMatchObject({
      user: { name: ANA.name, email: ANA.email },
    });
  });
});

describe('the pages (S2.62)', () => {
  it.each([
    '/api/auth/signin',
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2F%3Fstore%3D1',
    '/api/auth/error?error=AccessDenied',
  ])('%s is Spanish, and needs neither script nor inline style', async (path) => {
    const response = await browser.go(path);
    const html = await response.text();
    expect(html).toContain('<html lang="es-MX">');
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe/);
  });

  it('S8.27: say each error of the library in Spanish, and never what the address says', async () => {
    const texts = new Set<string>();
    for (const name of 'OAuthCallbackError OAuthAccountNotLinked MissingSecret InvalidCallbackUrl CredentialsSignin AccessDenied MissingCSRF SessionRequired __proto__'.split(
      ' ',
    )) {
      const html = await (await browser.go(`/api/auth/error?error=${name}`)).text();
      expect(html).not.toContain(name);
      texts.add(/role="alert">([^<]*)</.exec(html)?.[1] ?? '');
    }
    expect(texts.size).toBe(9);
    const planted = encodeURIComponent('"><script>alert(1)</script>');
    for (const path of [`/api/auth/error?error=${planted}`, `/api/auth/signin?callbackUrl=/${planted}`]) {
      expect(await (await browser.go(path)).text()).not.toContain('<script>');
    }
  });

  it('the choice of the embedded provider names each merchant and that it is a demo', async () => {
    const url = await urlOf(await browser.form('/api/auth/signin/identity'));
    const login = await browser.go((await browser.go(url.href)).headers.get('location') ?? '');
    const html = await login.text();
    expect(html).toContain(`Entrar como ${ANA.name}`);
    // The stores are what one knows; that it is a demo is said, and said once.
    for (const stores of ['Velas Ana y 1 tienda más', 'Barro Beto', 'Sin tienda']) {
      expect(html).toMatch(new RegExp(`>\\s*${stores}\\s*<small>Entrar como`));
    }
    expect(html.match(/demostración/g)).toHaveLength(1);
    expect(html).toMatch(/<\/svg>\s*Trastienda</);
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  });

  it('a choice that is too old, or made by another page, signs nobody in', async () => {
    expect((await browser.go('/idp/interaction/viejo')).status).toBe(400);
    const body = new URLSearchParams({ sub: ANA.email });
    const headers = { origin: 'https://evil.example' };
    expect((await browser.go('/idp/interaction/viejo', { method: 'POST', body, headers })).status).toBe(403);
  });
});

describe('POST _log (S7.14, D180)', () => {
  const post = (body: string) =>
    browser.go('/api/auth/_log', { method: 'POST', body, headers: { origin: gateway.origin } });
  const lines = () => gateway.logs.filter((line) => 'client' in line);

  it('writes one line, which cannot pretend to be two, nor to be a fault of ours', async () => {
    const form = new URLSearchParams({
      level: 'error',
      code: 'E1',
      message: 'falló\n{"level":60}',
      page: '/x\r\n\u001B[2J',
    });
    expect(await (await post(String(form))).json()).toEqual({});
    expect(lines().at(-1)).toMatchObject({
      level: 40,
      msg: 'browser: falló {"level":60}',
      client: { level: 'error', code: 'E1', page: '/x [2J' },
    });
  });

  it.each(['', 'level=__proto__&message=x', `message=${'x'.repeat(5000)}`, '%%%', 'level=fatal'])(
    'is never a failure (%.20s), and takes 4 kB at most',
    async (body) => {
      const before = lines().length;
      const response = await post(body);
      expect(response.status).toBe(200);
      expect(lines().length - before).toBe(body.length > 4096 ? 0 : 1);
      expect(lines().at(-1)?.['level']).toBeLessThan(60);
    },
  );
});

it('what browsers of one address write into the log has an end, and begins again', async () => {
  const own = await startTestGateway({ trustedProxies: 1 });
  const one = own.browser();
  const from = (address: string) => ({ origin: own.origin, 'x-forwarded-for': address });
  const report = async (address: string) => {
    const headers = from(address);
    const log = await one.go('/api/auth/_log', { method: 'POST', body: 'message=x', headers });
    const csp = await one.go('/api/csp-report', { method: 'POST', body: '{}', headers });
    expect([log.status, csp.status]).toEqual([200, 204]);
  };
  const written = () => own.logs.filter(({ msg }) => msg === 'browser: x' || msg === 'csp: violation').length;
  for (let count = 0; count < 200; count += 1) await report('1.2.3.4');
  const first = written();
  expect(first).toBeGreaterThanOrEqual(300);
  expect(first).toBeLessThan(390);
  await report('1.2.3.5');
  expect(written() - first).toBeGreaterThanOrEqual(2);
  const before = written();
  own.pass(60);
  for (let count = 0; count < 100; count += 1) await report('1.2.3.4');
  expect(written() - before).toBe(200);
  await own.stop();
});

describe('an identity provider that is down', () => {
  it('signs nobody in: the url carries an error', async () => {
    const own = await startTestGateway({ identity: { issuer: 'http://localhost:9/idp' } });
    const url = await urlOf(await own.browser().form('/api/auth/signin/identity'));
    expect(url.searchParams.get('error')).toBe('ProviderAway');
    await own.stop();
  });
});
