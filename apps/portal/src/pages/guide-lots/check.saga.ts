import { put, takeLatest } from 'redux-saga/effects';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { checkOf, faultOf } from './model/lot-check.ts';
import { inParallel } from './in-parallel.ts';
import { lotQuote } from './operations.ts';
import { type LotRow, lotRowsOf } from './selectors.ts';
import { checkingChanged, checkRequested, rowChecked } from './slice.ts';

/** Rows that are asked for at the same time: quick, and no storm of requests. */
const width = 4;

/**
 * The dry run: the price of every row that has none, before anything is paid. A row that cannot be asked for is a
 * fault of that row; the others go on.
 */
function* check(pedidos: readonly string[]): Saga {
  const rows = (yield* select(lotRowsOf, pedidos)).filter(
    ({ fault, price }) => price === null && (fault === null || fault.cause === 'silent'),
  );
  let done = 0;
  yield put(checkingChanged({ done, total: rows.length }));
  yield* inParallel(rows, width, function* one({ order, request, askedKey, cells }: LotRow): Saga {
    if (!request.ok) return;
    const result = yield* lotQuote.run({ body: request.value });
    const check = result.ok
      ? checkOf(askedKey, result.value.detail, cells.carrier, request.value.destinationZipCode)
      : ({ askedKey, kind: 'fault', fault: faultOf(result.error) } as const);
    done += 1;
    yield put(rowChecked({ orderNumber: order.orderNumber, check }));
    yield put(checkingChanged({ done, total: rows.length }));
  });
  yield put(checkingChanged(null));
}

/** Answers 'Revisar precios'; the last one wins. */
export function* checkSaga(): Saga {
  yield takeLatest(checkRequested, ({ payload }) => check(payload.pedidos));
}
