import type { Result } from '@trastienda/api-client';
import { put, race, take } from 'redux-saga/effects';
import { dependency } from '../../../shared/store/context.ts';
import { call, type Saga } from '../../../shared/store/saga-effects.ts';
import { purchaseChanged, purchaseRetried } from '../slice.ts';
import { type Outcome, outcomeOf, pauseBefore } from '../../../shared/store/outcome.ts';

type Options<Value> = {
  readonly orderNumber: string;
  readonly step: 'guide' | 'shipment';
  /** An attempt before this page's first one may have happened. */
  readonly isResumed: boolean;
  readonly send: () => Saga<Result<Value>>;
};

export type Known<Value> = Exclude<Outcome<Value>, { readonly kind: 'unknown' }> & {
  /** Whether an earlier attempt had no known outcome. */
  readonly wasUnknown: boolean;
};

const isFor = (orderNumber: string) => (action: unknown) =>
  purchaseRetried.match(action) && action.payload.orderNumber === orderNumber;

/**
 * Sends a call until its outcome is known: each repeat carries the same key, so that it happens once (calls.md 1.5).
 * Between repeats the merchant reads that it is being verified, and may have it asked at once.
 */
export function* untilKnown<Value>({
  orderNumber,
  step,
  isResumed,
  send,
}: Options<Value>): Saga<Known<Value>> {
  const wait = yield* dependency('wait');
  let wasUnknown = isResumed;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = outcomeOf(yield* call(send), wasUnknown);
    if (outcome.kind !== 'unknown') return { ...outcome, wasUnknown };
    wasUnknown = true;
    yield put(purchaseChanged({ orderNumber, purchase: { phase: 'unknown', step, asking: false } }));
    yield race({ paused: call(wait, pauseBefore(attempt)), now: take(isFor(orderNumber)) });
    yield put(purchaseChanged({ orderNumber, purchase: { phase: 'unknown', step, asking: true } }));
  }
}
