import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { SIGNED_OUT_PATH } from '../auth/end-session.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { isForeignOrigin } from '../proxy/csrf.ts';
import type { DemoMerchant } from './demo-merchant.ts';
import { idpErrorPage, loginPage } from './pages.ts';
import { IDP_PATH, IDP_SESSION_COOKIE } from './paths.ts';

/**
 * Each sign-in asks which merchant it is to be, also right after a sign-out: the provider must not find who it was
 * last time. (Finding somebody else, it would first end that session by a page with a script in it.)
 */
function forgetSession({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  const remaining = headers.cookie.split('; ').filter((one) => !one.startsWith(IDP_SESSION_COOKIE));
  headers.cookie = remaining.join('; ');
}

/** The embedded identity provider on our own server: its protocol endpoints and the choice of a merchant. */
export function idpRoutes(
  provider: Provider,
  merchants: readonly DemoMerchant[],
  publicUrl: string,
): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const handle = provider.callback();
  const { host, protocol } = new URL(publicUrl);

  const html = (c: Context<GatewayEnv>, content: Parameters<typeof c.html>[0], status: 200 | 400 = 200) => {
    c.header('Content-Security-Policy', pagePolicy());
    return c.html(content, status);
  };
  const expired = (c: Context<GatewayEnv>) => html(c, idpErrorPage(), 400);

  app.get('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    try {
      const details = await provider.interactionDetails(incoming, outgoing);
      if (details.prompt.name !== 'login') return expired(c);
      return html(c, loginPage(`${IDP_PATH}/interaction/${details.uid}`, merchants));
    } catch {
      return expired(c);
    }
  });

  app.post('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    if (isForeignOrigin(incoming.headers, publicUrl)) return c.json(problem(403), 403);
    const read = await readBody(incoming, 4096);
    if (read.kind !== 'read') return c.json(problem(413), 413, { Connection: 'close' });
    const sub = new URLSearchParams(read.bytes.toString('utf8')).get('sub');
    if (sub === null || !merchants.some((one) => one.email === sub)) return expired(c);
    try {
      const location = await provider.interactionResult(incoming, outgoing, { login: { accountId: sub } });
      return c.redirect(location, 303);
    } catch {
      return expired(c);
    }
  });

  // The library's own way out is a page with a script in it. There is little to end: each sign-in forgets the last one.
  app.get('/session/end', (c) => {
    const back = `${publicUrl}${SIGNED_OUT_PATH}`;
    if (c.req.query('post_logout_redirect_uri') !== back) return expired(c);
    for (const name of [IDP_SESSION_COOKIE, `${IDP_SESSION_COOKIE}.sig`]) {
      c.header('Set-Cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`, { append: true });
    }
    const state = c.req.query('state');
    return c.redirect(state === undefined ? back : `${back}?${new URLSearchParams({ state })}`, 303);
  });

  app.all('*', async (c) => {
    const { incoming, outgoing, target } = c.env;
    // The provider builds its own addresses from these headers, so it gets ours and never the caller's.
    incoming.headers.host = host;
    incoming.headers['x-forwarded-host'] = host;
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    forgetSession(incoming);
    const mounted = incoming as typeof incoming & { originalUrl?: string };
    mounted.originalUrl = incoming.url ?? '';
    incoming.url = `${target.path.slice(IDP_PATH.length) || '/'}${target.search === '' ? '' : `?${target.search}`}`;
    outgoing.setHeader('Content-Security-Policy', pagePolicy());
    await handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
