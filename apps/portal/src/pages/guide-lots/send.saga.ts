import { snackbarMessage } from '@trastienda/api-client';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { guideDependency } from '../../entities/guide/dependencies.ts';
import { storageKeyOf } from '../../entities/guide/storage-keys.ts';
import { untilKnown } from '../../shared/store/until-known.ts';
import { keepLotDraft } from './draft.saga.ts';
import { lotCells } from './model/lot-draft.ts';
import { lotFieldFaults } from './model/lot-field-faults.ts';
import { type LotItem, lotItemOf, sentItemOf } from './model/lot-item.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { lotDetail, lotSaving } from './operations.ts';
import { lotRowsOf } from './selectors.ts';
import {
  lotAccepted,
  lotDraftLoaded,
  lotDraftMarked,
  lotOpened,
  retryRequested,
  selectLots,
  type Sending,
  sendingChanged,
  sendRequested,
} from './slice.ts';

type Parcel = {
  readonly lotId: string;
  readonly name: string;
  readonly items: readonly LotItem[];
  readonly key: string;
  /** An attempt before this page's first one may have arrived. */
  readonly isRepeat: boolean;
  /** The lot's first sending, not a retry of what failed of it. */
  readonly isFirst: boolean;
};

/**
 * Sends items of a lot until it is known whether they arrived; each repeat carries the same key, so that nothing is
 * made twice (calls.md 1.5). A refused lot that is there nevertheless did arrive: its key had been forgotten, or another
 * tab has sent it. Gives where it stands then: `idle` once it has arrived, else why it was refused.
 */
function* deliver({ lotId, name, items, key, isRepeat, isFirst }: Parcel): Saga<Sending> {
  const rows = yield* select(
    lotRowsOf,
    items.map(({ orderNumber }) => orderNumber),
  );
  const sentCells = new Map(rows.map(({ order, cells }) => [order.orderNumber, cells]));
  yield put(sendingChanged({ lotId, sending: { phase: isRepeat ? 'unknown' : 'sending' } }));
  const outcome = yield* untilKnown({
    send: () => lotSaving.run({ body: { lotId, name, items: [...items] } }, { idempotencyKey: key }),
    isRepeat,
    *unknown(): Saga {
      yield put(sendingChanged({ lotId, sending: { phase: 'unknown' } }));
    },
  });
  if (outcome.kind === 'done') return { phase: 'idle' };
  if ((isFirst || outcome.wasUnknown) && (yield* lotDetail.run({ params: { lotId } })).ok)
    return { phase: 'idle' };
  return {
    phase: 'refused',
    message: snackbarMessage(outcome.error.message),
    faults: lotFieldFaults(outcome.error, items, (number) => sentCells.get(number)),
  };
}

/** The request of a lot; none when another device sent it. */
function* sentItems(lotId: string): Saga<readonly LotItem[]> {
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-lot-sent', lotId);
  const kept = yield* call(() => persistentStore.get(key).catch(() => null));
  return Array.isArray(kept) ? (kept as readonly LotItem[]) : [];
}

/** The draft's rows go to the service; from then on it is a lot. */
function* send(pedidos: readonly string[], isRepeat = false): Saga {
  const { draft } = yield* select(selectLots);
  if (draft === null) return;
  const { lotId, name, key } = draft;
  const rows = yield* select(lotRowsOf, pedidos);
  const items = isRepeat ? yield* sentItems(lotId) : rows.flatMap((row) => sentItemOf(row) ?? []);
  if (items.length === 0) return;
  const persistentStore = yield* guideDependency('persistentStore');
  const newKey = yield* guideDependency('newKey');
  const kept = yield* storageKeyOf('guide-lot-sent', lotId);
  yield* call(() => persistentStore.put(kept, items).catch(() => {}));
  yield put(lotDraftMarked({ isSent: true, key }));
  yield* keepLotDraft();
  const sending = yield* deliver({ lotId, name, items, key, isRepeat, isFirst: true });
  if (sending.phase === 'idle') {
    const draftKey = yield* storageKeyOf('guide-lot-draft', '');
    yield* call(() => persistentStore.remove(draftKey).catch(() => {}));
    yield put(lotAccepted(lotId));
  } else {
    // The next attempt is another one.
    yield put(lotDraftMarked({ isSent: false, key: newKey() }));
    yield* keepLotDraft();
  }
  yield put(sendingChanged({ lotId, sending }));
}

/** An order of a lot that was sent from elsewhere, with its own measures. */
function* itemFromOrder(orderNumber: string, isInsured: boolean): Saga<LotItem | null> {
  const found = yield* orderDetail.run(byNumber(orderNumber));
  const order = found.ok ? found.value.rows[0] : undefined;
  return order ? lotItemOf(order, lotCells(order, { profile: null, rows: {} }), isInsured) : null;
}

/** Sends the failed rows of a lot again under the same id, and only those (calls.md 24.7). */
function* retry(lotId: string): Saga {
  const newKey = yield* guideDependency('newKey');
  const known = (yield* select(lotDetail.select, lotId)).value?.detail;
  if (!known) return;
  yield put(sendingChanged({ lotId, sending: { phase: 'sending' } }));
  const sent = yield* sentItems(lotId);
  const items: LotItem[] = [];
  for (const { status, orderNumber, insurance } of known.items) {
    if (status !== 'error' || orderNumber === null) continue;
    const item =
      sent.find((one) => one.orderNumber === orderNumber) ??
      (yield* itemFromOrder(orderNumber, insurance === true));
    if (item) items.push(item);
  }
  if (items.length === 0) {
    const message = 'No encontramos los pedidos de este lote';
    return void (yield put(sendingChanged({ lotId, sending: { phase: 'refused', message, faults: [] } })));
  }
  const parcel = { lotId, name: known.name, items, key: newKey() };
  const sending = yield* deliver({ ...parcel, isRepeat: false, isFirst: false });
  yield put(sendingChanged({ lotId, sending }));
  if (sending.phase === 'idle') yield put(lotOpened({ lotId }));
}

/** Sends lots, and what failed of them; one that a reload cut off is carried on. */
export function* sendSaga(): Saga {
  yield takeLeading(sendRequested, ({ payload }) => send(payload.pedidos));
  yield takeLeading(retryRequested, ({ payload }) => retry(payload.lotId));
  yield takeEvery(lotDraftLoaded, function* known({ payload }): Saga {
    const { sending } = yield* select(selectLots);
    if (payload?.isSent && sending[payload.lotId] === undefined) yield* send([], true);
  });
}
