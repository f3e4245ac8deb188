import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import { channelLinks } from '@trastienda/services/tables/channel-links';
import { acrossStores, type Database } from '@trastienda/services/database/connect';

/** A shop that is linked for real is read by its turns, and says itself when it was. */
const isOfDemo = sql`not exists (select 1 from channel_turns t
  where t.store_id = channel_links.store_id and t.link_id = channel_links.id)`;

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
