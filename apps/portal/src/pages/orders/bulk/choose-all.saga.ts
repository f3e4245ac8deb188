import { listAll, listOrders, type Order, type CallResult } from '@trastienda/api-client';
import { channel, type Channel, buffers } from 'redux-saga';
import { cancelled, fork, put, race, take as takeAny } from 'redux-saga/effects';
import { dependency } from '../../../shared/store/context.ts';
import { failureNotified } from '../../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../../shared/store/saga-effects.ts';
import { tellGate } from '../../../shared/store/session-doubted.ts';
import type { OrderQuery } from '../../../entities/order/order-query.ts';
import { choosingChanged, ordersChosen, selectChosen } from '../slice.ts';
import type { allRequested } from './actions.ts';
import { chooseLimit } from './limits.ts';

/** Shows the last number of orders there is, as often as somebody listens. */
function* tell(progress: Channel<number>, expected: number): Saga {
  for (;;) {
    const done = (yield takeAny(progress)) as number;
    yield put(choosingChanged({ done: Math.min(done, expected), total: expected }));
  }
}

/** The orders of a filter up to the limit, 100 a page (`listAllOrders`, calls.md 8); given up when its saga is. */
function* readOrders(query: OrderQuery, expected: number): Saga<CallResult<Order[]>> {
  const request = yield* dependency('request');
  const abort = new AbortController();
  const progress = channel<number>(buffers.sliding(1));
  yield fork(tell, progress, expected);
  try {
    const result = yield* call(() =>
      listAll(
        request,
        listOrders,
        { query },
        {
          signal: abort.signal,
          onProgress: (done) => progress.put(done),
          limit: chooseLimit,
        },
      ),
    );
    if (!result.ok) yield* tellGate(result.error);
    return result;
  } finally {
    progress.close();
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

const isGivenUp = (action: unknown): boolean =>
  (choosingChanged.match(action) && action.payload === null) ||
  (ordersChosen.match(action) && action.payload.length === 0);

function* choose({ query, total }: ReturnType<typeof allRequested>['payload']): Saga {
  const expected = Math.min(total, chooseLimit);
  yield put(choosingChanged({ done: 0, total: expected }));
  const result = yield* call(readOrders, query, expected);
  if (result.ok) {
    const before = yield* select(selectChosen);
    yield put(ordersChosen([...Object.values(before), ...result.value]));
  } else {
    yield put(failureNotified(result.error.message));
  }
  yield put(choosingChanged(null));
}

/** "Seleccionar los 214 resultados": a list of orders; one that comes in later is not in it. */
export function* chooseAll({ payload }: ReturnType<typeof allRequested>): Saga {
  yield race([call(choose, payload), takeAny(isGivenUp)]);
}
