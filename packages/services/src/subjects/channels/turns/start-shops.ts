import { setTimeout as sleep } from 'node:timers/promises';
import { readShops } from './read-shops.ts';
import type { TurnOptions } from './turn.ts';

/** The pause between two looks for shops whose turn it is. */
const LOOK_MS = 10_000;
/** One look works at most this long: a turn that has more goes on in the next one, after those that wait. */
const RUN_MS = 120_000;

/**
 * Reads the shops of merchants as their turns come, until `stop`, which waits for the steps that run. Each process may do so: a turn
 * belongs to one of them, and one that is killed leaves its shops to the others within a minute.
 */
export function startShops(options: Omit<TurnOptions, 'mayGoOn'>): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // The end of the process ends the pause.
  const pause = () => sleep(LOOK_MS, undefined, { signal }).catch(() => {});
  const loop = async () => {
    while (!signal.aborted) {
      const until = performance.now() + RUN_MS;
      const mayGoOn = () => !signal.aborted && performance.now() < until;
      await readShops({ ...options, mayGoOn }).catch((error: unknown) =>
        options.onError(error, { task: 'shops-read' }),
      );
      if (!signal.aborted) await pause();
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      await looping;
    },
  };
}
