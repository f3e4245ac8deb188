import { expect, it } from 'vitest';
import { channelLinks, channelTurns } from '../tables/channel-links.ts';
import { orderEvents, storeWebhooks } from '../tables/door.ts';
import { CASA_LUMBRE } from '../testing/ask.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { readLinksState } from './links-state.ts';

const db = useDatabase();
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const ahead = ago(-600);

it('shops and webhooks are counted by their state; what nobody works on is late by the longest of them', async () => {
  const none = await readLinksState(db.database, 2000);
  expect(none).toEqual({
    shops: { working: 0, failing: 0, error: 0 },
    oldestShopSeconds: 0,
    webhooks: { working: 0, failing: 0, off: 0 },
    oldestWebhookSeconds: 0,
  });
  const link = (id: string, status: string, turn: Partial<typeof channelTurns.$inferInsert>) =>
    acrossStores(db.database, async (tx) => {
      const row = {
        storeId: CASA_LUMBRE,
        id,
        channel: 'WC',
        shopId: id,
        name: id,
        status,
        linkedAt: ago(9000),
      };
      await tx.insert(channelLinks).values(row);
      await tx.insert(channelTurns).values({
        storeId: CASA_LUMBRE,
        linkId: id,
        origin: 'https://tienda.mx',
        root: '/wp-json/',
        keysInQuery: false,
        weightUnit: 'kg',
        dimensionUnit: 'cm',
        cursor: { since: '2026-01-01T00:00:00', seen: [] },
        nextAt: ahead,
        ...turn,
      });
    });
  await link('waits', 'active', {});
  await link('late', 'active', { nextAt: ago(90) });
  await link('worked on', 'active', { nextAt: ago(9000), leaseUntil: ahead });
  await link('fails', 'active', { failures: 2 });
  await link('broken', 'error', { failures: 9 });
  await link('unlinked', 'active', { nextAt: null });
  const shops = await readLinksState(db.database, 2000);
  expect(shops.shops).toEqual({ working: 3, failing: 1, error: 1 });
  expect(Math.round(shops.oldestShopSeconds / 10)).toBe(9);

  await acrossStores(db.database, async (tx) => {
    await tx.insert(storeWebhooks).values({
      storeId: CASA_LUMBRE,
      url: 'https://erp.mx/avisos',
      keyId: 'a',
      box: Buffer.of(1),
      createdAt: ago(9000),
      sentSeq: 0,
      nextAt: ago(9000),
    });
  });
  expect(await readLinksState(db.database, 2000)).toMatchObject({
    webhooks: { working: 1, failing: 0, off: 0 },
    oldestWebhookSeconds: 0,
  });
  await acrossStores(db.database, (tx) =>
    tx.insert(orderEvents).values({
      storeId: CASA_LUMBRE,
      source: 'door',
      externalId: 'A-1',
      event: 'shipped',
      detail: { carrier: null, trackingNumber: null, lines: [] },
      at: ago(40),
    }),
  );
  expect(Math.round((await readLinksState(db.database, 2000)).oldestWebhookSeconds / 10)).toBe(4);
});
