const MINUTE_MS = 60_000;
/** Minutes until a push is tried again, after one failure, after two and so on (D527). */
const slowed = [1, 2, 5, 15, 60] as const;

type Waiting = { readonly attempts: number; readonly nextAt: Date };

const pauseMs = (attempts: number) =>
  (slowed[Math.min(Math.max(attempts, 1), slowed.length) - 1] ?? slowed[0]) * MINUTE_MS;

/** Returns the state of a push after one more failure: what may have been carried out is read again no sooner than a minute later (D514). */
export function afterFailure({ attempts: before }: Pick<Waiting, 'attempts'>, now: Date): Waiting {
  const attempts = before + 1;
  return { attempts, nextAt: new Date(now.getTime() + pauseMs(attempts)) };
}

/** Returns when a push that waits may be tried at the earliest: a minute after its last try. */
export function soonestRetry({ attempts, nextAt }: Waiting, now: Date): Date {
  const saved = attempts === 0 ? 0 : pauseMs(attempts) - MINUTE_MS;
  const soonest = nextAt.getTime() - saved;
  return nextAt <= now ? nextAt : new Date(Math.max(soonest, now.getTime()));
}
