import type { MaybeText } from '../internal/text.ts';

/** Retries of the ownership check after the first call. */
export const ownershipRetries = 5;

/**
 * Says whether a session is good for nothing any more: its error is 'invalid_grant'.
 * @example isInvalidSession({ error: 'invalid_grant' }) // => true
 */
export function isInvalidSession(session: { readonly error?: MaybeText }): boolean {
  return session.error === 'invalid_grant';
}

/**
 * The current store id: from the query, then from local storage, then from the session; the texts 'null' and
 * 'undefined' and the empty text are no id in any of them. Null: the user goes to onboarding.
 * @example currentStoreId({ query: 'null', stored: '10452', session: null }) // => '10452'
 * @example currentStoreId({ query: null, stored: '', session: 'undefined' }) // => null
 */
export function currentStoreId(places: {
  readonly query: MaybeText;
  readonly stored: MaybeText;
  readonly session: MaybeText;
}): string | null {
  const ids = [places.query, places.stored, places.session].map((id) => id?.trim() ?? '');
  return ids.find((id) => !['', 'null', 'undefined'].includes(id)) ?? null;
}
