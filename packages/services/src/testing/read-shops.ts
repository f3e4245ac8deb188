import { randomBytes } from 'node:crypto';
import type { Installation } from '../core/installation.ts';
import { dueTurns } from '../subjects/channels/turns/due-turns.ts';
import { runTurn } from '../subjects/channels/turns/run-turn.ts';
import type { TurnOptions } from '../subjects/channels/turns/turn.ts';

const AT_ONCE = 8;

export type TurnsGiven = Omit<TurnOptions, 'installation' | 'random' | 'mayGoOn'> &
  Partial<Pick<TurnOptions, 'mayGoOn'>> & { readonly installation: Installation };

/** The options of turns, which go on as long as something is due. @throws Error without shops or a key for secrets */
export function turnsOf({ installation, ...given }: TurnsGiven): TurnOptions {
  const { secrets, shops } = installation;
  if (!secrets || !shops) throw new Error('Turns need shops and a key for their secrets');
  return {
    mayGoOn: () => true,
    ...given,
    installation: { ...installation, secrets, shops },
    random: randomBytes,
  };
}

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
