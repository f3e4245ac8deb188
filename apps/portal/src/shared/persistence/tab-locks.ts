/** One at a time over all tabs of this browser: resolves with the function that lets go. */
export type TabLock = (name: string) => Promise<() => void>;

/**
 * Web Locks; let go by itself when its tab closes. Without them, and where the
 * browser forbids them, each tab is on its own, and the persistent store's `add` decides.
 */
export function webTabLock(locks: LockManager | undefined = globalThis.navigator?.locks): TabLock {
  if (!locks) return async () => () => {};
  return (name) =>
    new Promise((held) => {
      locks
        .request(`trastienda:${name}`, () => new Promise<void>((letGo) => held(() => letGo())))
        .catch(() => held(() => {}));
    });
}

/** Locks of one test or one page. */
export function memoryTabLock(): TabLock {
  const tails = new Map<string, Promise<void>>();
  return async (name) => {
    const before = tails.get(name) ?? Promise.resolve();
    let letGo = () => {};
    const mine = new Promise<void>((done) => {
      letGo = done;
    });
    tails.set(
      name,
      before.then(() => mine),
    );
    await before;
    return letGo;
  };
}
