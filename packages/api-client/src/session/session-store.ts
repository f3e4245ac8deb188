import type { CallError } from '../core/call-result.ts';
import type { Session } from './session.schemas.ts';

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

export type SessionState = {
  readonly status: SessionStatus;
  readonly session: Session | null;
  /** Why the last fetch gave no answer; while loading, the loader then offers 'Reintentar'. */
  readonly error: CallError | null;
};

const loading: SessionState = { status: 'loading', session: null, error: null };

/** The session as an observable value; its snapshots are stable, as React's `useSyncExternalStore` asks. */
export function createSessionStore() {
  let state = loading;
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    // A copy: a listener may subscribe another one.
    for (const listener of new Set(listeners)) listener();
  };
  return {
    getState: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Only an answer moves the status: `null` is no session. */
    answered: (session: Session | null) =>
      set({ status: session ? 'authenticated' : 'unauthenticated', session, error: null }),
    /** The last state stays without an answer. */
    failed: (error: CallError) => set({ ...state, error }),
    /** Nothing is shown while the page leaves. */
    leaving: () => set(loading),
  };
}
