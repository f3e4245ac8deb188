import { and, asc, isNull, lte, or } from 'drizzle-orm';
import { isOfOpenStore } from '../../../core/open-store.ts';
import { acrossStores } from '../../../database/connect.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { linksThatRang } from '../hooks/waiting-bells.ts';
import { momentNow, type TurnName, type TurnOptions } from './turn.ts';
import { linksToTell } from './waiting-pushes.ts';

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
