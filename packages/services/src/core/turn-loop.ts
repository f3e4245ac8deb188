type TurnLoop<Turn> = {
  /** Turns that one process works on at the same time. */
  readonly atOnce: number;
  /** The pause between two looks for what is due. */
  readonly lookMs: number;
  /** Finds at most so many turns to work on. */
  readonly take: (free: number) => Promise<readonly Turn[]>;
  /** Works on one, and ends at its next step once `isStopping` says so. It does not reject. */
  readonly work: (turn: Turn, isStopping: () => boolean) => Promise<void>;
  /** Whether the end of a turn is a reason to look at once: there may be more of it, or another one waited for its place. */
  readonly isNews: (wasFull: boolean) => boolean;
  /** Receives why nothing could be found. */
  readonly onError: (error: unknown) => void;
};

/**
 * Works on turns as they come, until `stop`, which waits for the steps that run. Each process may do so: rows say whose a turn is. The
 * queue is no place for this, since it holds a task of a process that was killed for minutes.
 */
export function startTurnLoop<Turn>({ atOnce, lookMs, take, work, isNews, onError }: TurnLoop<Turn>): {
  readonly stop: () => Promise<void>;
} {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const call = { isHeard: false, wake: () => {} };
  const wake = () => {
    call.isHeard = true;
    call.wake();
  };

  const look = async (): Promise<void> => {
    call.isHeard = false;
    const free = atOnce - running.size;
    if (free === 0) return;
    for (const turn of await take(free)) {
      const done = work(turn, isStopping).finally(() => {
        const wasFull = running.size >= atOnce;
        running.delete(done);
        if (isNews(wasFull)) wake();
      });
      running.add(done);
    }
  };
  const pause = async () => {
    if (call.isHeard || isStopping()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookMs);
      call.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const loop = async () => {
    while (!isStopping()) {
      await look().catch(onError);
      await pause();
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await looping;
      await Promise.all(running);
    },
  };
}
