import type { IncomingMessage } from 'node:http';
import { Auth } from '@auth/core';
import { CallbackRouteError, InvalidCheck } from '@auth/core/errors';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isDatabaseUnavailable, reasonOf } from '../database/unavailable.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { pageCss } from '../http/html.ts';
import { problem, sentences } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { isForeignOrigin } from '../proxy/csrf.ts';
import type { RateLimiter } from '../proxy/rate-limit.ts';
import { SESSION_COOKIE } from '../session/sessions.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { AuthRequestState } from './adapter.ts';
import {
  AUTH_PATH,
  type AuthDeps,
  authConfig,
  BROWSER_COOKIES,
  CALLBACK_URL_COOKIE,
  SIGN_IN_COOKIES,
} from './auth-config.ts';
import { safeCallbackUrl } from './callback-url.ts';
import { endSessionUrl } from './end-session.ts';
import { logFromClient } from './client-log.ts';
import { errorPage, signInPage } from './pages.ts';
import { PROVIDER_ID } from './people.ts';
import { pageErrors, type RefusedBecause, refusedBecause, whyRefused } from './refused-because.ts';
import { signInCookies } from './sign-in-cookies.ts';

type AuthContext = Context<GatewayEnv>;
type AuthCall = {
  readonly method?: 'GET' | 'POST';
  readonly query?: URLSearchParams;
  readonly form?: URLSearchParams;
  readonly json?: unknown;
  /** The callback always begins a new session: it must not see the old one, or it would keep its id or link accounts. */
  readonly withoutSession?: boolean;
  /** The cookies of the sign-in that it is about. */
  readonly signIn?: Readonly<Record<string, string>>;
};

/** Parameters of an authorization request that a caller may add; all others are ours to say. */
const authorizationParameters = ['login_hint', 'ui_locales', 'prompt'];
const FORM_LIMIT = 16 * 1024;
const LOG_LIMIT = 4 * 1024;

export type AuthRouteDeps = AuthDeps & {
  readonly openSession: OpenSession;
  /** Counts each sign-in that comes back from the provider: `ok`, or why it was refused. */
  readonly onSignIn: (result: 'ok' | RefusedBecause) => void;
  /** Beginnings and ends of sign-ins, for each address. */
  readonly attempts: RateLimiter;
  /** This process limits the reports of browsers by address, and writes no line past the limit. */
  readonly reports: { readonly take: (address: string) => number };
  readonly addressOf: (incoming: IncomingMessage) => string;
  /** The built portal's font file; `null` while there is none. */
  readonly interUrl: string | null;
};

/** The auth endpoints of calls.md section 2, by Auth.js and the few things that it lacks. */
export function authRoutes(deps: AuthRouteDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const origin = deps.publicUrl;
  const issuerOrigin = new URL(deps.identity.issuer).origin;

  const cookieHeader = (c: AuthContext, { withoutSession, signIn = {} }: AuthCall): string => {
    const own = BROWSER_COOKIES.filter((name) => !(withoutSession && name === SESSION_COOKIE));
    return [...own.map((name) => [name, getCookie(c, name)] as const), ...Object.entries(signIn)]
      .flatMap(([name, value]) => {
        if (value === undefined) return [];
        if (name === CALLBACK_URL_COOKIE && safeCallbackUrl(value, origin).refused) return [];
        return [`${name}=${encodeURIComponent(value)}`];
      })
      .join('; ');
  };

  /** Asks Auth.js; it never learns which host the caller named. */
  async function ask(c: AuthContext, action: string, call: AuthCall = {}) {
    const state: AuthRequestState = {
      requestId: c.env.requestId,
      arrived: null,
      authTime: null,
      claims: null,
      session: null,
      failure: null,
      refused: null,
    };
    const body = call.form?.toString() ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
    const request = new Request(`${origin}${AUTH_PATH}/${action}?${call.query ?? ''}`, {
      method: call.method ?? 'GET',
      headers: {
        cookie: cookieHeader(c, call),
        ...(call.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.form?.get('json') === 'true' ? { 'x-auth-return-redirect': '1' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer = await Auth(request, authConfig(deps, state));
    // A copy: the headers of its redirects cannot be changed.
    const response = new Response(answer.body, answer);
    // Auth.js would answer "no session", and clear the cookie of a merchant who has one (D90).
    if (isDatabaseUnavailable(state.failure)) throw state.failure;
    const error = state.refused === null ? undefined : pageErrors[state.refused];
    return { response, state, error, checks: takeSignInCookies(response) };
  }
  const errorUrl = (error: string): string => `${origin}${AUTH_PATH}/error?error=${error}`;

  const callbackUrlOf = (c: AuthContext, given: unknown): string => {
    const read = safeCallbackUrl(given, origin);
    if (read.refused) refused(c, 'InvalidCallbackUrl', 'address');
    return read.url;
  };

  function refused(c: AuthContext, auth: string, why: RefusedBecause): void {
    c.env.log.warn({ requestId: c.env.requestId, auth, why, reason: refusedBecause[why] }, 'auth: refused');
  }

  async function formOf(c: AuthContext): Promise<URLSearchParams | Response> {
    const read = await readBody(c.env.incoming, FORM_LIMIT);
    if (read.kind !== 'read') return c.json(problem(413), 413, { Connection: 'close' });
    return new URLSearchParams(read.bytes.toString('utf8'));
  }

  const html = (c: AuthContext, content: Parameters<AuthContext['html']>[0]) => {
    c.header('Content-Security-Policy', pagePolicy([issuerOrigin]));
    return c.html(content);
  };
  const goTo = (c: AuthContext, form: URLSearchParams, url: string, status: 200 | 401 = 200) =>
    form.get('json') === 'true' ? c.json({ url }, status) : c.redirect(url, 302);

  app.use(async (c, next) => {
    if (c.req.method === 'POST' && isForeignOrigin(c.env.incoming.headers, origin)) {
      return c.json(problem(403), 403);
    }
    await next();
    return undefined;
  });

  /** The sign-in of this browser that a callback is the end of. */
  const begunOf = (c: AuthContext) =>
    signInCookies.of(new URLSearchParams(c.env.target.search).get('state') ?? '', getCookie(c));
  const isBegun = ({ seen }: ReturnType<typeof begunOf>): boolean => Object.keys(seen).length > 0;

  /**
   * Whether it makes us ask the identity provider something. What a page of somebody else can make a browser do does
   * not, so it spends nobody's limit (D206).
   */
  const asksProvider = (c: AuthContext): boolean => c.req.method === 'POST' || isBegun(begunOf(c));
  for (const path of ['/signin/:provider', '/callback/:provider']) {
    app.use(path, async (c, next) => {
      const wait = !asksProvider(c) ? 0 : await deps.attempts.take(deps.addressOf(c.env.incoming));
      if (wait === 0) {
        await next();
        return undefined;
      }
      c.header('Retry-After', String(wait));
      if (!c.req.header('accept')?.includes('text/html')) return c.json(problem(429, sentences[429]), 429);
      c.status(429);
      return html(c, errorPage('TooManyRequests'));
    });
  }

  app.get('/page.css', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(pageCss(deps.interUrl), 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });

  app.get('/csrf', async (c) => (await ask(c, 'csrf')).response);
  app.get('/providers', async (c) => (await ask(c, 'providers')).response);

  app.get('/session', async (c) => {
    // Read before Auth.js does: it would answer "no session" for a database that does not answer (D90).
    const token = getCookie(c, SESSION_COOKIE);
    await deps.openSession(() => deps.sessions.find(token));
    const { response } = await ask(c, 'session');
    return withoutRenewal(response);
  });

  app.post('/session', async (c) => {
    const read = await readBody(c.env.incoming, FORM_LIMIT);
    if (read.kind !== 'read') return c.json(problem(413), 413, { Connection: 'close' });
    const json = parsed(read.bytes);
    if (json === undefined) return c.json(null, 400);
    return withoutRenewal((await ask(c, 'session', { method: 'POST', json })).response);
  });

  app.get('/signin', async (c) => {
    const { response } = await ask(c, 'csrf');
    const { csrfToken } = (await response.json()) as { csrfToken: string };
    for (const set of response.headers.getSetCookie()) c.header('Set-Cookie', set, { append: true });
    const callbackUrl = callbackUrlOf(c, c.req.query('callbackUrl'));
    return html(c, signInPage({ csrfToken, callbackUrl, error: c.req.query('error') }));
  });
  app.get('/error', (c) => html(c, errorPage(c.req.query('error'))));

  app.post('/signin/:provider', async (c) => {
    const form = await formOf(c);
    if (form instanceof Response) return form;
    const callbackUrl = callbackUrlOf(c, form.get('callbackUrl'));
    if (c.req.param('provider') !== PROVIDER_ID) {
      const error = c.req.query('error');
      const list = new URLSearchParams({ callbackUrl, ...(error !== undefined && { error }) });
      return goTo(c, form, `${origin}${AUTH_PATH}/signin?${list}`);
    }
    form.set('callbackUrl', callbackUrl);
    const query = new URLSearchParams(
      authorizationParameters.flatMap((name) => {
        const value = c.req.query(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    // The provider authenticates again whoever we send there with this prompt, and then reports when that was
    // (D246).
    if (query.get('prompt') === 'login') query.set('max_age', '0');
    const { response, checks, error } = await ask(c, `signin/${PROVIDER_ID}`, {
      method: 'POST',
      form,
      query,
    });
    if (error !== undefined) return goTo(c, form, errorUrl(error));
    const state = await stateOf(response);
    if (state !== null) {
      append(response, signInCookies.begin(checks, state, getCookie(c), deps.clock()));
    }
    return form.get('json') === 'true' ? withoutLocation(response) : response;
  });

  app.get('/callback/:provider', async (c) => {
    const failed = errorUrl('OAuthCallbackError');
    if (c.req.param('provider') !== PROVIDER_ID) return c.redirect(failed, 302);
    const query = new URLSearchParams(c.env.target.search);
    query.delete('callbackUrl');
    const before = getCookie(c, SESSION_COOKIE);
    const begun = begunOf(c);
    if (!isBegun(begun)) {
      // Auth.js would ask the provider where its endpoints are before it saw that.
      refused(c, 'InvalidCheck', 'not-begun');
      deps.onSignIn('not-begun');
      return c.redirect(failed, 302);
    }
    const {
      response,
      state,
      error: known,
    } = await ask(c, `callback/${PROVIDER_ID}`, {
      query,
      withoutSession: true,
      signIn: begun.seen,
    });
    append(response, begun.forget);
    const signedIn = response.headers.getSetCookie().some((set) => set.startsWith(`${SESSION_COOKIE}=`));
    deps.onSignIn(signedIn ? 'ok' : (state.refused ?? whyRefused(state.failure)));
    if (signedIn) {
      if (before !== undefined) await deps.sessions.remove(before);
      return response;
    }
    const location = new URL(response.headers.get('Location') ?? failed, origin);
    const lost = state.failure instanceof InvalidCheck || state.failure instanceof CallbackRouteError;
    const error = known ?? (lost ? null : location.searchParams.get('error'));
    for (const line of begun.forget) c.header('Set-Cookie', line, { append: true });
    return c.redirect(error === null ? failed : errorUrl(error), 302);
  });

  // The credential branch: no credential provider is offered by default (D128).
  app.post('/callback/:provider', async (c) => {
    const form = await formOf(c);
    if (form instanceof Response) return form;
    return goTo(c, form, `${origin}${AUTH_PATH}/signin?error=CredentialsSignin`, 401);
  });

  app.post('/signout', async (c) => {
    const form = await formOf(c);
    if (form instanceof Response) return form;
    const callbackUrl = callbackUrlOf(c, form.get('callbackUrl'));
    form.set('callbackUrl', callbackUrl);
    const { response } = await ask(c, 'signout', { method: 'POST', form });
    const isOut = response.headers.getSetCookie().some((set) => set.startsWith(`${SESSION_COOKIE}=;`));
    const { clientId } = deps.identity;
    const url = isOut ? await endSessionUrl(deps.identityClient, { clientId, origin, callbackUrl }) : null;
    if (url !== null) {
      for (const set of response.headers.getSetCookie()) c.header('Set-Cookie', set, { append: true });
      return goTo(c, form, url);
    }
    return form.get('json') === 'true' ? withoutLocation(response) : response;
  });

  // The provider has finished; `state` is the callbackUrl of the sign-out's request.
  app.get('/signed-out', (c) => c.redirect(callbackUrlOf(c, c.req.query('state')), 302));

  app.post('/_log', async (c) => {
    const read = await readBody(c.env.incoming, LOG_LIMIT);
    if (read.kind !== 'read') return c.json({}, 200, { Connection: 'close' });
    if (deps.reports.take(deps.addressOf(c.env.incoming)) > 0) return c.json({});
    logFromClient(
      c.env.log.child({ requestId: c.env.requestId }),
      new URLSearchParams(read.bytes.toString('utf8')),
    );
    return c.json({});
  });

  app.onError((error, c) => {
    const isPerson = c.req.header('accept')?.includes('text/html') ?? false;
    if (!isPerson || !isDatabaseUnavailable(error)) throw error;
    c.env.log.error({ reason: reasonOf(error), requestId: c.env.requestId }, 'database: no answer');
    c.status(503);
    return html(c, errorPage('unknown'));
  });

  return app;
}

function parsed(bytes: Buffer): unknown {
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

function append(response: Response, lines: readonly string[]): void {
  for (const line of lines) response.headers.append('Set-Cookie', line);
}

/** Takes the Set-Cookie lines that `which` names out of the answer. */
function takeCookies(response: Response, which: (line: string) => boolean): string[] {
  const lines = response.headers.getSetCookie();
  response.headers.delete('Set-Cookie');
  append(
    response,
    lines.filter((line) => !which(line)),
  );
  return lines.filter(which);
}

const takeSignInCookies = (response: Response): string[] =>
  takeCookies(response, (line) => SIGN_IN_COOKIES.some((name) => line.startsWith(`${name}=`)));

/** The `state` of the authorization request that the answer sends the browser to. */
async function stateOf(response: Response): Promise<string | null> {
  const json: unknown = response.headers.has('Location') ? null : await response.clone().json();
  const url = response.headers.get('Location') ?? (json as { url?: unknown } | null)?.url;
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).searchParams.get('state') : null;
}

/** Auth.js sets the cookie again at each look; ours keeps the end it was created with. */
function withoutRenewal(response: Response): Response {
  takeCookies(
    response,
    (line) => line.startsWith(`${SESSION_COOKIE}=`) && !line.startsWith(`${SESSION_COOKIE}=;`),
  );
  return response;
}

function withoutLocation(response: Response): Response {
  response.headers.delete('Location');
  return response;
}
