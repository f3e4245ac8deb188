import { dueTurns } from './read-shops.ts';
import { runTurn } from './run-turn.ts';
import type { TurnName, TurnOptions } from './turn.ts';

/** Shops that one process works on at the same time: most of a turn is waiting for a shop. */
const AT_ONCE = 8;
/** The pause between two looks for what is due: a guide is in its shop within five seconds. */
const LOOK_MS = 2_000;
/** A turn hands over after so long, so that a shop with many orders keeps no other one waiting. */
const TURN_MS = 120_000;
/** A shop whose turn is a fault of ours is left alone for so long, since each look would find it again. */
const FAULTY_MS = 60_000;

type Options = Omit<TurnOptions, 'mayGoOn'>;

/**
 * Works on shops as their turns come, until `stop`, which waits for the step that each turn is at. Each process may do so: a turn belongs
 * to one of them.
 */
export function startShops(options: Options): { readonly stop: () => Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const faulty = new Map<string, number>();
  const stopping = new AbortController();
  /** Whether a turn has ended since the last look: another shop may have waited for its place. */
  const call = { isHeard: false, wake: () => {} };
  const wake = () => {
    call.isHeard = true;
    call.wake();
  };

  const mayTake = ({ linkId }: TurnName) => !running.has(linkId) && (faulty.get(linkId) ?? 0) <= Date.now();
  const start = (name: TurnName) => {
    const until = Date.now() + TURN_MS;
    const mayGoOn = () => !stopping.signal.aborted && Date.now() < until;
    faulty.delete(name.linkId);
    const work = runTurn({ ...options, mayGoOn }, name)
      .catch((error: unknown) => {
        faulty.set(name.linkId, Date.now() + FAULTY_MS);
        options.onError(error, { task: 'shops', ...name });
      })
      .finally(() => {
        // The next look is soon enough where no shop waited for this place.
        const wasFull = running.size >= AT_ONCE;
        running.delete(name.linkId);
        if (wasFull) wake();
      });
    running.set(name.linkId, work);
  };
  const take = async (): Promise<void> => {
    call.isHeard = false;
    if (running.size >= AT_ONCE) return;
    const due = (await dueTurns(options)).filter(mayTake);
    for (const name of due.slice(0, AT_ONCE - running.size)) start(name);
  };
  const pause = async () => {
    if (call.isHeard || stopping.signal.aborted) return;
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
      await take().catch((error: unknown) => options.onError(error, { task: 'shops' }));
      await pause();
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await looping;
      await Promise.all(running.values());
    },
  };
}
