import { memoryStore } from './memory-store.ts';
import type { PersistentStore } from './persistent-store.ts';

const databaseName = 'trastienda';
const storeName = 'vault';

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    // An upgrade that waits for another tab would wait for ever.
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('IndexedDB'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', failed);
    transaction.addEventListener('error', failed);
  });

async function open(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  const database = await answered(request);
  // Another version of the product may want to change it; this tab must not hold it up.
  database.addEventListener('versionchange', () => {
    database.close();
    onClose();
  });
  database.addEventListener('close', onClose);
  return database;
}

/** Some browsers throw at the mere access where it is forbidden. */
function ownFactory(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

/** The browser's own database. Where it is refused (some private windows), a persistent store of this page alone. */
export function indexedDbStore(factory: IDBFactory | undefined = ownFactory()): PersistentStore {
  let opening: Promise<IDBDatabase | null> | null = null;
  const fallback = memoryStore();

  const database = () => {
    opening ??= factory ? open(factory, () => (opening = null)).catch(() => null) : Promise.resolve(null);
    return opening;
  };

  async function read<Value>(
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
    otherwise: () => Promise<Value>,
  ): Promise<Value> {
    const db = await database();
    if (db === null) return otherwise();
    return answered(ask(db.transaction(storeName, 'readonly').objectStore(storeName)));
  }

  async function change<Value>(
    work: (store: IDBObjectStore) => Promise<Value>,
    otherwise: () => Promise<Value>,
  ): Promise<Value> {
    const db = await database();
    if (db === null) return otherwise();
    // Strict: on the disk before the answer, since a purchase follows that must not be forgotten.
    const transaction = db.transaction(storeName, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    const [value] = await Promise.all([work(transaction.objectStore(storeName)), done]);
    return value;
  }

  return {
    get: (key) =>
      read(
        (store) => store.get(key) as IDBRequest<unknown>,
        () => fallback.get(key),
      ),
    put: (key, value) =>
      change(
        async (store) => void (await answered(store.put(value, key))),
        () => fallback.put(key, value),
      ),
    add: (key, value) =>
      change(
        async (store) => {
          const known: unknown = await answered(store.get(key) as IDBRequest<unknown>);
          if (known !== undefined) return known;
          await answered(store.put(value, key));
          return value;
        },
        () => fallback.add(key, value),
      ),
    remove: (key) =>
      change(
        async (store) => void (await answered(store.delete(key))),
        () => fallback.remove(key),
      ),
    list: (prefix) =>
      read(
        (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)) as IDBRequest<unknown[]>,
        async () => [...(await fallback.list(prefix))],
      ),
  };
}
