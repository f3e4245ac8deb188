import { browserSession, createClient, createSessionClient, getRuntimeConfig } from '@trastienda/api-client';
import { sessionFeature } from './session/session.saga.ts';
import { callerOf, uploaderOf } from '../shared/session/caller.ts';
import { tabSessionId } from '../shared/store/session-id.ts';
import { windowAnalytics } from './analytics.ts';
import { storeLogFeature } from './store-log.saga.ts';
import { onLeave } from './on-leave.ts';
import { saveFile } from './save-file.ts';
import { earlyFetch } from './early-fetch.ts';
import { goOnWith, type Served } from './first-screen/served.ts';
import { firstAsks } from './routes/first-asks.ts';
import type { Window } from './window.ts';
import { type AppStore, createAppStore } from '../shared/store/store.ts';
import { browserStorage, tabStorage } from '../shared/persistence/browser-storage.ts';

/** Milliseconds within which the page is drawn that came with its answers. */
const SERVED_MS = 5000;

type WindowStore = {
  readonly store: AppStore;
  /** Writes an error of this browser into the gateway's log. */
  readonly report: (code: string, error: unknown) => void;
};

/** The store of a real page: clients, clock and storage of the window. The gate starts with it. */
export function createWindowStore(window: Window, served: Served): WindowStore {
  const early = earlyFetch(window, served.answers);
  const sessionClient = createSessionClient({
    ...browserSession(window),
    fetch: early,
    storage: browserStorage,
  });
  const report = (code: string, error: unknown) =>
    void sessionClient.postAuthLog({ level: 'error', code, message: String(error) });
  const store: AppStore = createAppStore({
    ...goOnWith(served.state),
    sessionClient,
    request: createClient({
      ...callerOf(() => store.getState()),
      sessionId: () => tabSessionId(tabStorage),
      fetch: early,
    }),
    loadConfig: () => getRuntimeConfig({ fetch: early }),
    // A page that came with its answers is drawn before anything else is asked.
    firstAsks: served.state === null ? firstAsks : () => [],
    browser: {
      search: () => window.location.search,
      pathname: () => window.location.pathname,
      isVisible: () => window.document.visibilityState !== 'hidden',
      onLeave: (left) => onLeave(window, left),
      storage: browserStorage,
    },
    analytics: windowAnalytics(window),
    device: () => ({
      userAgent: window.navigator.userAgent.slice(0, 500),
      width: window.innerWidth,
      height: window.innerHeight,
      language: window.navigator.language.slice(0, 35),
      sessionId: tabSessionId(tabStorage),
    }),
    uploadFile: uploaderOf(() => store.getState()),
    saveFile: (file) => saveFile(window.document, file),
    now: () => Date.now(),
    wait: (ms) => new Promise((done) => void window.setTimeout(done, ms)),
    onCrash: (feature, error) => report(`saga:${feature}`, error),
  });
  for (const [operation, keys] of Object.entries(served.state?.operations ?? {}))
    for (const slot of Object.keys(keys)) store.onShow.serve(operation, slot.slice(1));
  window.setTimeout(store.onShow.endServed, SERVED_MS);
  store.startFeature(storeLogFeature);
  store.startFeature(sessionFeature);
  return { store, report };
}
