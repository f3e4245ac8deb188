import { DEFAULT_FAILURE, isRateLimited, snackbarMessage } from '@trastienda/api-client';
import { quoteLifeMs } from '@trastienda/domain';
import type { Task } from 'redux-saga';
import { cancel, fork, put, takeEvery } from 'redux-saga/effects';
import { dependency } from '../../shared/store/context.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { carrierName } from '../../entities/guide/carrier-names.ts';
import { quoteRequestOf } from './model/guide-request.ts';
import { isOfStorehouse, isTooLarge, quoteTitleOf } from '../../entities/guide/quote-refusals.ts';
import { quoteChanges } from './model/quote-changes.ts';
import { parcelCarriers, quotes } from '../../entities/guide/operations.ts';
import { selectQuoteParts } from './selectors.ts';
import { draftChanged, quoteChanged, quotesWanted, selectGuide, wizardClosed } from './slice.ts';

/** Renewed a little before, so that a price on show can still be bought. */
const marginMs = 20_000;
/** After the last key (experience.md, GuideWizard). */
const typingPauseMs = 400;

/** Fields that change nothing in a price. */
const free = new Set(['content', 'choice']);

type Reason = 'wanted' | 'typed' | 'expired';

/** One question, and its answer; what a renewal of the same parcel changed is said in words. */
function* ask(orderNumber: string, reason: Reason): Saga<boolean> {
  const parts = yield* select(selectQuoteParts, orderNumber);
  const asked = parts ? quoteRequestOf(parts) : null;
  if (!asked?.ok) {
    yield put(quoteChanged({ orderNumber, quote: { status: 'idle', error: null } }));
    return false;
  }
  const now = yield* dependency('now');
  const { quote } = yield* select(selectGuide, orderNumber);
  const before = quote.quoted;
  const requestKey = JSON.stringify(asked.value);
  const isSame = before?.requestKey === requestKey;
  const isFresh = before !== null && now() - before.at < quoteLifeMs - marginMs;
  if (isSame && isFresh && reason !== 'expired' && quote.status !== 'failed') {
    yield put(quoteChanged({ orderNumber, quote: { status: 'succeeded' } }));
    return true;
  }

  yield put(quoteChanged({ orderNumber, quote: { status: 'loading', error: null } }));
  const result = yield* quotes.run({ body: asked.value });
  if (!result.ok) {
    const { error: failure } = result;
    const error = {
      message: snackbarMessage(failure.message),
      folio: failure.requestId,
      isTooLarge: isTooLarge(failure),
      isOfStorehouse: isOfStorehouse(failure),
      title: quoteTitleOf(failure),
      isSaid: failure.kind === 'http' && snackbarMessage(failure.message) !== DEFAULT_FAILURE,
      isRefusal: failure.kind === 'http' && failure.status < 500 && !isRateLimited(failure),
    };
    yield put(quoteChanged({ orderNumber, quote: { status: 'failed', error } }));
    return false;
  }
  const options = result.value.detail;
  const carriers = yield* select(parcelCarriers.select);
  const changes = before
    ? quoteChanges(before.options, options, (key) => carrierName(key, carriers.value?.data))
    : null;
  const notice =
    isSame && before ? `Los precios vencieron y se cotizó de nuevo. ${changes ?? 'Siguen igual.'}` : null;
  yield put(
    quoteChanged({
      orderNumber,
      quote: { status: 'succeeded', quoted: { requestKey, options, at: now() }, error: null, notice },
    }),
  );
  return true;
}

/** Quotes, and quotes anew whenever the prices are about to end, for as long as the wizard is on show. */
function* keepQuoted(orderNumber: string, reason: Reason): Saga {
  const wait = yield* dependency('wait');
  const now = yield* dependency('now');
  if (reason === 'typed') yield* call(wait, typingPauseMs);
  for (let next = reason; yield* ask(orderNumber, next); next = 'expired') {
    const { quote } = yield* select(selectGuide, orderNumber);
    const age = now() - (quote.quoted?.at ?? now());
    yield* call(wait, Math.max(1000, quoteLifeMs - marginMs - age));
  }
}

/** Answers the wizard's questions for prices; the last one wins. */
export function* quoteSaga(): Saga {
  let running: Task | null = null;
  function* restart(orderNumber: string, reason: Reason): Saga {
    if (running) yield cancel(running);
    running = (yield fork(keepQuoted, orderNumber, reason)) as Task;
  }
  yield takeEvery(quotesWanted, function* wanted({ payload }): Saga {
    yield* restart(payload.orderNumber, 'wanted');
  });
  yield takeEvery(draftChanged, function* typed({ payload: { orderNumber, change } }): Saga {
    const { quote } = yield* select(selectGuide, orderNumber);
    const matters = Object.keys(change).some((field) => !free.has(field));
    // There is nothing to keep up to date before the first quote is requested.
    if (matters && (quote.status !== 'idle' || quote.quoted)) yield* restart(orderNumber, 'typed');
  });
  yield takeEvery(wizardClosed, function* closed(): Saga {
    if (running) yield cancel(running);
    running = null;
  });
}
