import type { Clock } from './clock.ts';

/** Half of the second that a sign-out may take to reach the other processes. */
export const CACHE_TTL_MS = 500;

/**
 * What was found a moment ago and is believed without asking again (D197): a page asks a dozen things at once, and each
 * would wait for the same row. All of it is forgotten together, half a second after the first was asked for, so nothing
 * is older than that and nothing stays.
 */
export function createSessionCache<Found>(clock: Clock) {
  const found = new Map<string, Found>();
  let since = 0;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  const forgetOld = (): void => {
    const age = clock().getTime() - since;
    // A clock that was set back says nothing of an age.
    if (age >= CACHE_TTL_MS || age < 0) found.clear();
  };
  return {
    get(key: string): Found | undefined {
      if (found.size > 0) forgetOld();
      return found.get(key);
    },
    /** `asked`: when it was asked for. An answer from before all was forgotten, or a late one, is not believed. */
    remember(key: string, value: Found, asked: number): void {
      forgetOld();
      if (asked <= forgottenAt || clock().getTime() - asked >= CACHE_TTL_MS) return;
      since = found.size === 0 ? asked : Math.min(since, asked);
      found.set(key, value);
    },
    forget(key: string): void {
      found.delete(key);
    },
    forgetAll(): void {
      forgottenAt = clock().getTime();
      found.clear();
    },
  };
}
