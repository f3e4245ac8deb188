import {
  type AnyCall,
  type BinaryFile,
  createClient,
  createSessionClient,
  getRuntimeConfig,
  type CallResult,
  type RuntimeConfig,
  type Session,
} from '@trastienda/api-client';
import { callHandlers, sessionHandlers } from '@trastienda/api-client/msw';
import { findNonSerializableValue, isPlain } from '@reduxjs/toolkit';
import type { RequestHandler } from 'msw';
import { firstAsks } from '../app/routes/first-asks.ts';
import { callerOf, uploaderOf } from '../shared/session/caller.ts';
import type { RemoteOperation } from '../shared/store/create-operation.ts';
import type { UiEvent } from '../shared/store/data-layer.ts';
import { type AppStore, createAppStore, type RootState } from '../shared/store/store.ts';
import { fetchFrom } from './fetch-from.ts';
import { manualClock } from './manual-clock.ts';
import { memoryStorage } from './memory-storage.ts';

export type TestAppOptions = {
  /** Handlers that answer before the examples do. */
  readonly handlers?: readonly RequestHandler[];
  /** `null` for nobody signed in. */
  readonly session?: Session | null;
  readonly config?: Partial<RuntimeConfig>;
  /** The address. */
  readonly url?: string;
  /** Local storage that outlives the test's page; else an own one, which holds `stored`. */
  readonly storage?: Storage;
  /** What local storage holds. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly now?: string;
  readonly preloadedState?: Partial<RootState>;
  /** Answers every call instead of the client. */
  readonly request?: (call: AnyCall) => Promise<CallResult<unknown>>;
};

/** The real store, client and sagas over msw's handlers; storage, clock and location are the test's own. */
export function createTestApp(options: TestAppOptions = {}) {
  const address = new URL(options.url ?? '/', 'http://localhost');
  const clock = manualClock(options.now ?? '2025-11-25T15:42:00.000Z');
  const storage = options.storage ?? memoryStorage(options.stored);
  const requests: Request[] = [];
  const visited: string[] = [];
  let handlers: readonly RequestHandler[] = options.handlers ?? [];
  const defaults: readonly RequestHandler[] = [
    ...sessionHandlers({
      ...(options.session === undefined ? {} : { session: options.session }),
      ...(options.config === undefined ? {} : { config: options.config }),
    }),
    ...callHandlers,
  ];
  const fetch = fetchFrom(
    () => [...handlers, ...defaults],
    (request) => requests.push(request),
  );
  const events = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const sessionClient = createSessionClient({
    fetch,
    storage,
    events,
    document: page as unknown as Pick<
      Document,
      'visibilityState' | 'addEventListener' | 'removeEventListener'
    >,
    location: { origin: address.origin, assign: (url: string | URL) => void visited.push(String(url)) },
  });
  const crashes: unknown[] = [];
  const savedFiles: BinaryFile[] = [];
  const uiEvents: UiEvent[] = [];
  const tagManagers: string[] = [];
  const store: AppStore = createAppStore({
    sessionClient,
    request:
      (options.request as ReturnType<typeof createClient> | undefined) ??
      createClient({ fetch, ...callerOf(() => store.getState()), sessionId: () => '1'.repeat(19) }),
    loadConfig: () => getRuntimeConfig({ fetch }),
    firstAsks,
    browser: {
      search: () => address.search,
      pathname: () => address.pathname,
      isVisible: () => page.visibilityState === 'visible',
      onLeave: (left) => {
        page.addEventListener('visibilitychange', left);
        return () => page.removeEventListener('visibilitychange', left);
      },
      storage,
    },
    analytics: {
      push: (event) => void uiEvents.push(event),
      load: (id) => void tagManagers.push(id),
    },
    device: () => ({
      userAgent: 'Prueba',
      width: 1440,
      height: 900,
      language: 'es-MX',
      sessionId: '1'.repeat(19),
    }),
    uploadFile: uploaderOf(() => store.getState(), fetch),
    saveFile: (file) => void savedFiles.push(file),
    now: clock.now,
    wait: clock.wait,
    onCrash: (_, error) => crashes.push(error),
    ...(options.preloadedState ? { preloadedState: options.preloadedState } : {}),
  });

  store.subscribe(() => {
    const foreign = findNonSerializableValue(store.getState(), '', isPlain);
    // Thrown where no saga can catch it: the run fails, whatever the test looks at.
    if (foreign)
      queueMicrotask(() => {
        throw new Error(`The state holds more than plain data: ${foreign.keyPath}`);
      });
  });

  return {
    store,
    clock,
    storage,
    /** Every request sent so far. */
    requests,
    /** Addresses that the page was sent to by a full load. */
    visited,
    /** Errors of sagas that crashed. */
    crashes,
    /** Files handed over to the person. */
    savedFiles,
    /** What the data layer was told. */
    uiEvents,
    /** Tag managers that were loaded. */
    tagManagers,
    sessionClient,
    /** Requests of one path, as `GET kidal/route/Ordersfull`. */
    sent: (path: string) => requests.filter((request) => new URL(request.url).pathname.includes(path)),
    /** Other answers from here on, before the ones so far. */
    use: (...more: readonly RequestHandler[]) => {
      handlers = [...more, ...handlers];
    },
    setVisible(isVisible: boolean) {
      page.visibilityState = isVisible ? 'visible' : 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Puts a read on show, as `useRead` does, without asking for it; gives back how it goes out of sight. */
    show: <Input>(operation: RemoteOperation<Input, unknown>, input: Input) =>
      store.onShow.add(operation.name, operation.keyOf(input), input),
    /** Resolves as soon as the state is so. */
    until: (holds: (state: RootState) => boolean) =>
      new Promise<void>((done) => {
        if (holds(store.getState())) return done();
        const stop = store.subscribe(() => {
          if (!holds(store.getState())) return;
          stop();
          done();
        });
      }),
  };
}
