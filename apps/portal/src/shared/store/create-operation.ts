import {
  type AnyCall,
  bodyLimits,
  type CallError,
  type CallInput,
  type CallOutput,
  fail,
  type Result,
} from '@trastienda/api-client';
import { createAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, cancelled, fork, put, take as takeAny } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { idle, type Operation, operationAction, type OperationsState, slotOf } from './operations-slice.ts';
import { call, type Saga, select as selectState, take } from './saga-effects.ts';
import { sessionDoubted } from './session-doubted.ts';

type WithOperations = { readonly operations: OperationsState };

export type RunOptions = {
  /** One for each intent of the person; the same for every repeat of it (D169). */
  readonly idempotencyKey?: string;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
  /** Nobody asked for it yet: what follows from the merchant's own asking does not follow from its answer. */
  readonly isAhead?: boolean;
};

export type RequestOptions = RunOptions & {
  /** Milliseconds: nothing is sent while the operation is under way, or succeeded within this time. */
  readonly freshFor?: number;
};

export type OperationOptions<Input> = {
  /** Name in the state and in logs; the call's id unless one call serves several screens. */
  readonly name?: string;
  /** Operations with different keys stand side by side (one for each order, page…); one for all by default. */
  readonly keyOf?: (input: Input) => string;
  /** How many keys are remembered; 30 by default. */
  readonly keep?: number;
};

/** Brings a file, or takes one along. */
const carriesFile = ({ profile, bodyLimitBytes }: AnyCall): boolean =>
  profile === 'download' || profile === 'upload' || bodyLimitBytes > bodyLimits.json;

/** S8.28: a file that did not arrive is a line of the gateway's log, with the number that finds the call there. */
function* logTransfer(name: string, { status, message, requestId }: CallError): Saga {
  const client = yield* dependency('sessionClient');
  const words = [status, message, requestId].filter(Boolean).join(' ');
  void client.postAuthLog({ level: 'error', code: `transfer:${name}`, message: words });
}

/**
 * Everything a screen needs of a remote call: `requested(input)` to dispatch, `select(state, key?)`, a `watch` saga
 * for the feature to spawn, and `run(input)` for sagas that orchestrate several calls. The last request of a key
 * wins: an earlier one is aborted. Results are values; nothing throws.
 */
export function createOperation<C extends AnyCall>(
  definition: C,
  { name = definition.id, keyOf = () => '', keep = 30 }: OperationOptions<CallInput<C>> = {},
) {
  type Input = CallInput<C>;
  type Output = CallOutput<C>;
  const requested = createAction(`${name}/requested`, (input: Input, options: RequestOptions = {}) => ({
    payload: { input, options },
  }));

  function* send(input: Input, { isAhead = false, ...options }: RunOptions): Saga<Result<Output>> {
    const meta = { operation: name, key: keyOf(input), isAhead };
    const request = yield* dependency('request');
    const now = yield* dependency('now');
    const abort = new AbortController();
    yield put(operationAction(meta, { phase: 'started' }));
    try {
      const asked = (): Promise<Result<Output>> =>
        request(definition, input, { ...options, signal: abort.signal });
      const result = yield* call(asked);
      if (result.ok) {
        yield put(operationAction(meta, { phase: 'succeeded', value: result.value, at: now(), keep }));
      } else {
        yield put(operationAction(meta, { phase: 'failed', error: result.error }));
        if (result.error.status === 401) yield put(sessionDoubted());
        if (carriesFile(definition)) yield* logTransfer(name, result.error);
      }
      return result;
    } finally {
      if ((yield cancelled()) as boolean) {
        abort.abort();
        yield put(operationAction(meta, { phase: 'stopped' }));
      }
    }
  }

  /**
   * Sends the call, records its states, and gives the result back. As a task of its own: a `finally` that yields
   * under `yield*` would let a cancelled caller run on, with no result in its hands.
   */
  const run = (input: Input, options: RunOptions = {}): Saga<Result<Output>> => call(send, input, options);

  const select = (state: WithOperations, key = ''): Operation<Output> =>
    (state.operations[name]?.[slotOf(key)] ?? idle) as Operation<Output>;

  const isOfKey = (key: string) => (action: unknown) => {
    const { meta } = action as { readonly meta?: { readonly operation?: string; readonly key?: string } };
    return meta?.operation === name && meta.key === key;
  };

  function* isFresh(key: string, freshFor: number): Saga<boolean> {
    const known = yield* selectState((state: WithOperations) => select(state, key));
    if (known.status === 'loading') return true;
    const now = yield* dependency('now');
    return known.status === 'succeeded' && now() - known.at < freshFor;
  }

  /** As `run`, unless it is under way, whose end is then waited for, or succeeded within `freshFor` ms. */
  function* ensure(input: Input, freshFor: number): Saga {
    const key = keyOf(input);
    if (!(yield* isFresh(key, freshFor))) return void (yield* run(input));
    const status = () => selectState((state: WithOperations) => select(state, key).status);
    while ((yield* status()) === 'loading') yield takeAny(isOfKey(key));
  }

  /** Answers every `requested` of a screen; spawned by the feature. */
  function* watch(): Saga {
    const running = new Map<string, Task>();
    for (;;) {
      const { payload } = yield* take(requested);
      const { freshFor, ...options } = payload.options;
      const key = keyOf(payload.input);
      if (freshFor !== undefined && (yield* isFresh(key, freshFor))) continue;
      const before = running.get(key);
      if (before) yield cancel(before);
      running.set(key, (yield fork(run, payload.input, options)) as Task);
    }
  }

  return {
    name,
    requested,
    run,
    ensure,
    watch,
    select,
    /** The key under which an input's operation is kept. */
    keyOf,
    /** Forgets what is known under a key. */
    reset: (key = '') => operationAction({ operation: name, key }, { phase: 'reset' }),
    /** A result of the right type for a call that must not be sent. */
    refuse: (message: string): Result<Output> => fail({ kind: 'input', message }),
  };
}
