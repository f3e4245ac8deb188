import type { IdentityClient } from './identity-client.ts';

/** What an identity provider says of a user, whatever shape it gives that. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The claims of an ID token, and those of the userinfo endpoint where the token lacks the e-mail: a provider need not
 * write into the token what the scopes ask for (OpenID Connect Core 5.4). `onMissed` hears why that endpoint said nothing.
 */
export async function wholeClaims(
  identity: Pick<IdentityClient, 'userInfo'>,
  inToken: Claims,
  accessToken: string | null | undefined,
  onMissed: (error: unknown) => void,
): Promise<Claims> {
  if (typeof inToken['email'] === 'string' || !accessToken) return inToken;
  try {
    return { ...inToken, ...(await identity.userInfo(accessToken, String(inToken['sub']))) };
  } catch (error) {
    onMissed(error);
    return inToken;
  }
}

/**
 * The e-mail, in small letters, that decides which stores are the user's (D127). `null` when there is none, or when the
 * provider says anything of its verification but yes: some write "false" where `false` is meant.
 */
export function ownEmail(claims: Claims): string | null {
  const { email, email_verified: verified } = claims;
  const isOwn = verified === undefined || verified === null || verified === true || verified === 'true';
  return isOwn && typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
}
