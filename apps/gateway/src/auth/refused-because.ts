import { InvalidCheck } from '@auth/core/errors';
import * as oauth from 'oauth4webapi';
import { causesOf, isDatabaseUnavailable } from '../database/unavailable.ts';

/** Why a sign-in came to nothing, in a sentence for who runs the installation. */
export const refusedBecause = {
  'e-mail-missing': 'The provider gives no e-mail: its client needs the scope email.',
  'e-mail-unverified':
    'The provider does not say that the e-mail is verified (email_verified; OIDC_EMAIL_TRUSTED where it never says it).',
  'other-account':
    'The person of this e-mail has another account, and OIDC_RELINK is never (npm run person:unlink).',
  'wrong-client':
    'The provider does not know this client: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTH.',
  'provider-away': 'The provider does not answer, or answers that it cannot.',
  'provider-refused': 'The provider let nobody in; the cause is in its words.',
  'provider-unfit':
    'The answer of the provider cannot be believed: issuer, keys, signature, audience or clock.',
  'not-begun': 'This browser has begun no such sign-in, or more than a quarter of an hour ago.',
  'database-away': 'PostgreSQL does not answer.',
  address: 'The address to go back to is not ours; the home page is shown.',
  other: 'None of the known reasons; the cause says what failed.',
} as const;
export type RefusedBecause = keyof typeof refusedBecause;

/** The error that her page is told by, where trying again the same way is no help or needs patience; else the library's. */
export const pageErrors: Partial<Record<RefusedBecause, string>> = {
  'e-mail-missing': 'EmailMissing',
  'e-mail-unverified': 'EmailUnverified',
  'wrong-client': 'Configuration',
  'provider-away': 'ProviderAway',
  'provider-unfit': 'Configuration',
};

/** The standard's words for a client that the provider does not know, or not so. */
const aboutClient = new Set(['invalid_client', 'unauthorized_client']);
const cannot = (status: number): boolean => status >= 500 || status === 429;
const isAway = (error: Error): boolean =>
  error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed');

function whyOf(error: Error): RefusedBecause | null {
  if (error instanceof InvalidCheck) return 'not-begun';
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) {
    if (aboutClient.has(error.error)) return 'wrong-client';
    return error instanceof oauth.ResponseBodyError && cannot(error.status)
      ? 'provider-away'
      : 'provider-refused';
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) return 'wrong-client';
  if (error instanceof oauth.OperationProcessingError) return unfitOrAway(error);
  return isAway(error) ? 'provider-away' : null;
}

/** An answer that is not 200 is a failure of the provider; anything else that the library does not take, is unfit. */
function unfitOrAway({ cause }: Error): RefusedBecause {
  return cause instanceof Response && cannot(cause.status) ? 'provider-away' : 'provider-unfit';
}

/** Reads of an error of Auth.js, and of what it wraps, why the sign-in was refused. */
export function whyRefused(error: Error | null): RefusedBecause {
  if (isDatabaseUnavailable(error)) return 'database-away';
  for (const cause of causesOf(error)) {
    const why = cause instanceof Error ? whyOf(cause) : null;
    if (why !== null) return why;
  }
  return 'other';
}
