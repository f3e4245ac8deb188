import { ownershipRetries } from '@trastienda/domain';
import {
  type CallOutput,
  getStore,
  INVALID_GRANT,
  type CallResult,
  type Session,
  type SessionClient,
  type SessionState,
  STORE_CLOSED,
  verifyStoreOwnership,
} from '@trastienda/api-client';
import type { Task } from 'redux-saga';
import { cancel, fork, put, takeEvery } from 'redux-saga/effects';
import { countDrafts, isDraftKey } from '../../shared/form/kept-drafts.ts';
import { dependency } from '../../shared/store/context.ts';
import { askAhead } from '../../shared/store/on-show.ts';
import { call, type Saga, select, take } from '../../shared/store/saga-effects.ts';
import { paths } from '../../shared/routes/paths.ts';
import { sessionDoubted, storeFoundClosed } from '../../shared/store/session-doubted.ts';
import { selectEmail, selectGate, selectSession } from '../../shared/session/selectors.ts';
import {
  type Gate,
  gateChanged,
  gateRetried,
  sessionChanged,
  sessionLoaded,
  ownershipVerified,
  reauthRequested,
  signInRequested,
  signOutConfirmed,
  signOutDropped,
  signOutHeld,
  signOutRequested,
  storeChosen,
  storeLoaded,
} from '../../shared/session/slice.ts';
import { STORE_KEY, storeIdOf } from '../../shared/session/store-id.ts';

/** Between two retries of the check whose the store is (section 9 of the specification, D87). */
const retryPauseMs = 1000;
/** D89: a session with an error of its own is fetched again once, after 5 s. */
const doubtfulSessionPauseMs = 5000;

/** A gate that could reach nobody tries again by itself (D509). */
const unreachablePauseMs = 10_000;

/** Outside of the store part of the gate (D86). */
const needsNoStore = (pathname: string): boolean => /^\/onboarding(\/|$)/.test(pathname);

function* leave(options: Parameters<SessionClient['signOut']>[0]): Saga {
  yield put(gateChanged({ phase: 'sign-out' }));
  const client = yield* dependency('sessionClient');
  yield* call(() => client.signOut(options));
}

/** This sign-out is automatic: drafts stay, as when a session ends (D196). */
const signOut = (callbackUrl: string) => leave({ callbackUrl, keeps: isDraftKey });

/** 'Cerrar sesión' takes the drafts along, after a question where there are any (D196). */
function* offerSignOut(): Saga {
  const browser = yield* dependency('browser');
  const now = yield* dependency('now');
  const drafts = countDrafts(browser.storage, yield* select(selectEmail), now());
  if (drafts > 0) yield put(signOutHeld(drafts));
  else yield* leave({ callbackUrl: '/' });
}

/** Leads to the identity provider: straight to it when there is only one, else to the list of them. */
function* signIn(callbackUrl: string, authorization: Readonly<Record<string, string>> = {}): Saga {
  yield put(gateChanged({ phase: 'sign-in', unreachable: false }));
  const client = yield* dependency('sessionClient');
  const providers = Object.values((yield* call(() => client.listAuthProviders())) ?? {});
  const only = providers.length === 1 ? providers[0]?.id : undefined;
  const sent = yield* call(() => client.requireSession(only, { callbackUrl, authorization }));
  if (!sent.ok) yield put(gateChanged({ phase: 'sign-in', unreachable: true }));
}

/** Leads back to the root, with the store when it is known (D91). */
function* signInForStore(): Saga {
  const browser = yield* dependency('browser');
  const { storeId } = storeIdOf({
    search: browser.search(),
    stored: browser.storage.getItem(STORE_KEY),
    session: null,
  });
  yield* signIn(storeId === null ? '/' : `/?store=${encodeURIComponent(storeId)}`);
}

/**
 * Whether the user owns the store or is linked to it; anything but a plain yes is a failure (D88), and one of a store that was
 * closed is not tried again (D500).
 */
function* verifyOwnership(storeId: string, email: string): Saga<boolean | 'closed'> {
  const request = yield* dependency('request');
  const wait = yield* dependency('wait');
  for (let retry = 0; retry <= ownershipRetries; retry += 1) {
    if (retry > 0) yield* call(wait, retryPauseMs);
    yield put(gateChanged({ phase: 'ownership', retry }));
    const result = yield* call(() => request(verifyStoreOwnership, { query: { storeId, email } }));
    if (result.ok && result.value.owner) {
      yield put(ownershipVerified(result.value.relation));
      return true;
    }
    if (!result.ok && result.error.code === STORE_CLOSED) return 'closed';
  }
  return false;
}

/** Chooses the store, checks it, loads it, and opens the gate; or signs the user out. */
function* enter(session: Session): Saga {
  const browser = yield* dependency('browser');
  if (needsNoStore(browser.pathname())) return void (yield put(gateChanged({ phase: 'open' })));

  const { storeId, save } = storeIdOf({
    search: browser.search(),
    stored: browser.storage.getItem(STORE_KEY),
    session: session.storeId,
  });
  if (storeId === null) return yield* signOut(paths.withoutStore());
  if (save !== null) browser.storage.setItem(STORE_KEY, save);
  yield put(storeChosen(storeId));

  // Both are requested together, and neither is shown before the check has succeeded; the gateway reveals
  // nothing of a store of others.
  const request = yield* dependency('request');
  const firstAsks = yield* dependency('firstAsks');
  let asked: Promise<CallResult<CallOutput<typeof getStore>>> | null = request(getStore, {});
  yield* askAhead(firstAsks(browser.pathname(), browser.search()));
  const isHers = yield* verifyOwnership(storeId, session.user.email);
  if (isHers === 'closed') return void (yield put(gateChanged({ phase: 'closed' })));
  if (!isHers) return yield* signOut('/');

  for (;;) {
    yield put(gateChanged({ phase: 'store', unreachable: false }));
    const answer = asked ?? request(getStore, {});
    asked = null;
    const store = yield* call(() => answer);
    if (store.ok) {
      yield put(storeLoaded(store.value));
      return void (yield put(gateChanged({ phase: 'open' })));
    }
    yield put(gateChanged({ phase: 'store', unreachable: true }));
    yield* take(gateRetried);
  }
}

/** An error other than invalid_grant: the loader, one new fetch after 5 s, then sign-in (D89). */
function* waitForSoundSession(): Saga {
  yield put(gateChanged({ phase: 'session', unreachable: false }));
  const wait = yield* dependency('wait');
  const client = yield* dependency('sessionClient');
  yield* call(wait, doubtfulSessionPauseMs);
  const again = yield* call(() => client.getSession());
  if (again.ok && again.value && !again.value.error) return yield* enter(again.value);
  yield* signInForStore();
}

function* respondTo({ status, session, error }: SessionState): Saga {
  if (status === 'loading' || (status === 'authenticated' && session === null)) {
    return void (yield put(gateChanged({ phase: 'session', unreachable: error !== null })));
  }
  if (session === null || session.error === INVALID_GRANT) {
    const browser = yield* dependency('browser');
    // Outside of the gate a page without a session offers the sign-in itself (D86).
    if (needsNoStore(browser.pathname())) return void (yield put(gateChanged({ phase: 'open' })));
    return yield* signInForStore();
  }
  if (session.error) return yield* waitForSoundSession();
  yield* enter(session);
}

const isUnreachable = (gate: Gate): boolean => 'unreachable' in gate && gate.unreachable;

/** Presses 'Reintentar' for her, as long as there is one. */
function* retryWhileUnreachable(): Saga {
  const wait = yield* dependency('wait');
  for (;;) {
    while (!isUnreachable(yield* select(selectGate))) yield* take(gateChanged);
    yield* call(wait, unreachablePauseMs);
    if (isUnreachable(yield* select(selectGate))) yield put(gateRetried());
  }
}

/** Identifies an answer: the same one again changes nothing on the page (D92). */
const identityOf = ({ status, session, error }: SessionState): string =>
  JSON.stringify([status, session?.user.email, session?.error, status === 'loading' && error !== null]);

/** The access gate of section 4 of the specification, D84 to D94. */
export function* gateSaga(): Saga {
  const client = yield* dependency('sessionClient');
  yield takeEvery([gateRetried.type, sessionDoubted.type], function* ask(): Saga {
    const gate = yield* select(selectGate);
    // 'Reintentar' on the store's own loader is answered where the store is loaded.
    if (gate.phase !== 'store') yield* call(() => client.getSession());
  });
  yield fork(retryWhileUnreachable);
  yield takeEvery(storeFoundClosed, function* close(): Saga {
    const gate = yield* select(selectGate);
    if (gate.phase === 'open') yield put(gateChanged({ phase: 'closed' }));
  });
  yield takeEvery(signInRequested, ({ payload }) => signIn(payload));
  yield takeEvery(reauthRequested, ({ payload }) => signIn(payload, { prompt: 'login' }));
  yield takeEvery(signOutRequested, offerSignOut);
  yield takeEvery(signOutConfirmed, function* confirmed(): Saga {
    yield put(signOutDropped());
    yield* leave({ callbackUrl: '/' });
  });

  let running: Task | null = null;
  let before = '';
  for (;;) {
    const { payload } = yield* take(sessionChanged);
    const known = yield* select(selectSession);
    // Every fetch renews the token; it is stored, and nothing else changes.
    if (payload.session !== known) yield put(sessionLoaded(payload.session));
    const now = identityOf(payload);
    const gate = yield* select(selectGate);
    // The session client empties itself while the page leaves; there is nothing to answer then.
    if (gate.phase === 'sign-out' && payload.status === 'loading') continue;
    const stuck = gate.phase === 'sign-in' && gate.unreachable;
    if (now === before && !stuck) continue;
    before = now;
    if (running) yield cancel(running);
    running = (yield fork(respondTo, payload)) as Task;
  }
}
