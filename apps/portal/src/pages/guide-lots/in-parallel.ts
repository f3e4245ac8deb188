import { all, call } from 'redux-saga/effects';
import type { Saga } from '../../shared/store/saga-effects.ts';

/** Works on items a few at a time, in their order. A crash of one ends all. */
export function* inParallel<Item>(items: readonly Item[], width: number, work: (item: Item) => Saga): Saga {
  const queue = items.values();
  function* worker(): Saga {
    // All workers draw from one iterator.
    for (const item of queue) yield call(work, item);
  }
  yield all(Array.from({ length: Math.min(width, items.length) }, () => call(worker)));
}
