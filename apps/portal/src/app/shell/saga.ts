import type { RuntimeConfig } from '@trastienda/api-client';
import { fork, put } from 'redux-saga/effects';
import { shippingService, websiteService } from '../../entities/store/operations.ts';
import { dependency } from '../../shared/store/context.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { configLoaded } from '../../shared/session/config-slice.ts';

/** Milliseconds: what the service switcher shows can wait until the page has had the line for itself. */
const servicesAfter = 1000;

/**
 * Loads the addresses of 'Envíos' and 'Paginas'; the store's own service supplies those that the environment
 * lacks (calls.md 5).
 */
function* loadServices(config: RuntimeConfig): Saga {
  const wait = yield* dependency('wait');
  yield* call(wait, servicesAfter);
  yield put(websiteService.requested({ params: { name: 'paginas' } }));
  if (config.shippingDashboardUrl === null || config.topUpUrl === null) {
    yield put(shippingService.requested({}));
  }
}

/** S4.4: the session is read again on an interval, when the environment sets one. */
function* pollSession(seconds: number): Saga {
  const wait = yield* dependency('wait');
  const browser = yield* dependency('browser');
  const client = yield* dependency('sessionClient');
  for (;;) {
    yield* call(wait, seconds * 1000);
    if (browser.isVisible()) yield* call(() => client.getSession());
  }
}

function* shellSaga(): Saga {
  const loadConfig = yield* dependency('loadConfig');
  const config = yield* call(loadConfig);
  yield put(configLoaded(config));
  const analytics = yield* dependency('analytics');
  if (config.tagManagerId !== null) analytics.load(config.tagManagerId);
  yield fork(loadServices, config);
  if (config.sessionPollSeconds > 0) yield* pollSession(config.sessionPollSeconds);
}

/** The bars around every page behind the gate. */
export const shellFeature: Feature = { name: 'shell', saga: shellSaga };
