import { createServer } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import type { Browser } from './browser.ts';
import { freePort } from './free-port.ts';

/** The client that the gateway is at a provider of {@link startForeignProvider}. */
export const FOREIGN_CLIENT = { clientId: 'portal', clientSecret: 'un-secreto-del-proveedor' } as const;

type Refusal = {
  readonly status: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * An identity provider that is not ours, in a server of its own; anybody may sign in there with any password.
 * @param publicUrl origin of the gateway.
 * @param claimsOf what it knows of a user past `sub`, which is the e-mail that was typed.
 * @param more what this provider does otherwise than others, and its address when that was said before.
 */
export async function startForeignProvider(
  publicUrl: string,
  claimsOf: (sub: string) => Readonly<Record<string, unknown>>,
  more: Configuration & {
    readonly issuer?: string;
    readonly client?: Readonly<Record<string, unknown>>;
    /** A renewal brings the refresh token along, as it need not (RFC 6749, 6). */
    readonly repeatsRefreshToken?: boolean;
  } = {},
) {
  const {
    client,
    issuer = `http://localhost:${await freePort()}`,
    repeatsRefreshToken = true,
    ...configuration
  } = more;
  const asked: string[] = [];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: FOREIGN_CLIENT.clientId,
        client_secret: FOREIGN_CLIENT.clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/callback/identity`],
        post_logout_redirect_uris: [`${publicUrl}/api/auth/signed-out`],
        grant_types: ['authorization_code', 'refresh_token'],
        ...client,
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...claimsOf(sub), sub }) }),
    async loadExistingGrant({ oidc: { client: known, session, provider: own } }) {
      const grant = new own.Grant({ clientId: known?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ...configuration,
  });
  if (!repeatsRefreshToken) {
    provider.use(async (ctx, next) => {
      await next();
      const { params, body } = { params: ctx.oidc?.params, body: ctx.body as Record<string, unknown> };
      if (params?.['grant_type'] === 'refresh_token') delete body['refresh_token'];
    });
  }
  const handle = provider.callback();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', issuer);
    asked.push(pathname);
    if (pathname === '/token' && made.refusal !== null) {
      const { status, error, headers = {} } = made.refusal;
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(JSON.stringify({ error }));
    } else handle(incoming, outgoing);
  }).listen(Number(new URL(issuer).port), 'localhost');
  const made = {
    issuer,
    /** What the token endpoint answers instead of what it would. */
    refusal: null as Refusal | null,
    /** Paths that were asked for, in order. */
    asked,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
  return made;
}

/** From `url` through redirects and the provider's own form; the address of ours at the end, not yet called. */
export async function throughForeignProvider(browser: Browser, url: string, email: string): Promise<string> {
  let response = await browser.go(url);
  for (let hop = 0; hop < 12; hop += 1) {
    const at = new URL(response.headers.get('location') ?? response.url, response.url);
    if (at.origin === browser.origin) return at.href;
    if (response.headers.has('location')) {
      response = await browser.go(at.href);
      continue;
    }
    const [, action = ''] = /action="([^"]+)"/.exec(await response.text()) ?? [];
    const body = new URLSearchParams({ prompt: 'login', login: email, password: 'x' });
    response = await browser.go(action, { method: 'POST', body });
  }
  throw new Error('Sign-in went in circles.');
}
