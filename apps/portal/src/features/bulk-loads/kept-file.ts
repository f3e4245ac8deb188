import type { FileReading } from '@trastienda/api-client';
import {
  type PersistentStore,
  type StorageOwner,
  storageKey,
} from '../../shared/persistence/persistent-store.ts';

/** Options for loading a file. */
export type LoadOptions = {
  readonly type: 'alta' | 'edicion';
  readonly salesChannels: readonly string[];
  /** The keys of its columns, where they were chosen. */
  readonly columns?: readonly string[] | undefined;
  /** The draft that it was made of: once it is saved, these of its rows are no draft any more. */
  readonly draft?: { readonly key: string; readonly rows: readonly string[] } | undefined;
  /** The encoding, where it was chosen. */
  readonly encoding?: FileReading['encoding'] | undefined;
};

/** A file that was reviewed, until it is saved. */
export type KeptFile = LoadOptions & {
  /** The id of the review. */
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Files that wait at one time: each may be 10 MB. */
const mostKept = 3;

const placeOf = (owner: StorageOwner, id: string): string => storageKey(owner, 'bulk-load', id);

/** Keeps a file by its review, so that a reload and another tab may save it; the oldest ones give room. */
export async function keepFile(store: PersistentStore, owner: StorageOwner, file: KeptFile): Promise<void> {
  await store.put(placeOf(owner, file.id), file);
  const all = (await store.list(placeOf(owner, ''))) as readonly KeptFile[];
  const old = all.toSorted((one, other) => other.at - one.at).slice(mostKept);
  for (const { id } of old) await store.remove(placeOf(owner, id));
}

/** The file of a review; `null` on another device, or once it was saved. */
export const keptFile = async (
  store: PersistentStore,
  owner: StorageOwner,
  id: string,
): Promise<KeptFile | null> => ((await store.get(placeOf(owner, id))) as KeptFile | undefined) ?? null;

export const forgetFile = (store: PersistentStore, owner: StorageOwner, id: string): Promise<void> =>
  store.remove(placeOf(owner, id));
