import { fork, put, race } from 'redux-saga/effects';
import { orderStatistics } from '../../entities/store/operations.ts';
import { dependency } from '../../shared/store/context.ts';
import { call, type Saga, select, take } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { selectOrderTotal } from './selectors.ts';
import { ordersClosed, ordersOpened, ordersSeen, selectSeenTotal } from './slice.ts';

/** D110: the cheap call, every 60 s, only while somebody looks. */
const pollMs = 60_000;

/** The counts begin with the orders that the list shows. */
function* rememberSeen(): Saga {
  const seen = yield* select(selectSeenTotal);
  const total = yield* select(selectOrderTotal);
  if (seen === null && total !== null) yield put(ordersSeen(total));
}

function* countWhileOpen(): Saga {
  const wait = yield* dependency('wait');
  const browser = yield* dependency('browser');
  for (;;) {
    // The bars of the shell ask for the same count when the portal opens.
    if (browser.isVisible()) yield* orderStatistics.ensure({}, pollMs / 2);
    yield* rememberSeen();
    yield* call(wait, pollMs);
  }
}

function* watchNewOrders(): Saga {
  for (;;) {
    yield* take(ordersOpened);
    yield race([call(countWhileOpen), take(ordersClosed)]);
  }
}

function* ordersSaga(): Saga {
  yield fork(watchNewOrders);
}

/** The orders screen: list, detail, and the count of new orders. */
export const ordersFeature: Feature = { name: 'orders', saga: ordersSaga };
