import { fork, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { orderStatistics, walletBalance } from '../../entities/store/operations.ts';
import { dependency } from '../../shared/store/context.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { guideLots, lotCancelling, lotDetail } from './operations.ts';
import { cancelRequested, lotClosed, lotOpened } from './slice.ts';

/** Work in progress is asked for every 5 s (D110). */
const pollMs = 5000;

/** What the lot changed elsewhere; a failure of these takes nothing back. */
function* refresh(): Saga {
  const storeId = yield* select(selectCurrentStoreId);
  yield fork(() => walletBalance.run({ params: { storeId } }));
  yield fork(() => orderStatistics.run({ params: { storeId } }));
}

/** Asks for a lot until it has ended; an answer that did not come is asked for again. */
function* follow(lotId: string): Saga {
  const wait = yield* dependency('wait');
  for (let wasAtWork = false; ;) {
    const result = yield* lotDetail.run({ params: { lotId } });
    // Never seen: the page offers to ask again.
    if (!result.ok && !wasAtWork) return;
    if (result.ok && result.value.detail.status !== 'procesando') {
      if (wasAtWork) yield* refresh();
      return;
    }
    wasAtWork = true;
    yield* call(wait, pollMs);
  }
}

function* cancel({ lotId, reason }: { readonly lotId: string; readonly reason: string }): Saga {
  const storeId = yield* select(selectCurrentStoreId);
  const result = yield* lotCancelling.run({ body: { storeId, guides: [], lotId, reason } });
  if (!result.ok) return;
  yield put(successNotified('Se canceló el lote'));
  yield* refresh();
  yield* lotDetail.run({ params: { lotId } });
}

/** The lots that were sent: their list, and the one on show. */
export function* lotSaga(): Saga {
  yield fork(guideLots.watch);
  yield takeLatest(lotOpened, function* opened({ payload }): Saga {
    yield race([
      call(follow, payload.lotId),
      take((action: unknown) => lotClosed.match(action) && action.payload.lotId === payload.lotId),
    ]);
  });
  yield takeLeading(cancelRequested, ({ payload }) => cancel(payload));
}
