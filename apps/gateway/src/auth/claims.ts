import type { IdentityClient } from './identity-client.ts';

/** What an identity provider says of a user, whatever shape it gives that. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The claims of an ID token, and those of the userinfo endpoint where the token lacks the e-mail or whether it is verified: a
 * provider need not write into the token what the scopes ask for (OpenID Connect Core 5.4). `onMissed` hears why that
 * endpoint said nothing.
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
 * The e-mail, in small letters, that decides which stores are the user's (D127). `null` when there is none, or unless the
 * provider says that it is verified (D249); some write "true" where `true` is meant. `isTrusted`: the installation answers
 * for a provider that never says it; what it does say counts all the same.
 */
export function ownEmail(claims: Claims, isTrusted: boolean): string | null {
  const { email, email_verified: verified } = claims;
  const isOwn = isSaid(verified) ? verified === true || verified === 'true' : isTrusted;
  return isOwn && typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
}

/** When the provider asked the person who she is; a clock of its that is ahead of ours does not make that last longer. */
export function authTimeIn(inToken: Claims, now: Date): Date | null {
  const { auth_time: seconds } = inToken;
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? new Date(Math.min(seconds * 1000, now.getTime()))
    : null;
}
