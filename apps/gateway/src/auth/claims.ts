import type { IdentityClient } from './identity-client.ts';

/** The claims of an identity provider about a user, in whatever shape it sends them. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * Reads the claims of an ID token, and those of the userinfo endpoint where the token lacks the e-mail or
 * whether it is verified: a provider need not write into the token what the scopes request (OpenID Connect
 * Core 5.4). `onMissed` receives the reason why that endpoint did not answer.
 */
export async function wholeClaims(
  identity: Pick<IdentityClient, 'userInfo'>,
  inToken: Claims,
  accessToken: string | null | undefined,
  onMissed: (error: unknown) => void,
): Promise<Claims> {
  const isWhole = typeof inToken['email'] === 'string' && isSaid(inToken['email_verified']);
  if (isWhole || !accessToken) return inToken;
  try {
    return { ...inToken, ...(await identity.userInfo(accessToken, String(inToken['sub']))) };
  } catch (error) {
    onMissed(error);
    return inToken;
  }
}

const isSaid = (claim: unknown): boolean => claim !== undefined && claim !== null;

/**
 * The e-mail, in lower case, that decides which stores are the user's (D127). `null` when there is none, or
 * unless the provider claims that it is verified (D249); some write "true" where `true` is meant.
 * `isTrusted`: the installation vouches for a provider that never makes that claim; a claim that it does make
 * still counts.
 */
export function ownEmail(claims: Claims, isTrusted: boolean): string | null {
  const { email, email_verified: verified } = claims;
  const isOwn = isSaid(verified) ? verified === true || verified === 'true' : isTrusted;
  return isOwn && typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
}

/**
 * Reads when the provider authenticated the person. A provider's clock that runs ahead of ours does not
 * extend that time.
 */
export function authTimeIn(inToken: Claims, now: Date): Date | null {
  const { auth_time: seconds } = inToken;
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? new Date(Math.min(seconds * 1000, now.getTime()))
    : null;
}
