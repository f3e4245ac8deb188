import type { Window } from './window.ts';

/** Answers on their way, by address: `public/head.js` asked for them while the scripts were still coming. */
type WithEarly = { askedEarly?: Record<string, Promise<Response>> };

/** `fetch`, whose first reading of an address that was asked for early is that answer; one that failed is asked for anew. */
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
