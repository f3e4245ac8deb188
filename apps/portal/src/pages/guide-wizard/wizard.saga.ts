import { all, fork, put, take, takeEvery } from 'redux-saga/effects';
import { shippingService } from '../../entities/store/operations.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { selectGate } from '../../shared/session/selectors.ts';
import { gateChanged } from '../../shared/session/slice.ts';
import { guideDependency } from '../../entities/guide/dependencies.ts';
import { firstDraft, readDraft } from '../../entities/guide/draft.ts';
import { guideLines } from '../../entities/guide/guide-lines.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import { parcelBefore } from '../../entities/guide/parcel-memory.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { storageKeyOf } from '../../entities/guide/storage-keys.ts';
import { purchaseSaga } from './purchase/purchase.saga.ts';
import { quoteSaga } from './quote.saga.ts';
import { selectOrder } from '../../entities/order/selectors.ts';
import { draftChanged, draftLoaded, quotesWanted, selectGuide, wizardOpened } from './slice.ts';

/** The draft that was kept, else the first one: of what the same goods were last sent in, or of their own measures. */
function* bringDraft(orderNumber: string, lines: readonly string[]): Saga {
  const known = yield* select(selectGuide, orderNumber);
  const order = yield* select(selectOrder, orderNumber);
  if (known.draft !== null || order === null) return;
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-draft', orderNumber);
  const kept = readDraft(yield* call(() => persistentStore.get(key).catch(() => null)));
  const goods = guideLines(order, lines);
  const draft = kept ?? firstDraft(goods, yield* parcelBefore(goods));
  yield put(draftLoaded({ orderNumber, draft }));
}

/** Waits for what the wizard shows, and brings the draft. */
function* open(orderNumber: string, lines: readonly string[]): Saga {
  // The address for topping up, in case the balance is too low; the shell answers.
  yield put(shippingService.requested({}, { freshFor: 60_000 }));
  yield all([
    call(() => storehouse.ensure({}, 0)),
    call(function* withDraft(): Saga {
      yield* orderDetail.ensure(byNumber(orderNumber), 0);
      yield* bringDraft(orderNumber, lines);
    }),
  ]);
  // The step may have asked for prices before there was anything to ask with.
  const { quote } = yield* select(selectGuide, orderNumber);
  if (quote.status === 'idle' && quote.quoted === null) yield put(quotesWanted({ orderNumber }));
}

/** Keeps the draft at every change, so that nothing typed is lost with the page or the session (D94). */
function* keepDraft(orderNumber: string): Saga {
  const { draft } = yield* select(selectGuide, orderNumber);
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-draft', orderNumber);
  // A full disk takes the safety net away, not the form.
  if (draft) yield* call(() => persistentStore.put(key, draft).catch(() => {}));
}

/** The feature's sagas; nothing of them runs before the gate is open. */
export function* wizardSaga(): Saga {
  while ((yield* select(selectGate)).phase !== 'open') yield take(gateChanged);
  yield all([
    fork(quoteSaga),
    fork(purchaseSaga),
    takeEvery(wizardOpened, ({ payload }) => open(payload.orderNumber, payload.lines ?? [])),
    takeEvery(draftChanged, ({ payload }) => keepDraft(payload.orderNumber)),
  ]);
}
