import type { CallResult } from '@trastienda/api-client';
import { race, take } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { type Outcome, outcomeOf, pauseBefore } from './outcome.ts';
import { call, type Saga } from './saga-effects.ts';

type Options<Value> = {
  /** Sends it once; every time with the same key. */
  readonly send: () => Saga<CallResult<Value>>;
  /** An attempt before this page's first one may have happened. */
  readonly isRepeat: boolean;
  /** Nobody knows what became of it; `isAsking`: it is asked right now. */
  readonly unknown: (isAsking: boolean) => Saga;
  /** Tells the action that asks at once, without the pause. */
  readonly isAskedNow?: (action: unknown) => boolean;
};

export type Known<Value> = Exclude<Outcome<Value>, { readonly kind: 'unknown' }> & {
  /** Whether an earlier attempt had no known outcome. */
  readonly wasUnknown: boolean;
};

/**
 * Sends a call until its outcome is known: each repeat carries the same key, so that it happens once (calls.md 1.5, law 2).
 * Between repeats the merchant reads that it is being verified, and may have it asked at once.
 */
export function* untilKnown<Value>({
  send,
  isRepeat,
  unknown,
  isAskedNow = () => false,
}: Options<Value>): Saga<Known<Value>> {
  const wait = yield* dependency('wait');
  let wasUnknown = isRepeat;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = outcomeOf(yield* call(send), wasUnknown);
    if (outcome.kind !== 'unknown') return { ...outcome, wasUnknown };
    wasUnknown = true;
    yield* unknown(false);
    yield race({ paused: call(wait, pauseBefore(attempt)), now: take(isAskedNow) });
    yield* unknown(true);
  }
}
