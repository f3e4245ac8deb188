import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import { channelLinks, channelTurns } from '@trastienda/services/tables/channel-links';
import { acrossStores, type Database } from '@trastienda/services/database/connect';

/** A shop that is linked for real is read by its turns, and says itself when it was. */
const isOfDemo = sql`not exists (select 1 from ${channelTurns}
  where ${channelTurns.storeId} = ${channelLinks.storeId} and ${channelTurns.linkId} = ${channelLinks.id})`;

/** Sets the last sync of the demo's working channels in open stores, once a minute. */
export async function readChannels(database: Database, now: Date): Promise<void> {
  await acrossStores(database, (tx) =>
    tx
      .update(channelLinks)
      .set({ lastSyncAt: now })
      .where(
        and(
          eq(channelLinks.status, 'active'),
          isNull(channelLinks.unlinkedAt),
          isOfOpenStore(channelLinks.storeId),
          isOfDemo,
        ),
      ),
  );
}
