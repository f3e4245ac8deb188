import type { ServedAnswers } from './first-screen/served.ts';
import type { Window } from './window.ts';

/** Pending answers by address: `public/head.js` requested them while the scripts were still loading. */
type WithEarly = { askedEarly?: Record<string, Promise<Response>> };

/** Milliseconds since the page began: what nobody has asked for by then may be out of date. */
const MAX_AGE_MS = 30_000;

/**
 * `fetch`, whose first read of an address takes the answer that came with the page, or the one that was requested early; a failed
 * one is requested again.
 */
export function earlyFetch(window: Window, served: ServedAnswers): typeof globalThis.fetch {
  const { askedEarly = {} } = window as Window & WithEarly;
  const here = new Map(Object.entries(served));
  const takeHere = (address: string, init: RequestInit | undefined): Response | undefined => {
    const answer = here.get(address);
    here.delete(address);
    const storeId = new Headers(init?.headers).get('X-Store-Id');
    if (answer === undefined || answer.storeId !== storeId || window.performance.now() > MAX_AGE_MS)
      return undefined;
    return new Response(answer.text, {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  return async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return window.fetch(input, init);
    const now = takeHere(input, init);
    if (now !== undefined) return now;
    const early = askedEarly[input];
    if (early === undefined) return window.fetch(input, init);
    delete askedEarly[input];
    try {
      return await early;
    } catch {
      return window.fetch(input, init);
    }
  };
}
