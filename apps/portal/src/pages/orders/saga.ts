import { fork, put, race } from 'redux-saga/effects';
import { orderStatistics } from '../../entities/store/operations.ts';
import { dependency } from '../../shared/store/context.ts';
import { call, type Saga, select, take } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { orderDetail, ordersPage } from '../../entities/order/operations.ts';
import { selectOrderTotal } from './selectors.ts';
import { ordersClosed, ordersOpened, ordersSeen, selectSeenTotal } from './slice.ts';

/** D110: the cheap call, every 60 s, only while somebody looks. */
const pollMs = 60_000;

/** What is counted first is what the list shows. */
function* rememberSeen(): Saga {
  const seen = yield* select(selectSeenTotal);
  const total = yield* select(selectOrderTotal);
  if (seen === null && total !== null) yield put(ordersSeen(total));
}

function* countWhileOpen(storeId: string): Saga {
  const wait = yield* dependency('wait');
  const browser = yield* dependency('browser');
  for (;;) {
    // The bars of the shell ask for the same count when the portal opens.
    if (browser.isVisible()) yield* orderStatistics.ensure({ params: { storeId } }, pollMs / 2);
    yield* rememberSeen();
    yield* call(wait, pollMs);
  }
}

function* watchNewOrders(): Saga {
  for (;;) {
    const { payload } = yield* take(ordersOpened);
    yield race([call(countWhileOpen, payload.storeId), take(ordersClosed)]);
  }
}

function* ordersSaga(): Saga {
  yield fork(watchNewOrders);
  yield fork(watchAll(ordersPage, orderDetail));
}

/** The orders screen: list, detail, and the count of new orders. */
export const ordersFeature: Feature = { name: 'orders', saga: ordersSaga };
