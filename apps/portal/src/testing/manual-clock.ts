type Waiter = { readonly until: number; readonly done: () => void };

/** A clock that only moves when told to, so that no test depends on time. */
export function manualClock(start: string | number) {
  let now = new Date(start).getTime();
  let waiters: readonly Waiter[] = [];
  return {
    now: () => now,
    wait: (ms: number) =>
      new Promise<void>((done) => {
        waiters = [...waiters, { until: now + ms, done }];
      }),
    /** Milliseconds of the waits under way. */
    waits: () => waiters.map(({ until }) => until - now),
    /** Lets time pass, and ends the waits that are over. */
    pass(ms: number): void {
      now += ms;
      const over = waiters.filter(({ until }) => until <= now);
      waiters = waiters.filter(({ until }) => until > now);
      for (const { done } of over) done();
    },
  };
}
