import { validatePostalCode } from '@trastienda/domain';
import { fork, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { draftKey, keepDraft, keptDraft } from '../../shared/form/kept-drafts.ts';
import { dependency } from '../../shared/store/context.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { selectCurrentStoreId, selectEmail } from '../../shared/session/selectors.ts';
import {
  addressChanged,
  addressFilled,
  addressLoaded,
  addressOpened,
  addressSaved,
  addressSaveRequested,
  selectAddress,
} from './address-slice.ts';
import { addressDraftOf, filledFrom, shippingAddressOf } from '../../entities/address/address-form.ts';
import { postalCode } from '../../entities/address/operations.ts';
import { addressUpdate } from '../../entities/guide/operations.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { selectOrder } from '../../entities/order/selectors.ts';

function* open(orderNumber: string): Saga {
  yield put(addressUpdate.reset(orderNumber));
  const found = yield* orderDetail.run(byNumber(orderNumber));
  const order = found.ok ? found.value.rows[0] : undefined;
  if (!order) return;
  const { storage, key, now } = yield* draftPlace(orderNumber);
  const { form } = keptDraft(storage, key, addressDraftOf(order), now);
  yield put(addressLoaded({ orderNumber, address: form }));
}

/**
 * The place of an address's draft: a client's name, address and phone are stored with the short forms, and
 * removed with them (D196).
 */
function* draftPlace(orderNumber: string) {
  const { storage } = yield* dependency('browser');
  const now = yield* dependency('now');
  const person = yield* select(selectEmail);
  const key = draftKey(person, yield* select(selectCurrentStoreId), `dirección ${orderNumber}`);
  return { storage, key, now: now() };
}

function* keep(orderNumber: string): Saga {
  const form = yield* select(selectAddress, orderNumber);
  const { storage, key, now } = yield* draftPlace(orderNumber);
  if (form) keepDraft(storage, key, { form, sent: null }, now);
}

/** An untouched form that a postal code has filled in is no draft. */
function* keepFilled(orderNumber: string): Saga {
  const { storage, key } = yield* draftPlace(orderNumber);
  if (storage.getItem(key) !== null) yield* keep(orderNumber);
}

/** Saves the destination on the order; the guide's wizard then quotes to the new place. */
function* save(orderNumber: string): Saga {
  const order = yield* select(selectOrder, orderNumber);
  const address = yield* select(selectAddress, orderNumber);
  if (!order || !address) return;
  const result = yield* addressUpdate.run({
    params: { marketplace: order.marketplace, orderId: orderNumber },
    body: {
      shippingAddress: shippingAddressOf(address, order.shippingAddress),
      clientData: { fullname: order.clientData.fullname, email: order.clientData.email },
    },
  });
  if (!result.ok) return;
  const { storage, key } = yield* draftPlace(orderNumber);
  storage.removeItem(key);
  // The next quote goes to the new place, so this waits for the order.
  yield* orderDetail.run(byNumber(orderNumber));
  yield put(addressSaved({ orderNumber }));
  yield put(successNotified('Se guardó la dirección'));
}

/** A postal code of five digits fills in the rest; it is looked up once for each code of an order. */
function* lookUp(orderNumber: string, isNewCode: boolean): Saga {
  const asked = (yield* select(selectAddress, orderNumber))?.values.zipCode ?? '';
  const code = validatePostalCode(asked);
  if (!code.ok) return;
  const found = yield* postalCode.run({ params: { code: code.value } });
  const address = yield* select(selectAddress, orderNumber);
  // Another code was typed meanwhile; its own answer fills the form.
  if (!found.ok || address?.values.zipCode !== asked) return;
  yield put(addressFilled({ orderNumber, address: filledFrom(address, found.value.detail, isNewCode) }));
}

/** Looks up the code that the order came with, and each that is typed in its place. */
function* watchPostalCode(): Saga {
  const last = new Map<string, string>();
  const codeOf = function* codeOf(orderNumber: string): Saga<string> {
    return (yield* select(selectAddress, orderNumber))?.values.zipCode ?? '';
  };
  yield takeEvery(addressLoaded, function* known({ payload: { orderNumber } }): Saga {
    last.set(orderNumber, yield* codeOf(orderNumber));
    yield* lookUp(orderNumber, false);
  });
  yield takeEvery(addressChanged, function* typed({ payload: { orderNumber } }): Saga {
    const code = yield* codeOf(orderNumber);
    if (last.get(orderNumber) === code) return;
    last.set(orderNumber, code);
    yield* lookUp(orderNumber, true);
  });
}

/** The page that edits an order's destination (D39). */
export function* addressSaga(): Saga {
  yield fork(watchPostalCode);
  yield takeEvery(addressOpened, ({ payload }) => open(payload.orderNumber));
  yield takeEvery(addressChanged, ({ payload }) => keep(payload.orderNumber));
  yield takeEvery(addressFilled, ({ payload }) => keepFilled(payload.orderNumber));
  yield takeLeading(addressSaveRequested, ({ payload }) => save(payload.orderNumber));
}
