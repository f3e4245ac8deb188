import type { Session } from '@trastienda/api-client';
import { exampleSession } from '@trastienda/api-client/msw';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createTestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { memoryStore } from '../../../shared/persistence/memory-store.ts';
import { memoryTabLock } from '../../../shared/persistence/tab-locks.ts';
import { sessionFeature } from '../../../app/session/session.saga.ts';
import { addressFeature } from '../../../features/edit-address/feature.ts';
import { createGuidesFeature } from '../feature.ts';
import { draftChanged, purchaseRequested, selectGuide, selectPurchase, wizardOpened } from '../slice.ts';
import { parcelCarriers, storehouse } from '../../../entities/guide/operations.ts';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { walletBalance } from '../../../entities/store/operations.ts';
import type { DraftChange } from '../../../entities/guide/draft.ts';
import type { GuidesState } from '../selectors.ts';

/** What a browser keeps over reloads and shares between its tabs. */
export const createBrowser = () => {
  let keys = 0;
  return {
    storage: memoryStorage(),
    persistentStore: memoryStore(),
    lock: memoryTabLock(),
    newKey: () => `key-${(keys += 1)}`,
  };
};

type TestBrowser = ReturnType<typeof createBrowser>;

export const orderNumber = '4500123987';

export type GuideAppOptions = TestAppOptions & {
  readonly browser?: TestBrowser;
  readonly storeId?: string;
  readonly email?: string;
};

/** A tab of the portal behind an open gate, with the guides' feature running. */
export async function openGuideApp({
  browser = createBrowser(),
  storeId = exampleSession.storeId ?? '',
  email = exampleSession.user.email,
  ...options
}: GuideAppOptions = {}) {
  const session: Session = { ...exampleSession, storeId, user: { ...exampleSession.user, email } };
  const app = createTestApp({ session, storage: browser.storage, ...options });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.startFeature(addressFeature);
  app.store.startFeature(createGuidesFeature(browser));

  const state = () => app.store.getState() as GuidesState;
  const guide = () => selectGuide(state(), orderNumber);
  const until = (holds: () => boolean) => app.until(() => holds());
  return {
    ...app,
    browser,
    guide,
    purchase: () => selectPurchase(state(), orderNumber),
    phase: (phase: string) => until(() => selectPurchase(state(), orderNumber).phase === phase),
    holds: until,
    /** Opens the wizard and waits for prices. */
    async openWizard(lines: readonly string[] = []) {
      app.show(orderDetail, byNumber(orderNumber));
      app.show(walletBalance, {});
      for (const ask of [
        orderDetail.requested(byNumber(orderNumber)),
        walletBalance.requested({}),
        storehouse.requested({}),
        parcelCarriers.requested({}),
      ])
        app.store.dispatch(ask);
      app.store.dispatch(wizardOpened({ orderNumber, lines }));
      await until(() => guide().quote.status === 'succeeded');
    },
    type: (change: DraftChange) =>
      app.store.dispatch(draftChanged({ orderNumber, change, at: app.clock.now() })),
    /** 'Generar guía', with the first option on show unless said. */
    buy(token = guide().quote.quoted?.options[0]?.token ?? '', lines: readonly string[] = []) {
      app.store.dispatch(purchaseRequested({ orderNumber, lines, token }));
    },
    /** Lets the shortest of the waits pass. */
    async passPause() {
      await untilTrue(() => app.clock.waits().some((ms) => ms <= 30_000));
      app.clock.pass(Math.min(...app.clock.waits()));
    },
    keysOf: (path: string) => app.sent(path).map((request) => request.headers.get('Idempotency-Key')),
  };
}

/** Looks again after every turn of the event loop; the test's own deadline ends it. */
export async function untilTrue(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setImmediate(done));
}
