import { call } from 'redux-saga/effects';
import type { Saga } from './saga-effects.ts';

const restarts = 3;

/**
 * Keeps one saga's crash from ending the others: the error is reported, and the saga starts again, at most three
 * times, since one that always fails would spin.
 */
export function safely(name: string, saga: () => Saga, report: (name: string, error: unknown) => void) {
  return function* safe(): Saga {
    for (let attempt = 0; attempt <= restarts; attempt += 1) {
      try {
        yield call(saga);
        return;
      } catch (error) {
        report(name, error);
      }
    }
  };
}
