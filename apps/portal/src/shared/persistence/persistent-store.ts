/**
 * A store for data that outlives the page and the session: drafts of guides and lots, and pending purchases. It is no part of local
 * storage, which sign-out clears (D94); so nothing in it may name a client (D196). Keys begin with the user and the store, see `storageKey`. Values are
 * plain data. Nothing throws for want of room: a write that fails rejects, and the caller decides.
 */
export type PersistentStore = {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, value: unknown) => Promise<void>;
  /**
   * Puts a value unless there is one, and gives back the one that is there now. One step for all tabs: of two that
   * add at once, both get the first one's.
   */
  readonly add: (key: string, value: unknown) => Promise<unknown>;
  readonly remove: (key: string) => Promise<void>;
  /** Every value whose key begins with the prefix, by key. */
  readonly list: (prefix: string) => Promise<readonly unknown[]>;
};

export type StorageOwner = { readonly user: string; readonly storeId: string };

/** `user/store/…parts`, each part encoded so that none can reach into another's keys. */
export const storageKey = ({ user, storeId }: StorageOwner, ...parts: readonly string[]): string =>
  [user, storeId, ...parts].map(encodeURIComponent).join('/');
