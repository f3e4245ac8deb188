import { type AuthConfig, customFetch } from '@auth/core';
import { OAuthAccountNotLinked } from '@auth/core/errors';
import type { Session as PublicSession } from '@auth/core/types';
import type { GatewayDatabase } from '../database/open.ts';
import { reasonOf } from '../database/unavailable.ts';
import type { Logger } from '../log.ts';
import type { Clock } from '../session/clock.ts';
import {
  newSessionToken,
  SESSION_COOKIE,
  SESSION_SECONDS,
  type Session,
  type Sessions,
} from '../session/sessions.ts';
import type { Tickets } from '../session/tickets.ts';
import { type AuthRequestState, createAdapter } from './adapter.ts';
import { safeCallbackUrl } from './callback-url.ts';
import { authTimeIn, type Claims, ownEmail, wholeClaims } from './claims.ts';
import type { IdentityClient, IdentitySettings } from './identity-client.ts';
import { PROVIDER_ID, personOf } from './people.ts';
import { refusedBecause, whyRefused } from './refused-because.ts';
import { issuerKey } from './remember-issuer.ts';

export const AUTH_PATH = '/api/auth';

export type AuthDeps = {
  readonly db: GatewayDatabase;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly clock: Clock;
  readonly secret: string;
  readonly publicUrl: string;
  readonly identity: IdentitySettings;
  readonly identityClient: IdentityClient;
  /**
   * The first of the user's stores, for `Session.storeId`; `null` when there is none or it cannot be read
   * now.
   */
  readonly firstStoreOf: (session: Session) => Promise<string | null>;
  readonly log: Logger;
};

const cookie = (name: string, maxAge?: number) => ({
  name: `__Host-trastienda.${name}`,
  options: {
    httpOnly: true,
    secure: true,
    sameSite: 'lax' as const,
    path: '/',
    ...(maxAge === undefined ? {} : { maxAge }),
  },
});
const QUARTER_HOUR = 15 * 60;
const cookies = {
  sessionToken: { ...cookie('session'), name: SESSION_COOKIE },
  callbackUrl: cookie('callback-url', QUARTER_HOUR),
  csrfToken: cookie('csrf'),
  pkceCodeVerifier: cookie('pkce', QUARTER_HOUR),
  state: cookie('state', QUARTER_HOUR),
  nonce: cookie('nonce', QUARTER_HOUR),
};
export const CALLBACK_URL_COOKIE = cookies.callbackUrl.name;
/** The cookies that last from the start of one sign-in to its callback. */
export const SIGN_IN_COOKIES: readonly string[] = [
  CALLBACK_URL_COOKIE,
  cookies.pkceCodeVerifier.name,
  cookies.state.name,
  cookies.nonce.name,
];
/** The cookies of the browser itself; with those of one sign-in, the only ones that Auth.js may see. */
export const BROWSER_COOKIES: readonly string[] = [cookies.sessionToken.name, cookies.csrfToken.name];

/** The session as the browser may see it (calls.md 24.2). */
async function publicSession(deps: AuthDeps, session: Session, name: string | null): Promise<PublicSession> {
  const storeId = session.error === null ? await deps.firstStoreOf(session) : null;
  return {
    user: { name, email: session.user.email },
    expires: session.expiresAt.toISOString(),
    ...(session.error === null ? { token: deps.tickets.issue(session.id) } : { error: session.error }),
    ...(storeId === null ? {} : { storeId }),
  };
}

const nameIn = (data: unknown): string | null => {
  const given = data as { name?: unknown; user?: { name?: unknown } } | null | undefined;
  const name = given?.name ?? given?.user?.name;
  return typeof name === 'string' && name.trim() !== '' && name.length <= 200 ? name.trim() : null;
};

/** The name that a provider gives to a person. */
const nameOf = (claims: Claims): string | null =>
  nameIn(claims) ?? nameIn({ name: claims['preferred_username'] });

/** The configuration of Auth.js for one request, which fills `state` as it runs. */
export function authConfig(deps: AuthDeps, state: AuthRequestState): AuthConfig {
  const { identity } = deps;
  const adapter = createAdapter(deps.db, deps.sessions, state);
  return {
    basePath: AUTH_PATH,
    trustHost: true,
    secret: deps.secret,
    useSecureCookies: true,
    cookies,
    adapter,
    session: {
      strategy: 'database',
      maxAge: SESSION_SECONDS,
      updateAge: SESSION_SECONDS,
      generateSessionToken: newSessionToken,
    },
    pages: { signIn: `${AUTH_PATH}/signin`, error: `${AUTH_PATH}/error` },
    providers: [
      {
        id: PROVIDER_ID,
        name: 'Trastienda',
        type: 'oidc',
        issuer: identity.issuer,
        clientId: identity.clientId,
        clientSecret: identity.clientSecret,
        client: { token_endpoint_auth_method: identity.clientAuth },
        checks: ['pkce', 'state', 'nonce'],
        authorization: { params: { scope: identity.scope } },
        async profile(inToken, { access_token: accessToken }) {
          const claims = await wholeClaims(deps.identityClient, inToken, accessToken, (error) =>
            deps.log.warn({ reason: reasonOf(error), requestId: state.requestId }, 'auth: no userinfo'),
          );
          state.claims = claims;
          state.authTime = authTimeIn(inToken, deps.clock());
          return {
            id: String(claims['sub']),
            name: nameOf(claims),
            email: ownEmail(claims, identity.emailTrusted),
          };
        },
        [customFetch]: identity.fetch,
      },
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => safeCallbackUrl(url, baseUrl).url,
      async signIn({ account }) {
        // The e-mail decides which stores are the user's (D127): without one, or with one that is not the user's own, no way in.
        const claims = state.claims ?? {};
        const email = ownEmail(claims, identity.emailTrusted);
        if (email === null || !account) {
          state.refused = typeof claims['email'] === 'string' ? 'e-mail-unverified' : 'e-mail-missing';
          return false;
        }
        const arrival = {
          issuer: issuerKey(identity.issuer),
          subject: account.providerAccountId,
          email,
          name: nameOf(claims),
        };
        const person = await personOf(deps.db, arrival, identity.relink);
        if (person === null) {
          state.refused = 'other-account';
          throw new OAuthAccountNotLinked('The person of this e-mail has another account.');
        }
        const tokens = {
          authTime: state.authTime,
          accessToken: account.access_token ?? null,
          accessTokenExpiresAt: account.expires_at ? new Date(account.expires_at * 1000) : null,
          refreshToken: account.refresh_token ?? null,
        };
        state.arrived = { person, beginning: { userId: person.id, email, tokens } };
        return true;
      },
      async session({ newSession, trigger }) {
        const found = state.session;
        if (found === null) throw new Error('Auth.js asked for a session that was not read.');
        const name = trigger === 'update' ? nameIn(newSession) : null;
        if (name !== null) await adapter.updateUser?.({ id: found.user.id, name });
        return publicSession(deps, found, name ?? found.user.name);
      },
    },
    logger: {
      error(error) {
        state.failure = error;
        // Auth.js itself has nothing to add to what our own callback decided.
        const more = state.refused === null ? { cause: reasonOf(error) } : {};
        const why = (state.refused ??= whyRefused(error));
        const line = { requestId: state.requestId, auth: error.name, why, reason: refusedBecause[why] };
        deps.log.warn({ ...line, ...more }, 'auth: refused');
      },
      warn: (code) => deps.log.debug({ auth: code }, 'auth: warning'),
      debug() {},
    },
  };
}
