/** The used part of a browser's storage; nothing in it throws. */
export type SteadyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/**
 * A browser's storage that never throws: some browsers forbid it (cookies blocked, pages within others, company policies), where
 * asking for it throws already, and some have no room left. What it does not take is kept for as long as the page lives.
 * @param open Asks the browser for it, each time: a person may allow or clear it meanwhile.
 * @param changed Told of every change that is made here: the item's key, or `null` where all are cleared.
 */
export function steadyStorage(
  open: () => Storage,
  changed: (key: string | null) => void = () => {},
): SteadyStorage {
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
      changed(key);
    },
    removeItem(key) {
      own.delete(key);
      real((storage) => storage.removeItem(key), undefined);
      changed(key);
    },
    clear() {
      own.clear();
      real((storage) => storage.clear(), undefined);
      changed(null);
    },
  };
}

type ChangeListener = (key: string | null) => void;
const listeners = new Set<ChangeListener>();

/** Calls a function after every change of local storage that this page makes, with the item's key; `null` where all are cleared. */
export const onStorageChange = (listener: ChangeListener): void => void listeners.add(listener);

/** Local storage: of this browser, until the person signs out. */
export const browserStorage = steadyStorage(
  () => globalThis.localStorage,
  (key) => listeners.forEach((listener) => listener(key)),
);
/** Session storage: of this tab. */
export const tabStorage = steadyStorage(() => globalThis.sessionStorage);
