import type { Clock } from './clock.ts';

/** Half of the second that a sign-out may take to reach the other processes. */
export const CACHE_TTL_MS = 500;

/**
 * Caches recent lookups (D197): a page sends a dozen calls together, and each would wait for the same row.
 * The whole cache is cleared half a second after its first lookup, so no entry is older than that.
 */
export function createSessionCache<Found>(clock: Clock) {
  const found = new Map<string, Found>();
  let since = 0;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  const forgetOld = (): void => {
    const age = clock().getTime() - since;
    // A clock that was set back gives no age.
    if (age >= CACHE_TTL_MS || age < 0) found.clear();
  };
  return {
    get(key: string): Found | undefined {
      if (found.size > 0) forgetOld();
      return found.get(key);
    },
    /**
     * `startedAt` is when the lookup began. A result from before everything was cleared, or a late one, is not
     * stored.
     */
    remember(key: string, value: Found, startedAt: number): void {
      forgetOld();
      if (startedAt <= forgottenAt || clock().getTime() - startedAt >= CACHE_TTL_MS) return;
      since = found.size === 0 ? startedAt : Math.min(since, startedAt);
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
