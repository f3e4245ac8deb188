import { fail, type CallResult, succeed } from '../core/call-result.ts';
import { authCalls } from './auth-calls.ts';
import { createAuthLog } from './auth-log.ts';
import { createAuthTransport } from './auth-transport.ts';
import { ownCallbackUrl } from './callback-url.ts';
import type { AuthProviders, Session } from './session.schemas.ts';
import {
  createSessionSignal,
  type SessionChannel,
  type SessionEvents,
  type SessionStorage,
} from './session-channel.ts';
import { createSessionStore } from './session-store.ts';
import { createSignIn } from './sign-in.ts';
import { clearStorage, createSignOut } from './sign-out.ts';
import { watchSession } from './watch-session.ts';

export type SessionClientOptions = {
  /** The auth base path. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The other tabs; without it, storage events do. */
  readonly channel?: SessionChannel;
  /** Cleared by `signOut`. */
  readonly storage?: SessionStorage;
  /** `window`, for its `storage` and `pageshow` events. */
  readonly events?: SessionEvents;
  readonly document?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly location?: Pick<Location, 'origin' | 'assign'>;
  /** The default of `start`. */
  readonly pollSeconds?: number;
  /** Receives what could not be reported to the server, for the console; never a token, a password or a form. */
  readonly log?: (code: string, message: string) => void;
  /** A random text; only for the storage event. */
  readonly newId?: () => string;
};

/**
 * Speaks the whole auth contract and holds the session as an observable value.
 * Browser globals come as arguments (`browserSession()` gives them), so that it runs anywhere.
 */
export function createSessionClient(options: SessionClientOptions = {}) {
  const baseUrl = (options.baseUrl ?? '/api/auth').replace(/\/+$/, '');
  const origin = options.location?.origin ?? 'http://localhost';
  const ask = createAuthTransport(baseUrl, options.fetch ?? ((...args) => globalThis.fetch(...args)));
  const store = createSessionStore();
  const signal = createSessionSignal({
    channel: options.channel,
    storage: options.storage,
    events: options.events,
    newId: options.newId ?? (() => globalThis.crypto.randomUUID()),
  });
  const postAuthLog = createAuthLog(ask, options.log);

  let asked = 0;
  let settled = 0;
  let leaving = false;

  /** An answer counts only if no later request has been settled, and the page is not on its way out. */
  const settle = (ticket: number, answer: CallResult<Session | null>) => {
    if (leaving || ticket < settled) return;
    settled = ticket;
    if (answer.ok) store.answered(answer.value);
    else store.failed(answer.error);
  };

  /** Fetches the session; a failure leaves the status as it was (D90). */
  async function getSession(): Promise<CallResult<Session | null>> {
    const ticket = ++asked;
    const answer = await ask(authCalls.getSession);
    settle(ticket, answer);
    return answer;
  }

  async function getCsrfToken(): Promise<CallResult<string>> {
    const answer = await ask(authCalls.getCsrfToken);
    return answer.ok ? succeed(answer.value.csrfToken) : answer;
  }

  /** Changes the session, such as the user's name; the other tabs hear of it. */
  async function updateSession(data: unknown): Promise<CallResult<Session | null>> {
    const csrf = await getCsrfToken();
    if (!csrf.ok) return csrf;
    const ticket = ++asked;
    const answer = await ask(authCalls.updateSession, { json: { csrfToken: csrf.value, data } });
    if (answer.ok) {
      settle(ticket, answer);
      signal.send();
    }
    return answer;
  }

  /** Any failure reads as `null`. */
  async function listAuthProviders(): Promise<AuthProviders | null> {
    const answer = await ask(authCalls.listAuthProviders);
    return answer.ok ? answer.value : null;
  }

  const go = (url: string): CallResult<string> => {
    if (!options.location) return fail({ kind: 'input', message: 'No location to go to' });
    options.location.assign(url);
    return succeed(url);
  };
  const returnTo = (url: string | undefined): string => {
    const own = ownCallbackUrl(url ?? '/', origin);
    if (own === null) void postAuthLog({ level: 'warn', code: 'InvalidCallbackUrl', message: String(url) });
    return own ?? '/';
  };
  const parts = { ask, baseUrl, origin, go, returnTo, getCsrfToken, listAuthProviders, changed: signal.send };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    getSession,
    updateSession,
    getCsrfToken,
    listAuthProviders,
    postAuthLog,
    ...createSignIn(parts),
    ...createSignOut({
      ...parts,
      clear: (keeps) => options.storage && clearStorage(options.storage, keeps),
      leave() {
        leaving = options.location !== undefined;
        if (leaving) store.leaving();
        else store.answered(null);
      },
    }),
    /**
     * Fetches the session and keeps it fresh: when the window becomes visible, when another tab signals a change,
     * and every `pollSeconds` while signed in, 0 being off. Gives back the function that stops it.
     */
    start: (pollSeconds = options.pollSeconds ?? 0): (() => void) =>
      watchSession({
        document: options.document,
        events: options.events,
        pollSeconds,
        listen: signal.listen,
        isSignedIn: () => store.getState().status === 'authenticated',
        refresh: () => void getSession(),
        cameBack() {
          leaving = false;
        },
      }),
  };
}

export type SessionClient = ReturnType<typeof createSessionClient>;
