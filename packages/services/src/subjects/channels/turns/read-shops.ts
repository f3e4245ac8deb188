import { and, asc, isNull, lte, or } from 'drizzle-orm';
import { isOfOpenStore } from '../../../core/open-store.ts';
import { acrossStores } from '../../../database/connect.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { linksThatRang } from '../hooks/waiting-bells.ts';
import { runTurn } from './run-turn.ts';
import { momentNow, type TurnName, type TurnOptions } from './turn.ts';
import { linksToTell } from './waiting-pushes.ts';

/** The shops that one process reads at once: most of a turn is waiting for a shop. */
const AT_ONCE = 8;
const BATCH = 100;

/**
 * Finds shops whose turn it is and that nobody works on: first those whose bell rang or that have something to hear. Those of a closed
 * store wait until it is open again (D500).
 */
export const dueTurns = (options: Pick<TurnOptions, 'database' | 'moment'>): Promise<TurnName[]> =>
  acrossStores(options.database, async (tx) => {
    const now = await momentNow(tx, options);
    const isFree = and(
      or(isNull(channelTurns.leaseUntil), lte(channelTurns.leaseUntil, now)),
      isOfOpenStore(channelTurns.storeId),
    );
    const toTell = await linksToTell(tx, now, isFree, BATCH);
    const toAsk = await linksThatRang(tx, isFree, BATCH);
    const toRead = await tx
      .select({ storeId: channelTurns.storeId, linkId: channelTurns.linkId })
      .from(channelTurns)
      .where(and(lte(channelTurns.nextAt, now), isFree))
      .orderBy(asc(channelTurns.nextAt))
      .limit(BATCH);
    return [...new Map([...toAsk, ...toTell, ...toRead].map((name) => [name.linkId, name])).values()];
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
