import * as raw from 'redux-saga/effects';
import type { Saga } from '../../shared/store/saga-effects.ts';
import { indexedDbStore } from '../../shared/persistence/indexed-db-store.ts';
import { type TabLock, webTabLock } from '../../shared/persistence/tab-locks.ts';
import type { PersistentStore } from '../../shared/persistence/persistent-store.ts';

/** Dependencies of the guides' sagas outside of the store besides its own context; replaced in tests. */
export type GuideDependencies = {
  /** Drafts and purchases under way. */
  readonly persistentStore: PersistentStore;
  /** One purchase of an order at a time, over all tabs. */
  readonly lock: TabLock;
  /** A fresh `Idempotency-Key`. */
  readonly newKey: () => string;
};

/** Those of a real page. */
export const browserDependencies = (): GuideDependencies => ({
  persistentStore: indexedDbStore(),
  lock: webTabLock(),
  newKey: () => globalThis.crypto.randomUUID(),
});

export const provide = (dependencies: GuideDependencies) => raw.setContext({ guides: dependencies });

/** Reads one of them inside a saga of the feature. */
export function* guideDependency<Name extends keyof GuideDependencies>(
  name: Name,
): Saga<GuideDependencies[Name]> {
  const all = (yield raw.getContext('guides')) as GuideDependencies;
  return all[name];
}
