import { startTurnLoop } from '../../../core/turn-loop.ts';
import { dueTurns } from './due-turns.ts';
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

/** Works on shops as their turns come, until `stop`. A turn belongs to one process. */
export function startShops(options: Options): { readonly stop: () => Promise<void> } {
  const running = new Set<string>();
  const faulty = new Map<string, number>();
  const mayTake = ({ linkId }: TurnName) => !running.has(linkId) && (faulty.get(linkId) ?? 0) <= Date.now();
  return startTurnLoop({
    atOnce: AT_ONCE,
    lookMs: LOOK_MS,
    take: async (free) => (await dueTurns(options)).filter(mayTake).slice(0, free),
    work: async (name, isStopping) => {
      const until = Date.now() + TURN_MS;
      running.add(name.linkId);
      faulty.delete(name.linkId);
      try {
        await runTurn({ ...options, mayGoOn: () => !isStopping() && Date.now() < until }, name);
      } catch (error) {
        faulty.set(name.linkId, Date.now() + FAULTY_MS);
        options.onError(error, { task: 'shops', ...name });
      } finally {
        running.delete(name.linkId);
      }
    },
    // The next look is soon enough where no shop waited for this place.
    isNews: (wasFull) => wasFull,
    onError: (error) => options.onError(error, { task: 'shops' }),
  });
}
