import * as raw from 'redux-saga/effects';
import type { Saga } from './saga-effects.ts';

/** The reads that are on show: by their operation's name, each input as often as it is shown. */
type OnShow = ReturnType<typeof createOnShow>;

export function createOnShow() {
  const shown = new Map<string, Set<{ readonly key: string; readonly input: unknown }>>();
  return {
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
