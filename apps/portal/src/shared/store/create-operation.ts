import {
  type AnyCall,
  type BinaryFile,
  bodyLimits,
  type CallError,
  type CallInput,
  type CallOutput,
  fail,
  type CallResult,
  type Subject,
} from '@trastienda/api-client';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { cancelled, put, take as takeAny } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { notified, successNotified } from './notifications-slice.ts';
import { idle, type Operation, operationAction, type OperationsState, slotOf } from './operations-slice.ts';
import { call as callEffect, type Saga, select as selectState } from './saga-effects.ts';
import type { OperationRequest, RequestOptions, RunOptions } from './operation-request.ts';
import { tellGate } from './session-doubted.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

export type WithOperations = { readonly operations: OperationsState };

/** The message, and the action beside it that undoes one press. */
type Told = {
  readonly text: string;
  readonly action: { readonly label: string; readonly act: UnknownAction };
};

type OperationOptions<Input, Sent, Output> = {
  /** Name in the state and in logs; the call's id unless one call serves several screens. */
  readonly name?: string;
  /** Operations with different keys stand side by side (one for each order, page…); the whole input by default. */
  readonly keyOf?: (input: NoInfer<Input>) => string;
  /** The number of remembered keys; 30 by default, 0 where only the requesting saga wants the answer, as for a file. */
  readonly keep?: number;
  /** The message once it succeeded, alone or with an action. */
  readonly done?: (value: Output, input: NoInfer<Input>) => string | Told;
  /** Prepares the call and returns its input: a file is read, an earlier step taken. */
  readonly prepare?: (input: Input) => Saga<CallResult<Sent>>;
  /** Continues after an answer with a next step of the same kind: its result is the operation's. */
  readonly follow?: (value: Output, input: NoInfer<Input>) => Saga<CallResult<Output>>;
};

/** An answer as the state holds it: of a file its name and size, with the content beside the state. */
type Kept<Output> = Output extends BinaryFile ? StoredFile : Output;

const kept = <Output>(value: Output): Kept<Output> =>
  (value instanceof Object && 'blob' in value && value.blob instanceof Blob
    ? storeFile(value as unknown as BinaryFile)
    : value) as Kept<Output>;

/** A remote operation as screens and the watcher use it; `Output` is what the state holds of an answer. */
export type RemoteOperation<Input, Output, Answer = Output> = {
  readonly name: string;
  /** The call that it sends. */
  readonly call: AnyCall;
  readonly provides: readonly Subject[];
  readonly invalidates: readonly Subject[];
  readonly requested: (input: Input, options?: RequestOptions) => OperationRequest;
  /** By an input, or by its key. */
  readonly select: (state: WithOperations, of?: Input | string) => Operation<Output>;
  readonly keyOf: (input: Input) => string;
  readonly run: (input: Input, options?: RunOptions) => Saga<CallResult<Answer>>;
  readonly isFresh: (input: Input, freshFor: number) => Saga<boolean>;
};

/** Every operation by its name: who asks for one need not start anything. */
export const operations = new Map<string, RemoteOperation<never, unknown>>();

/** The reads of these subjects are out of date. */
export const subjectsChanged = createAction<readonly Subject[]>('operations/subjectsChanged');

/** An object's fields in one order, without those that say nothing: two inputs that ask for the same are the same text. */
const canonical = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The whole input as a key: nothing for one that says nothing, the id alone where the path has one and nothing else is said. */
const wholeInput = (input: object | undefined): string => {
  const parts = Object.entries(input ?? {}).filter(
    ([, part]) => Object.keys((part as object) ?? {}).length > 0,
  );
  const [[name, only] = ['', {}]] = parts;
  const [id, ...more] = Object.values(only as object) as unknown[];
  if (parts.length === 1 && name === 'params' && more.length === 0 && typeof id === 'string') return id;
  return parts.length === 0 ? '' : JSON.stringify(Object.fromEntries(parts), canonical);
};

/** One at a time: whatever it was asked with, a screen shows the last one. */
export const onlyOne = (): string => '';

/** Brings a file, or takes one along. */
const carriesFile = ({ profile, bodyLimitBytes }: AnyCall): boolean =>
  profile === 'download' || profile === 'upload' || bodyLimitBytes > bodyLimits.json;

/** S8.28: a file that did not arrive is a line of the gateway's log, with the number that finds the call there. */
export function* logTransfer(name: string, { status, message, requestId }: CallError): Saga {
  const client = yield* dependency('sessionClient');
  const words = [status, message, requestId].filter(Boolean).join(' ');
  void client.postAuthLog({ level: 'error', code: `transfer:${name}`, message: words });
}

/**
 * Everything a screen needs of a remote call: `useRead` and `useWrite` take it, `requested(input)` is dispatched,
 * `select(state, input?)` reads it, and `run(input)` serves sagas that orchestrate several calls. The last request of a
 * key wins: an earlier one is aborted. A write that succeeded has the reads on show asked again whose subjects it
 * changed. Results are values; nothing throws.
 */
export function createOperation<C extends AnyCall, Input = CallInput<C>>(
  definition: C,
  {
    name = definition.id,
    keyOf = wholeInput as (input: Input) => string,
    keep = 30,
    done,
    prepare,
    follow,
  }: OperationOptions<Input, CallInput<C>, CallOutput<C>> = {},
) {
  type Output = CallOutput<C>;
  const requested = createAction(`${name}/requested`, (input: Input, options: RequestOptions = {}) => ({
    payload: { input, options },
    meta: { operation: name },
  }));

  const { provides, invalidates } = definition;

  function* send(
    input: Input,
    { isAhead = false, isPartOfJob = false, ...options }: RunOptions,
  ): Saga<CallResult<Output>> {
    const meta = { operation: name, key: keyOf(input), isAhead };
    const request = yield* dependency('request');
    const now = yield* dependency('now');
    const abort = new AbortController();
    yield put(operationAction(meta, { phase: 'started' }));
    try {
      const prepared: CallResult<CallInput<C>> = prepare
        ? yield* prepare(input)
        : { ok: true, value: input as CallInput<C> };
      const asked = (sent: CallInput<C>): Promise<CallResult<Output>> =>
        request(definition, sent, { ...options, signal: abort.signal });
      const first: CallResult<Output> = prepared.ok ? yield* callEffect(asked, prepared.value) : prepared;
      const result = first.ok && follow ? yield* follow(first.value, input) : first;
      if (result.ok) {
        yield put(operationAction(meta, { phase: 'succeeded', value: kept(result.value), at: now(), keep }));
        if (done) {
          const told = done(result.value, input);
          yield put(
            typeof told === 'string' ? successNotified(told) : notified({ tone: 'success', ...told }),
          );
        }
      } else {
        yield put(operationAction(meta, { phase: 'failed', error: result.error }));
        yield* tellGate(result.error);
        if (carriesFile(definition)) yield* logTransfer(name, result.error);
      }
      // A conflict says that what is on show is old, too.
      const hasChanged = first.ok || first.error.status === 409;
      if (hasChanged && !isPartOfJob && invalidates.length > 0) yield put(subjectsChanged(invalidates));
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
  const run = (input: Input, options: RunOptions = {}): Saga<CallResult<Output>> =>
    callEffect(send, input, options);

  const keyOfEither = (of: Input | string = ''): string => (typeof of === 'string' ? of : keyOf(of));
  const select = (state: WithOperations, of?: Input | string): Operation<Kept<Output>> =>
    (state.operations[name]?.[slotOf(keyOfEither(of))] ?? idle) as Operation<Kept<Output>>;

  const isOfKey = (key: string) => (action: unknown) => {
    const { meta } = action as { readonly meta?: { readonly operation?: string; readonly key?: string } };
    return meta?.operation === name && meta.key === key;
  };

  function* isFresh(input: Input, freshFor: number): Saga<boolean> {
    const known = yield* selectState((state: WithOperations) => select(state, input));
    if (known.status === 'loading') return true;
    const now = yield* dependency('now');
    return known.status === 'succeeded' && now() - known.at < freshFor;
  }

  /** As `run`, unless it is under way, whose end is then waited for, or succeeded within `freshFor` ms. */
  function* ensure(input: Input, freshFor: number): Saga {
    if (!(yield* isFresh(input, freshFor))) return void (yield* run(input));
    const status = () => selectState((state: WithOperations) => select(state, input).status);
    while ((yield* status()) === 'loading') yield takeAny(isOfKey(keyOf(input)));
  }

  const operation = {
    name,
    call: definition as AnyCall,
    provides,
    invalidates,
    requested,
    run,
    ensure,
    isFresh,
    select,
    /** The key under which an input's operation is kept. */
    keyOf,
    /** Forgets what is known under an input or its key. */
    reset: (of?: Input | string) =>
      operationAction({ operation: name, key: keyOfEither(of) }, { phase: 'reset' }),
    /** A result of the right type for a call that must not be sent. */
    refuse: (message: string): CallResult<Output> => fail({ kind: 'input', message }),
  };
  if (operations.has(name) && !import.meta.hot) throw new Error(`Two operations are named ${name}`);
  operations.set(name, operation);
  return operation;
}
