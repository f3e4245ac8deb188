import { currentStoreId } from '@trastienda/domain';

/** The storage of the store id between visits. */
export const STORE_KEY = 'store';

export type StoreIdSources = {
  /** The address's query. */
  readonly search: string;
  /** The content of local storage. */
  readonly stored: string | null;
  /** `storeId` of the session. */
  readonly session: string | null | undefined;
};

/**
 * The store that the visit is about: the query `store`, then local storage, then the session (D84).
 * `save` is a query value that local storage has to learn.
 */
export function storeIdOf({ search, stored, session }: StoreIdSources): {
  readonly storeId: string | null;
  readonly save: string | null;
} {
  const query = new URLSearchParams(search).get('store');
  return {
    storeId: currentStoreId({ query, stored, session }),
    save: currentStoreId({ query, stored: null, session: null }),
  };
}
