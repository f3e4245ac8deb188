import * as raw from 'redux-saga/effects';
import type { Saga } from '../../shared/store/saga-effects.ts';
import { indexedDbVault } from '../../shared/persistence/indexed-db-vault.ts';
import { type TabLock, webTabLock } from '../../shared/persistence/tab-locks.ts';
import type { Vault } from '../../shared/persistence/vault.ts';

/** What the guides' sagas reach outside of the store besides its own context; replaced in tests. */
export type GuideDependencies = {
  /** Drafts and purchases under way. */
  readonly vault: Vault;
  /** One purchase of an order at a time, over all tabs. */
  readonly lock: TabLock;
  /** A fresh `Idempotency-Key`. */
  readonly newKey: () => string;
};

/** Those of a real page. */
export const browserDependencies = (): GuideDependencies => ({
  vault: indexedDbVault(),
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
