import { put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { dependency } from '../../shared/store/context.ts';
import { subjectsChanged } from '../../shared/store/create-operation.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import { lotCancelling, lotDetail } from './operations.ts';
import { cancelRequested, lotClosed, lotOpened } from './slice.ts';

/** Work in progress is asked for every 5 s (D110). */
const pollMs = 5000;

/** Asks for a lot until it has ended; an answer that did not come is asked for again. */
function* follow(lotId: string): Saga {
  const wait = yield* dependency('wait');
  for (let wasAtWork = false; ;) {
    const result = yield* lotDetail.run({ params: { lotId } });
    // Never seen: the page offers to ask again.
    if (!result.ok && !wasAtWork) return;
    if (result.ok && result.value.detail.status !== 'procesando') {
      if (wasAtWork) yield put(subjectsChanged(['orders', 'guides', 'wallet']));
      return;
    }
    wasAtWork = true;
    yield* call(wait, pollMs);
  }
}

function* cancel({ lotId, reason }: { readonly lotId: string; readonly reason: string }): Saga {
  const result = yield* lotCancelling.run({ body: { guides: [], lotId, reason } });
  if (!result.ok) return;
  yield put(successNotified('Se canceló el lote'));
  yield* lotDetail.run({ params: { lotId } });
}

/** The lots that were sent: their list, and the one on show. */
export function* lotSaga(): Saga {
  yield takeLatest(lotOpened, function* opened({ payload }): Saga {
    yield race([
      call(follow, payload.lotId),
      take((action: unknown) => lotClosed.match(action) && action.payload.lotId === payload.lotId),
    ]);
  });
  yield takeLeading(cancelRequested, ({ payload }) => cancel(payload));
}
