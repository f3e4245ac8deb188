import { and, eq, isNull } from 'drizzle-orm';
import { channelLinks } from '@trastienda/services/tables/channel-links';
import { acrossStores, type Database } from '@trastienda/services/database/connect';

/** The demo's channels are read once a minute: those that work say so. */
export async function readChannels(database: Database, now: Date): Promise<void> {
  await acrossStores(database, (tx) =>
    tx
      .update(channelLinks)
      .set({ lastSyncAt: now })
      .where(and(eq(channelLinks.status, 'active'), isNull(channelLinks.unlinkedAt))),
  );
}
