import { setTimeout as sleep } from 'node:timers/promises';
import { isSecure } from '../http/loopback.ts';
import type { IdentityClient } from './identity-client.ts';

/**
 * The path that the identity provider redirects a browser to after sign-out, and the only one to register
 * there for it.
 */
export const SIGNED_OUT_PATH = '/api/auth/signed-out';
/**
 * She who is signed out to this page has no store and is about to open one as the same person (D508): the provider would ask her,
 * in its own words, whether she wants to leave.
 */
const ONBOARDING_PATH = '/onboarding';
/** Nobody waits longer to get out; without an answer the sign-out is ours alone. */
const MAX_WAIT_MS = 2000;

/**
 * Builds the address where a browser ends its session at the identity provider too (OpenID Connect
 * RP-Initiated Logout 1.0). It lacks the ID token that the standard recommends, because no token is in an
 * address (D198), so a provider may ask for confirmation.
 * @returns `null` when the provider has no such address or does not answer, or when its session stays.
 */
export async function endSessionUrl(
  identity: Pick<IdentityClient, 'endSessionEndpoint'>,
  given: {
    readonly clientId: string;
    readonly origin: string;
    readonly callbackUrl: string;
  },
): Promise<string | null> {
  const back = new URL(given.callbackUrl, given.origin);
  if (back.pathname === ONBOARDING_PATH) return null;
  const waited = new AbortController();
  const endpoint = await Promise.race([
    identity.endSessionEndpoint().catch(() => undefined),
    sleep(MAX_WAIT_MS, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
  if (endpoint === undefined || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (!isSecure(url)) return null;
  url.searchParams.set('client_id', given.clientId);
  url.searchParams.set('post_logout_redirect_uri', given.origin + SIGNED_OUT_PATH);
  url.searchParams.set('state', back.pathname + back.search);
  return url.href;
}
