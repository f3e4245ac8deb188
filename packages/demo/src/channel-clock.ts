import { and, eq, isNull } from 'drizzle-orm';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import { channelLinks } from '@trastienda/services/tables/channel-links';
import { acrossStores, type Database } from '@trastienda/services/database/connect';

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
        ),
      ),
  );
}
