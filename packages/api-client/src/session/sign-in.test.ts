import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleProviders, sessionHandlers } from '../msw/session-handlers.ts';
import { Origin, Tab } from '../testing/fake-browser.ts';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { useServer } from '../testing/use-server.ts';
import { authErrorIn, ownCallbackUrl } from './callback-url.ts';

const server = useServer(sessionHandlers());
expectNoUnhandledRejection();
const base = 'http://localhost/api/auth';

let tab: Tab;
let forms: { path: string; form: Record<string, string> }[];
beforeEach(() => {
  tab = new Tab(new Origin());
  forms = [];
  server.resetHandlers(...sessionHandlers());
});
const client = () =>
  tab.client({
    fetch: async (url, init) => {
      const request = new Request(url, init);
      if (request.method === 'POST') {
        const { pathname, search } = new URL(request.url);
        const form = Object.fromEntries(new URLSearchParams(await request.clone().text()));
        forms.push({ path: pathname + search, form });
      }
      return fetch(request);
    },
  });

describe('signing in with the identity provider (S7.11, S7.12)', () => {
  it('posts csrfToken, callbackUrl and json, and goes to the address of the answer', async () => {
    const result = await client().signIn('identity', { callbackUrl: '/?store=10452' });
    expect(result.ok).toBe(true);
    expect(forms).toEqual([
      {
        path: '/api/auth/signin/identity',
        form: { csrfToken: 'csrf-de-muestra', callbackUrl: '/?store=10452', json: 'true' },
      },
    ]);
    expect(tab.wentTo).toEqual(['https://identidad.example.com/authorize?client_id=identity']);
  });

  it('sends authorization parameters as query', async () => {
    await client().signIn('identity', { authorization: { prompt: 'login' } });
    expect(forms[0]?.path).toBe('/api/auth/signin/identity?prompt=login');
  });

  it('asked for twice at once, signs in once', async () => {
    const one = client();
    await Promise.all([one.signIn('identity'), one.signIn('identity')]);
    expect(tab.wentTo).toHaveLength(1);
    await one.signIn('identity');
    expect(tab.wentTo).toHaveLength(2);
  });

  it('stays where it is when the gateway gives no answer, and says why', async () => {
    server.use(http.post('*/api/auth/signin/identity', () => HttpResponse.error()));
    expect(await client().signIn('identity')).toMatchObject({ ok: false, error: { kind: 'network' } });
    server.use(
      http.post('*/api/auth/signin/identity', () => HttpResponse.json({ url: 'javascript:alert(1)' })),
    );
    expect(await client().signIn('identity')).toMatchObject({ ok: false, error: { kind: 'contract' } });
    expect(tab.wentTo).toEqual([]);
  });

  it('follows an answer whose url contains an error', async () => {
    server.use(
      http.post('*/api/auth/signin/identity', () =>
        HttpResponse.json({ url: '/api/auth/signin?error=MissingCSRF' }, { status: 400 }),
      ),
    );
    await client().signIn('identity');
    expect(tab.wentTo).toEqual(['/api/auth/signin?error=MissingCSRF']);
  });
});

describe('a provider that is not known (S5.17, D121)', () => {
  it.each([undefined, 'otro', 'toString', '__proto__', ''])(
    '%j goes to the provider list, with the way back',
    async (provider) => {
      await client().signIn(provider, { callbackUrl: '/?store=7' });
      expect(tab.wentTo).toEqual([`${base}/signin?callbackUrl=%2F%3Fstore%3D7`]);
      expect(forms).toEqual([]);
    },
  );

  it('a credential provider goes there too, for it needs a form to fill in', async () => {
    const credentials = {
      ...exampleProviders['identity'],
      id: 'clave',
      type: 'credentials' as const,
    } as never;
    server.use(...sessionHandlers({ providers: { clave: credentials } }));
    await client().signIn('clave');
    expect(tab.wentTo).toEqual([`${base}/signin?callbackUrl=%2F`]);
  });

  it.each([
    ['a failure', http.get('*/api/auth/providers', () => new HttpResponse(null, { status: 500 }))],
    ['no line', http.get('*/api/auth/providers', () => HttpResponse.error())],
    ['null', http.get('*/api/auth/providers', () => HttpResponse.json(null))],
    ['no list', http.get('*/api/auth/providers', () => HttpResponse.json({ identity: {} }))],
  ])('without a provider list (%s) it is the error page', async (_, handler) => {
    server.use(handler);
    await client().signIn('identity');
    expect(tab.wentTo).toEqual([`${base}/error?error=Configuration`]);
  });
});

describe('a page that needs a session (S8.26, D181)', () => {
  it('attaches SessionRequired to the sign-in redirect', async () => {
    await client().requireSession(undefined, { callbackUrl: '/mis-pedidos' });
    expect(tab.wentTo).toEqual([`${base}/signin?callbackUrl=%2Fmis-pedidos&error=SessionRequired`]);
    expect(client().signInUrl({ callbackUrl: '/', error: 'SessionRequired' })).toBe(
      `${base}/signin?callbackUrl=%2F&error=SessionRequired`,
    );
  });

  it('attaches it on the way straight to a provider, too, beside the authorization parameters', async () => {
    await client().requireSession('identity', { authorization: { prompt: 'login' } });
    expect(forms.map(({ path }) => path)).toEqual([
      '/api/auth/signin/identity?prompt=login&error=SessionRequired',
    ]);
  });
});

describe('signing in with e-mail and password (S7.11, S7.12, D128)', () => {
  const credentials = { email: 'mariana.robles@example.com', password: 'correcta' };

  it('posts them with the form, tells the other tabs and goes on', async () => {
    server.resetHandlers(...sessionHandlers({ session: null }));
    const other = new Tab(tab.origin);
    let told = 0;
    other.channel.addEventListener('message', () => (told += 1));
    expect(await client().signInWithCredentials('clave', credentials, { callbackUrl: '/' })).toEqual({
      ok: true,
      value: '/',
    });
    expect(forms).toEqual([
      {
        path: '/api/auth/callback/clave',
        form: { ...credentials, csrfToken: 'csrf-de-muestra', callbackUrl: '/', json: 'true' },
      },
    ]);
    expect(tab.wentTo).toEqual(['/']);
    expect(told).toBe(1);
  });

  it('reads the refusal from the url of the answer, and goes nowhere', async () => {
    const result = await client().signInWithCredentials('clave', { ...credentials, password: 'otra' });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 401, message: 'CredentialsSignin' },
    });
    expect(tab.wentTo).toEqual([]);
  });
});

describe('where a callback may lead (D182)', () => {
  it.each([
    ['/', '/'],
    ['/?store=10452', '/?store=10452'],
    ['mis-pedidos', '/mis-pedidos'],
    ['http://localhost/onboarding#fin', '/onboarding#fin'],
    ['https://localhost/', null],
    ['http://localhost:8080/', null],
    ['http://localhost.evil.mx/', null],
    ['http://evil@localhost/', null],
    ['//evil.mx', null],
    ['/\\evil.mx', null],
    ['\\\\evil.mx', null],
    ['/..//evil.mx', null],
    ['/./\\evil.mx', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    [' \tjavascript:alert(1)', null],
    ['http://[', null],
  ])('%j: %j', (given, own) => {
    expect(ownCallbackUrl(given, 'http://localhost')).toBe(own);
  });

  it('what leads elsewhere is replaced by the root and logged as InvalidCallbackUrl', async () => {
    await client().signIn('identity', { callbackUrl: 'https://evil.mx/' });
    expect(forms.find(({ path }) => path.endsWith('/identity'))?.form['callbackUrl']).toBe('/');
    expect(forms.find(({ path }) => path.endsWith('/_log'))?.form).toMatchObject({
      level: 'warn',
      code: 'InvalidCallbackUrl',
    });
  });

  it('the error of an answer is read from its url', () => {
    expect(authErrorIn('/api/auth/signin?error=CredentialsSignin')).toBe('CredentialsSignin');
    expect(authErrorIn('https://a.mx/?x=1')).toBeNull();
    expect(authErrorIn('http://[')).toBeNull();
  });
});
