const MINUTE_MS = 60_000;
/** Minutes until a shop or a push is tried again, after one failure, after two and so on (D283, D527). */
const slowed = [1, 2, 5, 15, 60] as const;

/** Returns the pause after so many failures in a row, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  (slowed[Math.min(failures, slowed.length) - 1] ?? slowed[0]) * MINUTE_MS;

/** Returns the state of a push after one more failure. */
export function afterFailure({ attempts: before }: { readonly attempts: number }, now: Date) {
  const attempts = before + 1;
  return { attempts, nextAt: new Date(now.getTime() + pauseAfter(attempts)) };
}
