import { type Delivering, deliverTurn, takeTurns } from './deliver-webhooks.ts';

/** Stores that one process sends to at the same time. */
const AT_ONCE = 10;
/** The pause between two looks for what is due. */
const LOOK_MS = 5_000;

type Options = Delivering & {
  readonly onError: (error: unknown, what: Readonly<Record<string, unknown>>) => void;
};

/**
 * Sends the events of stores to their webhooks as they come (D520), until `stop`, which waits for the attempts that run. Each
 * process may do so: a turn belongs to one of them.
 */
export function startWebhooks({ onError, ...delivering }: Options): { readonly stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Whether a turn has ended since the last look: its store may have more to send. */
  const call = { isHeard: false, wake: () => {} };
  const wake = () => {
    call.isHeard = true;
    call.wake();
  };

  const take = async (): Promise<void> => {
    call.isHeard = false;
    const free = AT_ONCE - running.size;
    if (free === 0) return;
    const turns = await takeTurns(delivering, free, (error, store) =>
      onError(error, { task: 'webhooks', store }),
    );
    for (const turn of turns) {
      const work = deliverTurn(delivering, turn, () => stopping.signal.aborted)
        .catch((error: unknown) => onError(error, { task: 'webhooks', store: turn.storeId }))
        .finally(() => {
          running.delete(work);
          wake();
        });
      running.add(work);
    }
  };
  const pause = async () => {
    if (call.isHeard) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      call.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await take().catch((error: unknown) => onError(error, { task: 'webhooks' }));
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
