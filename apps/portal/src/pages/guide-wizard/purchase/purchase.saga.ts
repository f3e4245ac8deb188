import { snackbarMessage } from '@trastienda/api-client';
import type { Task } from 'redux-saga';
import { fork, put, spawn, takeEvery } from 'redux-saga/effects';
import { walletBalance } from '../../../entities/store/operations.ts';
import { dependency } from '../../../shared/store/context.ts';
import { notified } from '../../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../../shared/store/saga-effects.ts';
import { selectStorageOwner } from '../../../shared/session/selectors.ts';
import { guideDependency } from '../../../entities/guide/dependencies.ts';
import { guideOfLines } from '../../../entities/guide/guide-lines.ts';
import { rememberParcel } from '../../../entities/guide/parcel-memory.ts';
import { selectOrder } from '../../../entities/order/selectors.ts';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { guideKey, storageKeyOf } from '../../../entities/guide/storage-keys.ts';
import { guideAddress } from '../../../entities/guide/search.ts';
import { type Purchase, purchaseChanged, purchaseRequested, quotesWanted, type Refusal } from '../slice.ts';
import { type PurchaseIntent, readIntent } from './intent.ts';
import { intentFromScreen, type Screen } from './intent-from-screen.ts';
import { makeGuide } from './make-guide.saga.ts';
import { recordShipment } from './record-shipment.saga.ts';

function* move(orderNumber: string, purchase: Purchase): Saga {
  yield put(purchaseChanged({ orderNumber, purchase }));
}

const refuse = (orderNumber: string, refusal: Refusal) => move(orderNumber, { phase: 'refused', refusal });

/** The parcel is what the same goods are offered next; where their order is not at hand, not. */
function* remember({ orderNumber, request }: PurchaseIntent): Saga {
  const order = yield* select(selectOrder, orderNumber);
  const [parcel] = request.packages;
  const sent = order?.orderedProductsList.filter(({ colocationId }) =>
    request.colocationIds.includes(colocationId),
  );
  if (sent && parcel) yield* rememberParcel(sent, parcel);
}

/** Carries an intent to its end: guide, shipment, what they changed, and the good news (ADR 6, D140). */
function* carryOut(kept: PurchaseIntent, isResumed: boolean): Saga {
  const { orderNumber } = kept;
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-purchase', orderNumber);
  let { made } = kept;
  if (made === null) {
    yield* move(
      orderNumber,
      isResumed ? { phase: 'unknown', step: 'guide', asking: true } : { phase: 'buying' },
    );
    const outcome = yield* makeGuide(kept, isResumed);
    if (outcome.kind === 'refused') {
      yield* call(() => persistentStore.remove(key).catch(() => {}));
      // The next attempt is another one, with prices that hold.
      if (outcome.refusal.reason === 'expired') yield put(quotesWanted({ orderNumber }));
      // The balance on the screen was calculated from one that has changed.
      if (outcome.refusal.reason === 'balance') {
        yield spawn(() => walletBalance.run({}));
      }
      return yield* refuse(orderNumber, outcome.refusal);
    }
    ({ made } = outcome);
    // Not kept, it would be asked for once more with the same key, and be the same guide.
    yield* call(() => persistentStore.put(key, { ...kept, made }).catch(() => {}));
  }
  yield* recordShipment(kept, made, isResumed);
  yield* remember(kept);
  const draft = yield* storageKeyOf('guide-draft', orderNumber);
  yield* call(() => Promise.allSettled([persistentStore.remove(key), persistentStore.remove(draft)]));
  yield* move(orderNumber, { phase: 'done', made });
  const action = { label: 'Ver guía', href: guideAddress({ pedido: orderNumber }) };
  yield put(notified({ tone: 'success', text: `Se generó la guía ${made.guide}`, action }));
}

/**
 * One order's purchase, with no other tab at it meanwhile. One that was begun is carried on, whatever the screen
 * says now; else the order is looked at once more, so that a guide made elsewhere is not bought twice.
 */
function* purchase(orderNumber: string, screen: Screen | null): Saga {
  const persistentStore = yield* guideDependency('persistentStore');
  const lock = yield* guideDependency('lock');
  const { storeId } = yield* select(selectStorageOwner);
  const key = yield* storageKeyOf('guide-purchase', orderNumber);
  const release = yield* call(lock, `guide:${key}`);
  try {
    const begun = readIntent(yield* call(() => persistentStore.get(key)), storeId);
    if (begun) return yield* carryOut(begun, true);
    // To be carried on, and another tab has brought it to its end.
    if (screen === null) return yield* move(orderNumber, { phase: 'idle' });

    const found = yield* orderDetail.run(byNumber(orderNumber));
    if (!found.ok) {
      const { message, requestId: folio } = found.error;
      return yield* refuse(orderNumber, { reason: 'other', message: snackbarMessage(message), folio });
    }
    const order = found.value.rows[0];
    if (order && guideOfLines(order, screen.lines) !== null)
      return yield* move(orderNumber, { phase: 'idle' });

    const intent = yield* intentFromScreen(orderNumber, screen);
    if (intent === null) {
      yield put(quotesWanted({ orderNumber }));
      const message = 'Los datos o los precios cambiaron. Revísalos y vuelve a generar la guía.';
      return yield* refuse(orderNumber, { reason: 'order', message });
    }
    const kept = readIntent(yield* call(() => persistentStore.add(key, intent)), storeId) ?? intent;
    yield* carryOut(kept, kept.guideKey !== intent.guideKey);
  } finally {
    release();
  }
}

/** One order's crash takes no other purchase with it, and leaves no button that never answers again. */
function* guarded(orderNumber: string, screen: Screen | null): Saga {
  try {
    yield* purchase(orderNumber, screen);
  } catch (error) {
    const client = yield* dependency('sessionClient');
    void client.postAuthLog({ level: 'error', code: 'saga:guide-purchase', message: String(error) });
    const message = 'No pudimos terminar. Vuelve a intentarlo: si la guía ya existe, no se cobra otra vez.';
    yield* refuse(orderNumber, { reason: 'other', message, folio: null });
  }
}

/** Answers 'Generar guía', and carries on what a reload, a crash or an ended session cut off. */
export function* purchaseSaga(): Saga {
  const running = new Map<string, Task>();
  function* start(orderNumber: string, screen: Screen | null): Saga {
    // One press, one effect.
    if (running.get(orderNumber)?.isRunning()) return;
    yield* move(orderNumber, { phase: 'starting' });
    running.set(orderNumber, (yield fork(guarded, orderNumber, screen)) as Task);
  }
  yield takeEvery(purchaseRequested, function* requested({ payload: { orderNumber, ...screen } }): Saga {
    yield* start(orderNumber, screen);
  });

  const persistentStore = yield* guideDependency('persistentStore');
  const owner = yield* select(selectStorageOwner);
  const begun = yield* call(() => persistentStore.list(guideKey(owner, 'guide-purchase', '')));
  for (const one of begun) {
    const intent = readIntent(one, owner.storeId);
    if (intent) yield* start(intent.orderNumber, null);
  }
}
