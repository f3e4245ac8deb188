import { SESSION_COOKIE } from '../session/sessions.ts';

export type Jar = Map<string, string>;
export type Browser = ReturnType<typeof createBrowser>;

const CLIENT_SESSION_ID = '1234567890123456789';

/** Plain fetch with a cookie jar: what a browser does of it, without a browser. It follows no redirect by itself. */
export function createBrowser(origin: string, jar: Jar = new Map()) {
  const remember = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = set.split('; ');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || pair.length === at + 1;
      if (isGone) jar.delete(name);
      else jar.set(name, pair.slice(at + 1));
    }
  };

  async function go(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    remember(response);
    return response;
  }

  const json = async <Value>(path: string, init?: RequestInit) =>
    (await (await go(path, init)).json()) as Value;
  const csrfToken = async () => (await json<{ csrfToken: string }>('/api/auth/csrf')).csrfToken;

  /** A form of an auth endpoint, answered with JSON. */
  async function form(path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
    const body = new URLSearchParams({ csrfToken: await csrfToken(), json: 'true', ...fields });
    return go(path, { method: 'POST', body, headers: { origin } });
  }

  /** From the authorization request through the choice of a merchant to the address of our callback, not yet called. */
  async function pastIdentityProvider(url: string, email: string): Promise<string> {
    let response = await go(url);
    for (let hop = 0; hop < 10; hop += 1) {
      const location = response.headers.get('location');
      if (location === null)
        throw new Error(`Sign-in stopped at ${response.status}: ${await response.text()}`);
      const next = new URL(location, origin);
      if (!next.pathname.startsWith('/idp/')) return next.href;
      response = await go(next.href);
      if (!next.pathname.startsWith('/idp/interaction/')) continue;
      await response.text();
      response = await go(next.href, {
        method: 'POST',
        body: new URLSearchParams({ sub: email }),
        headers: { origin },
      });
    }
    throw new Error('Sign-in went in circles.');
  }

  return {
    origin,
    jar,
    go,
    json,
    form,
    csrfToken,
    get sessionCookie() {
      return jar.get(SESSION_COOKIE);
    },

    pastIdentityProvider,

    /** The whole way through the embedded identity provider; the answer is the last redirect's target. */
    async signIn(email: string, callbackUrl = '/'): Promise<string> {
      const { url } = (await (await form('/api/auth/signin/identity', { callbackUrl })).json()) as {
        url: string;
      };
      const response = await go(await pastIdentityProvider(url, email));
      const location = response.headers.get('location');
      if (location === null)
        throw new Error(`Sign-in stopped at ${response.status}: ${await response.text()}`);
      return new URL(location, origin).href;
    },

    signOut: () => form('/api/auth/signout', { callbackUrl: '/' }),

    /** A business call as the portal sends it. */
    call(path: string, storeId: string | null, init: RequestInit = {}): Promise<Response> {
      const writes = init.method !== undefined && init.method !== 'GET';
      const headers = new Headers({
        'x-session-id': CLIENT_SESSION_ID,
        ...(storeId === null ? {} : { 'x-store-id': storeId }),
        ...(writes
          ? { origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
          : {}),
      });
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      return go(path, { ...init, headers });
    },
  };
}
