import type { CallError } from '@trastienda/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * A remote operation. `value` is the last success under the same key, which stays on show while it is asked for
 * again. `error.message` is the exact sentence of the error catalogue, English ones too (D174).
 */
export type Operation<Value> =
  | { readonly status: 'idle'; readonly value: null; readonly error: null }
  | { readonly status: 'loading'; readonly value: Value | null; readonly error: null }
  | { readonly status: 'succeeded'; readonly value: Value; readonly error: null; readonly at: number }
  | { readonly status: 'failed'; readonly value: Value | null; readonly error: CallError };

export type OperationMeta = {
  readonly operation: string;
  readonly key: string;
  /** Asked for before anybody wanted it. */
  readonly isAhead?: boolean;
};
/** `outdated` is said of all keys of an operation at once. */
type Event =
  | { readonly phase: 'started' }
  | { readonly phase: 'succeeded'; readonly value: unknown; readonly at: number; readonly keep: number }
  | { readonly phase: 'failed'; readonly error: CallError }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'outdated' }
  | { readonly phase: 'reset' };

/** The action that the reducer of operations reads; `type` is `<operation>/<phase>`, for people and logs. */
export type OperationAction = UnknownAction & { readonly meta: OperationMeta; readonly event: Event };

export type OperationsState = Readonly<Record<string, Readonly<Record<string, Operation<unknown>>>>>;

export const idle: Operation<never> = { status: 'idle', value: null, error: null };

export const operationAction = (meta: OperationMeta, event: Event): OperationAction => ({
  type: `${meta.operation}/${event.phase}`,
  meta,
  event,
});

export const isOperationAction = (action: unknown): action is OperationAction => {
  const { event, meta } = action as { readonly event?: unknown; readonly meta?: unknown };
  return typeof event === 'object' && typeof meta === 'object';
};

function next(before: Operation<unknown>, event: Event): Operation<unknown> {
  switch (event.phase) {
    case 'started':
      return { status: 'loading', value: before.value, error: null };
    case 'succeeded':
      return { status: 'succeeded', value: event.value, error: null, at: event.at };
    case 'failed':
      return { status: 'failed', value: before.value, error: event.error };
    case 'stopped':
      // It was cancelled before an answer: the last value is kept.
      return before.value === null ? idle : { status: 'succeeded', value: before.value, error: null, at: 0 };
    case 'outdated':
      return before.status === 'succeeded' ? { ...before, at: 0 } : before;
    case 'reset':
      return idle;
  }
}

/**
 * A key's place in the state. Objects list keys that look like numbers first, whatever came first: the mark before
 * them keeps the order in which they came.
 */
export const slotOf = (key: string): string => `=${key}`;

/** Only the newest `keep` keys of an operation are remembered, so that a day of paging does not fill the memory. */
const newest = (keys: Readonly<Record<string, Operation<unknown>>>, keep: number) =>
  Object.fromEntries(Object.entries(keys).slice(-keep));

/** One reducer for every operation: `state.operations[operation][slotOf(key)]`. */
export function operationsReducer(state: OperationsState = {}, action: UnknownAction): OperationsState {
  if (!isOperationAction(action)) return state;
  const { meta, event } = action;
  if (event.phase === 'outdated') {
    const old = Object.entries(state[meta.operation] ?? {}).map(([slot, known]) => [
      slot,
      next(known, event),
    ]);
    return { ...state, [meta.operation]: Object.fromEntries(old) };
  }
  const { [slotOf(meta.key)]: before = idle, ...others } = state[meta.operation] ?? {};
  const after = next(before, event);
  const keep = event.phase === 'succeeded' ? event.keep : Number.POSITIVE_INFINITY;
  const keys = after.status === 'idle' || keep === 0 ? others : { ...others, [slotOf(meta.key)]: after };
  return { ...state, [meta.operation]: keep > 0 && Number.isFinite(keep) ? newest(keys, keep) : keys };
}
