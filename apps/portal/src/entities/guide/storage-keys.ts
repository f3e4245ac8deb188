import { selectStorageOwner } from '../../shared/session/selectors.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { storageKey, type StorageOwner } from '../../shared/persistence/persistent-store.ts';

type Kind =
  | 'guide-draft'
  | 'guide-purchase'
  /** The lot that is being put together; one a store. */
  | 'guide-lot-draft'
  /** The request of a lot, to repeat its failed part. */
  | 'guide-lot-sent'
  | 'parcel-templates'
  /** The parcels that mixes of goods were last sent in. */
  | 'parcel-mixes';

export const guideKey = (owner: StorageOwner, kind: Kind, ...rest: readonly string[]): string =>
  storageKey(owner, kind, ...rest);

/** The storage key of an order's data for this user and store; another user or store has other keys. */
export function* storageKeyOf(kind: Kind, orderNumber: string): Saga<string> {
  return guideKey(yield* select(selectStorageOwner), kind, orderNumber);
}
