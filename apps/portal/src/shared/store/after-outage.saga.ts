import type { CallError } from '@trastienda/api-client';
import { put, take as takeAny } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { operations, type WithOperations } from './create-operation.ts';
import { onShowOf } from './on-show.ts';
import type { OperationRequest } from './operation-request.ts';
import { isOperationAction, type Operation } from './operations-slice.ts';
import { call, type Saga, select } from './saga-effects.ts';

/** The gate tries again as often (D509); where it is well and one service is not, that one is asked ever more seldom. */
const firstPauseMs = 10_000;
const longestPauseMs = 80_000;

/** Nobody answered, or somebody who said that it will pass. A read that took too long would only take long again. */
const isOutage = ({ kind, status }: CallError): boolean =>
  kind === 'network' || (kind === 'http' && (status === 502 || status === 503));

/** A read on show that failed. */
type Shown = {
  readonly request: OperationRequest;
  readonly failure: CallError;
  readonly known: () => Saga<Operation<unknown>>;
};

/** The reads on show that an outage left without an answer. */
function* readsInOutage(): Saga<Shown[]> {
  const found: Shown[] = [];
  for (const operation of operations.values()) {
    for (const input of yield* onShowOf(operation.name)) {
      const known = () => select((state: WithOperations) => operation.select(state, input as never));
      const { status, error } = yield* known();
      if (status === 'failed' && isOutage(error))
        found.push({ request: operation.requested(input as never), failure: error, known });
    }
  }
  return found;
}

/** Whether one of these failures is on show still, or its read on its way. */
function* isUnderWay(reads: readonly Shown[]): Saga<boolean> {
  for (const { failure, known } of reads) {
    const now = yield* known();
    if (now.error === failure || now.status === 'loading') return true;
  }
  return false;
}

/** Asks for reads again, and waits until each has another end. */
function* askAgain(reads: readonly Shown[]): Saga {
  for (const { request } of reads) yield put(request);
  while (yield* isUnderWay(reads)) yield takeAny(isOperationAction);
}

/**
 * Presses 'Reintentar' for her once an outage is over: reads on show that it left without an answer are asked again as soon as the
 * session's answer comes, while somebody looks.
 */
export function* askAfterOutage(): Saga {
  const wait = yield* dependency('wait');
  const browser = yield* dependency('browser');
  const client = yield* dependency('sessionClient');
  for (;;) {
    yield takeAny((action: unknown) => isOperationAction(action) && action.event.phase === 'failed');
    let pause = firstPauseMs;
    while ((yield* readsInOutage()).length > 0) {
      yield* call(wait, pause);
      if (!browser.isVisible()) continue;
      const session = yield* call(() => client.getSession());
      if (!session.ok) continue;
      yield* askAgain(yield* readsInOutage());
      pause = Math.min(2 * pause, longestPauseMs);
    }
  }
}
