/** The used part of a browser's storage; nothing in it throws. */
export type SteadyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/**
 * A browser's storage that never throws: some browsers forbid it (cookies blocked, pages within others, company policies), where
 * asking for it throws already, and some have no room left. What it does not take is kept for as long as the page lives.
 * @param open Asks the browser for it, each time: a person may allow or clear it meanwhile.
 */
export function steadyStorage(open: () => Storage): SteadyStorage {
  const own = new Map<string, string>();
  function real<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }
  const keys = () => {
    const kept = real((storage) => Object.keys(storage), []);
    return [...kept, ...[...own.keys()].filter((key) => !kept.includes(key))];
  };
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => own.get(key) ?? real((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isKept = real((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) own.delete(key);
      else own.set(key, value);
    },
    removeItem(key) {
      own.delete(key);
      real((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      own.clear();
      real((storage) => storage.clear(), undefined);
    },
  };
}

/** Local storage: of this browser, until the person signs out. */
export const browserStorage = steadyStorage(() => globalThis.localStorage);
/** Session storage: of this tab. */
export const tabStorage = steadyStorage(() => globalThis.sessionStorage);
