/** The parts of a `BroadcastChannel` that the session client uses. */
export type SessionChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;
/** The parts of `localStorage` that it uses. */
export type SessionStorage = Pick<Storage, 'setItem' | 'removeItem' | 'clear' | 'key'>;
/** The parts of `window` that it uses: `storage` events of other tabs, `pageshow` when the page comes back from the cache. */
export type SessionEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export const SESSION_CHANNEL = 'trastienda:session';
const CHANGED = 'session-changed';

type Ends = {
  readonly channel?: SessionChannel | undefined;
  readonly storage?: SessionStorage | undefined;
  readonly events?: SessionEvents | undefined;
  readonly newId: () => string;
};

/** Tells the other tabs that the session has changed, and hears them say so; storage events where no channel is. */
export function createSessionSignal({ channel, storage, events, newId }: Ends) {
  return {
    send(): void {
      try {
        if (channel) return channel.postMessage(CHANGED);
        // Each text is new, else the other tabs would see no change; and nothing is left behind.
        storage?.setItem(SESSION_CHANNEL, newId());
        storage?.removeItem(SESSION_CHANNEL);
      } catch {
        // A closed channel or a full storage: the other tabs fetch the session when they become visible.
      }
    },
    listen(changed: () => void): () => void {
      if (channel) {
        const onMessage = (event: MessageEvent) => {
          if (event.data === CHANGED) changed();
        };
        channel.addEventListener('message', onMessage);
        return () => channel.removeEventListener('message', onMessage);
      }
      const onStorage = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        if (key === SESSION_CHANNEL && newValue !== null) changed();
      };
      events?.addEventListener('storage', onStorage);
      return () => events?.removeEventListener('storage', onStorage);
    },
  };
}
