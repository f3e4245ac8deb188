import * as raw from 'redux-saga/effects';
import { operations } from './create-operation.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Saga } from './saga-effects.ts';

/** The reads that are on show: by their operation's name, each input as often as it is shown. */
type OnShow = ReturnType<typeof createOnShow>;

export function createOnShow() {
  const shown = new Map<string, Set<{ readonly key: string; readonly input: unknown }>>();
  const early = new Set<string>();
  const served = new Set<string>();
  const placeOf = (operation: string, key: string) => `${operation} ${key}`;
  return {
    /** Says that a read was asked for before its page is there. */
    expect: (operation: string, key: string) => void early.add(placeOf(operation, key)),
    /** Whether it was: the page's own first asking is answered by that, once. */
    takeExpected: (operation: string, key: string): boolean => {
      const place = placeOf(operation, key);
      return early.delete(place) || served.has(place);
    },
    /** Says that the answer to a read came with the page: whatever shows it is answered by that, until the page has been drawn. */
    serve: (operation: string, key: string) => void served.add(placeOf(operation, key)),
    /** Says that from now on what is shown is asked for. */
    endServed: () => served.clear(),
    /** Says that a read is on show, until the function that it gives back is called. */
    add(operation: string, key: string, input: unknown): () => void {
      const one = { key, input };
      const all = shown.get(operation) ?? new Set();
      shown.set(operation, all.add(one));
      return () => void all.delete(one);
    },
    /** The inputs of an operation that are on show, each once. */
    of: (operation: string): readonly unknown[] => [
      ...new Map([...(shown.get(operation) ?? [])].map(({ key, input }) => [key, input])).values(),
    ],
  };
}

/** The inputs of an operation that are on show, inside a saga. */
export function* onShowOf(operation: string): Saga<readonly unknown[]> {
  const onShow = (yield raw.getContext('onShow')) as OnShow;
  return onShow.of(operation);
}

/** Asks for what the page is going to show, ahead of it. */
export function* askAhead(requests: readonly OperationRequest[]): Saga {
  const onShow = (yield raw.getContext('onShow')) as OnShow;
  for (const request of requests) {
    const operation = operations.get(request.meta.operation);
    if (!operation) continue;
    onShow.expect(operation.name, operation.keyOf(request.payload.input as never));
    yield raw.put(request);
  }
}
