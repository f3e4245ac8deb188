import { and, asc, isNull, lte, or } from 'drizzle-orm';
import { clockOf, databaseMoment } from '../../../core/database-clock.ts';
import { isOfOpenStore } from '../../../core/open-store.ts';
import { acrossStores } from '../../../database/connect.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { runTurn } from './run-turn.ts';
import type { TurnName, TurnOptions } from './turn.ts';

/** The shops that one process reads at once: most of a turn is waiting for a shop. */
const AT_ONCE = 8;
const BATCH = 100;

/** Finds shops whose turn it is and that nobody reads. Those of a closed store wait until it is open again (D500). */
const dueTurns = ({ database, moment = databaseMoment }: TurnOptions): Promise<TurnName[]> =>
  acrossStores(database, async (tx) => {
    const now = await clockOf(moment)(tx);
    return tx
      .select({ storeId: channelTurns.storeId, linkId: channelTurns.linkId })
      .from(channelTurns)
      .where(
        and(
          lte(channelTurns.nextAt, now),
          or(isNull(channelTurns.leaseUntil), lte(channelTurns.leaseUntil, now)),
          isOfOpenStore(channelTurns.storeId),
        ),
      )
      .orderBy(asc(channelTurns.nextAt))
      .limit(BATCH);
  });

/** Reads every shop whose turn it is, some at once. What goes wrong with one keeps no other one waiting. */
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
