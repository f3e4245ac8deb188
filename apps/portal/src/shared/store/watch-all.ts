import { all, fork } from 'redux-saga/effects';
import type { Saga } from './saga-effects.ts';

/** A saga that answers the requests of several operations side by side. */
export const watchAll = (...operations: readonly { readonly watch: () => Saga }[]) =>
  function* watchOperations(): Saga {
    yield all(operations.map(({ watch }) => fork(watch)));
  };
