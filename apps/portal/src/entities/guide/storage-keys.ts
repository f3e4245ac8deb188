import { selectCurrentStoreId, selectEmail } from '../../shared/session/selectors.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { vaultKey } from '../../shared/persistence/persistent-store.ts';

type Kind =
  | 'guide-draft'
  | 'guide-purchase'
  /** The lot that is being put together; one a store. */
  | 'guide-lot-draft'
  /** What was sent of a lot, to send again what failed of it. */
  | 'guide-lot-sent'
  | 'parcel-templates';

export const guideKey = (user: string, storeId: string, kind: Kind, ...rest: readonly string[]): string =>
  vaultKey({ user, storeId }, kind, ...rest);

/** Where something of an order is kept for this user and store; another user or store has other keys. */
export function* storageKeyOf(kind: Kind, orderNumber: string): Saga<string> {
  const user = yield* select(selectEmail);
  const storeId = yield* select(selectCurrentStoreId);
  return guideKey(user, storeId, kind, orderNumber);
}
