import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CASA_LUMBRE } from '@trastienda/services/testing/ask';
import { NOW } from '@trastienda/services/testing/now';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { channelLinks, channelTurns } from '@trastienda/services/tables/channel-links';
import { readChannels } from './channel-clock.ts';

const db = useDatabase();
const LATER = new Date(NOW.getTime() + 60_000);

it('the demo’s channels are read by the clock, and not a shop that is linked for real', async () => {
  const { real, count } = await acrossStores(db.database, async (tx) => {
    const links = await tx.select().from(channelLinks).where(eq(channelLinks.status, 'active'));
    const own = links.find(({ storeId }) => storeId === CASA_LUMBRE);
    if (!own) throw new Error('The demo has a channel');
    await tx.insert(channelTurns).values({
      storeId: own.storeId,
      linkId: own.id,
      origin: 'https://casalumbre.mx',
      root: '/wp-json/',
      keysInQuery: false,
      weightUnit: 'kg',
      dimensionUnit: 'cm',
      cursor: { since: '2025-01-01T00:00:00', seen: [] },
    });
    return { real: own, count: links.length };
  });
  await readChannels(db.database, LATER);
  const read = await acrossStores(db.database, (tx) =>
    tx.select().from(channelLinks).where(isNotNull(channelLinks.lastSyncAt)),
  );
  // Ids are a store's own.
  const at = new Map(read.map(({ storeId, id, lastSyncAt }) => [`${storeId} ${id}`, lastSyncAt?.getTime()]));
  expect(at.get(`${real.storeId} ${real.id}`)).toBe(real.lastSyncAt?.getTime());
  expect([...at.values()].filter((time) => time === LATER.getTime())).toHaveLength(count - 1);
});
