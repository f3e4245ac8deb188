import type { PersistentStore } from './persistent-store.ts';

/** A persistent store that lives as long as the page: for tests, and where the browser keeps nothing. */
export function memoryStore(items = new Map<string, unknown>()): PersistentStore {
  const read = (key: string): unknown => structuredClone(items.get(key));
  const write = (key: string, value: unknown) => void items.set(key, structuredClone(value));
  return {
    get: async (key) => read(key),
    put: async (key, value) => write(key, value),
    add: async (key, value) => {
      if (!items.has(key)) write(key, value);
      return read(key);
    },
    remove: async (key) => void items.delete(key),
    list: async (prefix) =>
      [...items.keys()]
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .map(read),
  };
}
