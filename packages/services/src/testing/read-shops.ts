import { dueTurns } from '../subjects/channels/turns/due-turns.ts';
import { runTurn } from '../subjects/channels/turns/run-turn.ts';
import type { TurnOptions } from '../subjects/channels/turns/turn.ts';

const AT_ONCE = 8;

/** Works on every shop whose turn it is, as the loop of a process does, until none is left. */
export async function readShops(options: TurnOptions): Promise<void> {
  const tried = new Set<string>();
  while (options.mayGoOn()) {
    // A shop that could not even be taken would be found again and again.
    const due = (await dueTurns(options)).filter(({ linkId }) => !tried.has(linkId));
    if (due.length === 0) return;
    const waiting = due.values();
    const work = async () => {
      for (const name of waiting) {
        if (!options.mayGoOn()) return;
        tried.add(name.linkId);
        await runTurn(options, name).catch((error: unknown) =>
          options.onError(error, { task: 'shops-read', ...name }),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}
