import { createClient, createSessionClient, getRuntimeConfig } from '@trastienda/api-client';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { withBarInPlace } from '../../shared/layout/shell-slots.tsx';
import { callerOf } from '../../shared/session/caller.ts';
import { storageKey } from '../../shared/persistence/persistent-store.ts';
import { selectGate, selectStorageOwner } from '../../shared/session/selectors.ts';
import { ReadsDrawn } from '../../shared/store/hooks.ts';
import type { OperationRequest } from '../../shared/store/operation-request.ts';
import { operationAction } from '../../shared/store/operations-slice.ts';
import { type AppStore, createAppStore } from '../../shared/store/store.ts';
import { ServedContent } from '../app.tsx';
import { ChunksDrawn, chunksLoaded } from '../../shared/routes/lazy-page.tsx';
import { routeOf } from '../routes/routes.ts';
import { sessionFeature } from '../session/session.saga.ts';
import { isOfLook, readLook } from './look.ts';
import type { ServedState } from './served.ts';

export type Visit = {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** The cookie in which the browser says how it looks; empty without one. */
  readonly look: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Answers reads alone, whole; the gateway asks its own door. */
  readonly fetch: typeof globalThis.fetch;
};

export type Drawn = {
  /** The content of `#root`; `null` where the window is not known. */
  readonly html: string | null;
  /** The root says for whom it was drawn: the window's width, and the density. */
  readonly drawnFor: string;
  /** Addresses whose answers the browser needs again, to pass the gate by itself. */
  readonly needed: readonly string[];
  readonly state: ServedState;
};

const never = new Promise<never>(() => {});
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads whose answer leads to another read: the store's list after the store. */
const MAX_PASSES = 4;

/** Local storage while one page is drawn, and the items that only the browser has: drawing never waits, so that no two pages share them. */
let drawing: { readonly items: Map<string, string>; readonly unknown: Set<string> } | null = null;
const storageOf = (
  of: () => Map<string, string> | null,
  onRead: (key: string) => void = () => {},
): Storage => ({
  get length() {
    return of()?.size ?? 0;
  },
  clear: () => of()?.clear(),
  getItem(key) {
    onRead(key);
    return of()?.get(key) ?? null;
  },
  key: (index) => [...(of()?.keys() ?? [])][index] ?? null,
  removeItem: (key) => void of()?.delete(key),
  setItem: (key, value) => void of()?.set(key, value),
});
const storageOfDrawing = storageOf(
  () => drawing?.items ?? null,
  (key) => {
    if (!isOfLook(key)) drawing?.unknown.add(key);
  },
);
Object.defineProperty(globalThis, 'localStorage', { value: storageOfDrawing, configurable: true });

/** The store of one visit, which can read and nothing else. */
function storeOf({ path, search, now }: Visit, fetch: typeof globalThis.fetch, storage: Storage): AppStore {
  const store: AppStore = createAppStore({
    sessionClient: createSessionClient({ fetch, storage }),
    request: createClient({ ...callerOf(() => store.getState()), fetch }),
    loadConfig: () => getRuntimeConfig({ fetch }),
    firstAsks: () => [],
    browser: {
      search: () => search,
      pathname: () => path,
      isVisible: () => true,
      onLeave: () => () => {},
      storage,
    },
    analytics: { push: () => {}, load: () => {} },
    device: () => ({ userAgent: '', width: 0, height: 0, language: '', sessionId: '' }),
    uploadFile: () => never,
    saveFile: () => {},
    now: () => now,
    // The browser asks again after a while; this visit never waits.
    wait: () => never,
  });
  return store;
}

/** Forgets what failed: the browser asks for it, and draws it as not yet known. Returns whether there was any. */
function forgetUnknown(store: AppStore): boolean {
  const before = store.getState();
  for (const [operation, keys] of Object.entries(before.operations))
    for (const [slot, { status }] of Object.entries(keys))
      if (status !== 'succeeded')
        store.dispatch(operationAction({ operation, key: slot.slice(1) }, { phase: 'reset' }));
  return store.getState() !== before;
}

/**
 * The first screen of an address, drawn by the portal itself: its store passes the gate, the page says what it reads, and is drawn
 * with the answers. `null` where the gate stays closed; the browser then leads to where that is dealt with.
 */
export async function draw(visit: Visit): Promise<Drawn | null> {
  const { path, search, now } = visit;
  let pending = 0;
  const needed = new Set(['/api/config']);
  let isOpen = false;
  const fetch: typeof globalThis.fetch = async (...asked) => {
    pending += 1;
    if (!isOpen) needed.add(String(asked[0]));
    try {
      return await visit.fetch(...asked);
    } finally {
      pending -= 1;
    }
  };
  const settled = async () => {
    for (let calm = 0; calm < 2; calm = pending === 0 ? calm + 1 : 0) await turn();
  };
  const look = readLook(visit.look);
  const own = new Map(Object.entries(look?.kept ?? {}));
  const store = storeOf(
    visit,
    fetch,
    storageOf(() => own),
  );
  const page = routeOf(path)?.page;
  // A short form leads to another address, and what is outside of the gate needs no store.
  if (page === undefined || routeOf(path)?.outside) return null;
  page.preload();
  store.startFeature(sessionFeature);
  await settled();
  if (selectGate(store.getState()).phase !== 'open') return null;
  isOpen = true;
  await chunksLoaded();

  const chunks = new Set<string>();
  const unknown = new Set<string>();
  const drawn = (hear: (request: OperationRequest) => void): string => {
    drawing = { items: own, unknown };
    try {
      return renderToString(
        <StrictMode>
          <Provider store={store}>
            <StaticRouter location={path + search}>
              <ReadsDrawn value={hear}>
                <ChunksDrawn value={(name) => chunks.add(name)}>
                  <ServedContent window={look?.window ?? null} now={now} />
                </ChunksDrawn>
              </ReadsDrawn>
            </StaticRouter>
          </Provider>
        </StrictMode>,
      );
    } finally {
      drawing = null;
    }
  };
  const asked = new Set<string>();
  let html = '';
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const reads = new Map<string, OperationRequest>();
    html = drawn((read) => reads.set(`${read.type} ${JSON.stringify(read.payload.input)}`, read));
    const fresh = [...reads].filter(([name]) => !asked.has(name));
    // A part whose chunk was still on its way is there with the next drawing.
    if (fresh.length === 0 && !html.includes('<!--$!-->')) break;
    for (const [name, read] of fresh) {
      asked.add(name);
      store.dispatch(read);
    }
    await Promise.all([settled(), chunksLoaded()]);
  }
  if (forgetUnknown(store)) html = drawn(() => {});
  const densityKey = storageKey(selectStorageOwner(store.getState()), 'density');
  const { operations, shell } = store.getState();
  return {
    html: look === null ? null : withBarInPlace(html),
    drawnFor: `${look?.window.width ?? 0} ${own.get(densityKey) ?? 'auto'}`,
    needed: [...needed],
    state: {
      window: look?.window ?? null,
      now,
      chunks: [...chunks],
      unknown: [...unknown],
      operations,
      shell,
    },
  };
}
