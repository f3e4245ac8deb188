import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RemoteOperation } from './create-operation.ts';
import type { OperationRequest, RequestOptions } from './operation-request.ts';
import { idle, type Operation } from './operations-slice.ts';
import type { AppStore, Feature, RootState } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
const useAppStore = useStore.withTypes<AppStore>();

/** Starts the feature that a page needs, once in the life of the store; safe in any number of components. */
export function useFeature(feature: Feature): void {
  const store = useAppStore();
  // In the initialiser, so that the watchers stand before the first effect dispatches.
  useState(() => store.startFeature(feature));
}

export type Read<Output> = Operation<Output> & { readonly ask: () => void };

type ReadOptions = Pick<RequestOptions, 'freshFor'>;

/** Hears of every read that is drawn where no effect runs: on the server, which asks for them and draws again. */
export const ReadsDrawn = createContext<((request: OperationRequest) => void) | null>(null);

/** Data that was prefetched is as fresh as the page's own request would be: the gate opened in between. */
export const aheadMs = 30_000;

/** As `useRequest`, for as many reads of an operation as there are. */
export function useRequests<Input, Output>(
  operation: RemoteOperation<Input, Output, unknown>,
  inputs: readonly Input[],
  { freshFor = 0 }: ReadOptions = {},
): () => void {
  const store = useAppStore();
  // Each with an end of its own: nothing to ask for is not the same as one input whose key is empty.
  const keys = inputs.map((input) => `${operation.keyOf(input)}\n`).join('');
  const hear = useContext(ReadsDrawn);
  if (hear !== null) for (const input of inputs) hear(operation.requested(input, { freshFor: aheadMs }));
  const ask = (options?: ReadOptions) => {
    for (const input of inputs) store.dispatch(operation.requested(input, options));
  };
  const show = useEffectEvent(() => {
    const shown = inputs.map((input) => store.onShow.add(operation.name, operation.keyOf(input), input));
    for (const input of inputs) {
      const isThere = store.onShow.takeExpected(operation.name, operation.keyOf(input));
      store.dispatch(operation.requested(input, { freshFor: isThere ? aheadMs : freshFor }));
    }
    return () => shown.forEach((hide) => hide());
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these two say when what is on show is something else
  useEffect(() => show(), [operation, keys]);
  return () => ask();
}

/**
 * Puts a read on show: it is asked for when its input changes, again after a write to what it shows, and by the
 * function that it gives back. `null` asks for nothing.
 * @param freshFor milliseconds that an earlier answer is good for; one that is under way is never sent twice.
 */
export const useRequest = <Input, Output>(
  operation: RemoteOperation<Input, Output, unknown>,
  input: Input | null,
  options?: ReadOptions,
): (() => void) => useRequests(operation, input === null ? [] : [input], options);

/** `useRequest`, and what is known of it: the value stays on show while it is asked for again. */
export function useRead<Input, Output>(
  operation: RemoteOperation<Input, Output, unknown>,
  input: Input | null,
  options?: ReadOptions,
): Read<Output> {
  const ask = useRequest(operation, input, options);
  const known = useAppSelector((state) => (input === null ? idle : operation.select(state, input)));
  return { ...known, ask };
}

/**
 * A write as a screen starts it, and how it ends; how one of an earlier visit ended says nothing of this one.
 * @param onDone what follows where it succeeded, once.
 */
export function useWrite<Input, Output>(
  operation: RemoteOperation<Input, Output, unknown>,
  onDone?: (value: Output) => void,
): Operation<Output> & { readonly send: (input: Input, options?: RequestOptions) => void } {
  const dispatch = useAppDispatch();
  const [key, setKey] = useState<string | null>(null);
  const known = useAppSelector((state) => (key === null ? idle : operation.select(state, key)));
  const value = known.status === 'succeeded' ? known.value : null;
  const end = useEffectEvent((answer: Output) => onDone?.(answer));
  // Each answer is another object.
  useEffect(() => {
    if (value !== null) end(value);
  }, [value]);
  const send = (input: Input, options?: RequestOptions) => {
    setKey(operation.keyOf(input));
    dispatch(operation.requested(input, options));
  };
  return { ...known, send };
}
