// redux-saga's own effects lose the type of what they give back; used with `yield*` these keep it.
import type { SagaIterator } from 'redux-saga';
import * as raw from 'redux-saga/effects';

export type Saga<Value = void> = Generator<unknown, Value, unknown>;

/** Calls a function or a saga and gives its result; a promise is waited for. */
export function* call<Args extends readonly unknown[], Value>(
  fn: (...args: Args) => Saga<Value> | SagaIterator<Value> | Promise<Value> | Value,
  ...args: Args
): Saga<Value> {
  return (yield raw.call(fn as (...args: readonly unknown[]) => unknown, ...args)) as Value;
}

/** Reads the state through a selector. */
export function* select<State, Args extends readonly unknown[], Value>(
  selector: (state: State, ...args: Args) => Value,
  ...args: Args
): Saga<Value> {
  return (yield raw.select(
    selector as (state: unknown, ...args: readonly unknown[]) => Value,
    ...args,
  )) as Value;
}

type Creator<Payload extends object> = {
  readonly type: string;
  readonly match: (action: unknown) => action is Payload;
};

/** Waits for the next action of a creator. */
export function* take<Payload extends object>(creator: Creator<Payload>): Saga<Payload> {
  return (yield raw.take((action: unknown) => creator.match(action))) as Payload;
}
