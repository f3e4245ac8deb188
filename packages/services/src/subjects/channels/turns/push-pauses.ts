const MINUTE_MS = 60_000;
/** Minutes until a push is tried again, after one failure, after two and so on (D527). */
const slowed = [1, 2, 5, 15, 60] as const;

/** Returns the state of a push after one more failure. */
export function afterFailure({ attempts: before }: { readonly attempts: number }, now: Date) {
  const attempts = before + 1;
  const minutes = slowed[Math.min(attempts, slowed.length) - 1] ?? slowed[0];
  return { attempts, nextAt: new Date(now.getTime() + minutes * MINUTE_MS) };
}
