import type { Window } from './window.ts';

/** Pending answers by address: `public/head.js` requested them while the scripts were still loading. */
type WithEarly = { askedEarly?: Record<string, Promise<Response>> };

/**
 * `fetch`, whose first read of an address that was requested early takes that answer; a failed one is
 * requested again.
 */
export function earlyFetch(window: Window): typeof globalThis.fetch {
  const { askedEarly = {} } = window as Window & WithEarly;
  return async (input, init) => {
    const early =
      typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? askedEarly[input] : undefined;
    if (early === undefined) return window.fetch(input, init);
    delete askedEarly[input as string];
    try {
      return await early;
    } catch {
      return window.fetch(input, init);
    }
  };
}
