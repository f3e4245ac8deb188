import type { SessionClientOptions } from './create-session-client.ts';
import { SESSION_CHANNEL } from './session-channel.ts';

type BrowserSession = Pick<
  SessionClientOptions,
  'fetch' | 'channel' | 'storage' | 'events' | 'document' | 'location'
>;

/** The parts of a window that `createSessionClient` needs. Storage may be refused by the browser, and channels may be missing. */
export function browserSession(window: Window & typeof globalThis): BrowserSession {
  const storage = (() => {
    try {
      return window.localStorage;
    } catch {
      return undefined;
    }
  })();
  return {
    fetch: (...args) => window.fetch(...args),
    ...(typeof window.BroadcastChannel === 'function'
      ? { channel: new window.BroadcastChannel(SESSION_CHANNEL) }
      : {}),
    ...(storage ? { storage } : {}),
    events: window,
    document: window.document,
    location: window.location,
  };
}
