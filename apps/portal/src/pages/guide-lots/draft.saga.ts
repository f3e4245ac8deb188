import type { fail } from '@trastienda/api-client';
import { maxLotGuides } from '@trastienda/domain';
import type { Task } from 'redux-saga';
import { fork, join, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { shippingService } from '../../entities/store/operations.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { addressSaved } from '../../features/edit-address/address-slice.ts';
import { guideDependency } from '../../entities/guide/dependencies.ts';
import { parcelCarriers, storehouse } from '../../entities/guide/operations.ts';
import { storageKeyOf } from '../../entities/guide/storage-keys.ts';
import { selectOrder } from '../../entities/order/selectors.ts';
import { inParallel } from './in-parallel.ts';
import { type LotDraft, readLotDraft } from './model/lot-draft.ts';
import { byNumber, orderDetail, someOrders } from '../../entities/order/operations.ts';
import { newLot } from './operations.ts';
import {
  draftOpened,
  draftLookupRequested,
  lotDraftDropped,
  lotDraftLoaded,
  lotNamed,
  lotOrdersLoaded,
  lotOrdersMissing,
  lotInsuranceChosen,
  lotProfileChosen,
  lotRowsChanged,
  openingChanged,
  selectLots,
} from './slice.ts';

/** Orders that are asked for one by one, at the same time. */
const width = 4;

/** The lot that was begun: in the state, else kept. */
function* begunDraft(): Saga<LotDraft | null> {
  const { draft } = yield* select(selectLots);
  if (draft !== null) return draft;
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-lot-draft', '');
  return readLotDraft(yield* call(() => persistentStore.get(key).catch(() => null)));
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/**
 * The lot of these orders: the one that was begun, else a fresh one. What a file has brought goes into it. An id always
 * means the same orders, whichever tab sends it first: with others it is another lot, to which what was typed goes on.
 */
function* bringDraft(pedidos: readonly string[]): Saga<LotDraft | ReturnType<typeof fail>> {
  const { draft: own, file } = yield* select(selectLots);
  const begun = yield* begunDraft();
  if (begun && (begun.isSent || isSameSet(begun.pedidos, pedidos)))
    return { ...begun, rows: { ...begun.rows, ...file } };
  const newKey = yield* guideDependency('newKey');
  const made = yield* newLot.run({});
  if (!made.ok) return made;
  const { lotId, name } = made.value.detail;
  const fresh = {
    version: 1,
    lotId,
    name,
    pedidos,
    key: newKey(),
    isInsured: true,
    profile: null,
    isSent: false,
  } as const;
  // One that is kept, and has none of these orders, is put together in another tab.
  const isOfAnotherTab = own === null && !begun?.pedidos.some((number) => pedidos.includes(number));
  if (begun === null || isOfAnotherTab) return { ...fresh, rows: { ...file } };
  const { name: begunName, profile, isInsured } = begun;
  return { ...fresh, name: begunName, profile, isInsured, rows: { ...begun.rows, ...file } };
}

/** Offers the lot that was begun. */
function* seek(): Saga {
  const begun = yield* begunDraft();
  if (begun) yield put(lotDraftLoaded(begun));
}

function* drop(): Saga {
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-lot-draft', '');
  yield* call(() => persistentStore.remove(key).catch(() => {}));
}

/** The orders: many at once from those that wait, the rest one by one. */
function* bringOrders(pedidos: readonly string[]): Saga<ReturnType<typeof fail> | null> {
  const unknown = function* unknown(): Saga<readonly string[]> {
    const { orders } = yield* select(selectLots);
    return pedidos.filter((number) => orders[number] === undefined);
  };
  if ((yield* unknown()).length > width) {
    const query = {
      'filter-status-family': 'pendiente' as const,
      pageSize: maxLotGuides,
      sort: 'ship_by' as const,
    };
    const page = yield* someOrders.run({ query });
    if (!page.ok) return page;
    yield put(lotOrdersLoaded(page.value.rows.filter(({ orderNumber }) => pedidos.includes(orderNumber))));
  }
  let failure: ReturnType<typeof fail> | null = null;
  const missing: string[] = [];
  yield* inParallel(yield* unknown(), width, function* one(number): Saga {
    const found = yield* orderDetail.run(byNumber(number));
    if (!found.ok) failure = found;
    else if (found.value.rows.length === 0) missing.push(number);
    else yield put(lotOrdersLoaded(found.value.rows));
  });
  yield put(lotOrdersMissing(missing));
  return failure;
}

function* open(pedidos: readonly string[]): Saga {
  yield put(openingChanged({ status: 'loading', error: null }));
  const carriers = (yield fork(() => parcelCarriers.run({}))) as Task;
  yield put(shippingService.requested({}, { freshFor: 60_000 }));
  const from = (yield fork(() => storehouse.ensure({}, 60_000))) as Task;
  const draft = yield* bringDraft(pedidos);
  if ('ok' in draft) return void (yield put(openingChanged({ status: 'failed', error: draft.error })));
  yield put(lotDraftLoaded(draft));
  const failure = yield* bringOrders(pedidos);
  // Without where it leaves from nothing has a price, and without the carriers none of them can be told by its name.
  yield join([from, carriers]);
  const error = failure?.error ?? (yield* select(storehouse.select)).error;
  yield put(openingChanged(error ? { status: 'failed', error } : { status: 'ready', error: null }));
}

/** Keeps the draft at every change, so that nothing typed is lost with the page or the session (D94). */
export function* keepLotDraft(): Saga {
  const { draft } = yield* select(selectLots);
  const persistentStore = yield* guideDependency('persistentStore');
  const key = yield* storageKeyOf('guide-lot-draft', '');
  // A full disk takes the safety net away, not the form.
  if (draft) yield* call(() => persistentStore.put(key, draft).catch(() => {}));
}

/** An address that was mended counts at once. */
function* takeOverAddress(orderNumber: string): Saga {
  const order = yield* select(selectOrder, orderNumber);
  if (order) yield put(lotOrdersLoaded([order]));
}

/** Puts a lot together. */
export function* draftSaga(): Saga {
  yield takeLatest(draftOpened, ({ payload }) => open(payload.pedidos));
  yield takeLeading(draftLookupRequested, seek);
  yield takeEvery(
    [lotDraftLoaded, lotRowsChanged, lotProfileChosen, lotInsuranceChosen, lotNamed],
    keepLotDraft,
  );
  yield takeEvery(lotDraftDropped, drop);
  yield takeEvery(addressSaved, ({ payload }) => takeOverAddress(payload.orderNumber));
}
