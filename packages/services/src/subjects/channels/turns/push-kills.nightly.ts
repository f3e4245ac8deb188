import { eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seed } from '../../../../../../tools/suite/samples.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { channelOutbox } from '../../../tables/channel-outbox.ts';
import { smallShop, useLinkedShops } from '../../../testing/linked-shop.ts';
import { randomOf } from '../../../testing/random-of.ts';
import { LEASE_OVER_MS, startShopsProcess } from '../../../testing/shops-processes.ts';

const KILLS = 50;

const world = useLinkedShops();

type Killer = { left: number; way: 'before' | 'after' | 'later'; delay: number; kill: () => void };

it(`a process that is killed ${KILLS} times while it tells shops tells of each guide once`, async () => {
  const random = randomOf(seed);
  let killer: Killer | null = null;
  const small = [smallShop(), smallShop({ hasFulfillments: false })];
  const orders = Array.from({ length: KILLS }, (_, at) => small[at % 2]?.sell(3));
  for (const { emulator } of small) {
    const answer = emulator.handle.bind(emulator);
    emulator.handle = (request) => {
      // Only what a push asks counts; the shop's list is the pull's.
      if (killer === null || !/^orders\/\d+/u.test(request.path)) return answer(request);
      killer.left -= 1;
      if (killer.left > 0) return answer(request);
      const { way, delay, kill } = killer;
      killer = null;
      if (way === 'later') setTimeout(kill, delay);
      else kill();
      // The shop has done what it was told, or heard nothing of it.
      return way === 'before' ? { status: 0, headers: {}, text: '', end: 'none' } : answer(request);
    };
  }
  const linked: Awaited<ReturnType<typeof world.link>>[] = [];
  for (const { emulator } of small) linked.push(await world.link(emulator));
  await world.rowsOf((tx) => tx.update(channelTurns).set({ nextAt: world.now() }));
  const linkOf = (at: number) => {
    const [one, sold] = [linked[at % 2], orders[at]];
    if (!one || !sold) throw new Error('Each order has a shop');
    return { one, sold };
  };

  let ahead = 0;
  const waiting = () => world.rowsOf((tx) => tx.$count(channelOutbox, ne(channelOutbox.state, 'sent')));
  for (let at = 0; at < KILLS; at += 1) {
    const { one, sold } = linkOf(at);
    const { orderNumber, lines } = await one.orderOf(sold.id);
    const ids = lines.map((line) => line.colocationId);
    await world.ship(orderNumber, ids.slice(0, 1), `A${at}`);
    if (at % 3 === 0) await world.takeBack(orderNumber, `A${at}`);
    await world.ship(orderNumber, ids.slice(1), `B${at}`);
    ahead += LEASE_OVER_MS;
    const child = startShopsProcess(world.db.url, ahead);
    killer = {
      left: 1 + Math.floor(random() * 10),
      way: (['before', 'after', 'later'] as const)[Math.floor(random() * 3)] ?? 'after',
      delay: random() * 25,
      kill: child.kill,
    };
    await child.ended;
  }
  ahead += LEASE_OVER_MS;
  const last = startShopsProcess(world.db.url, ahead);
  await expect.poll(waiting, { timeout: 60_000, interval: 200 }).toBe(0);
  last.kill();
  await last.ended;

  for (let at = 0; at < KILLS; at += 1) {
    const { one, sold } = linkOf(at);
    const live = at % 3 === 0 ? [`B${at}`] : [`A${at}`, `B${at}`];
    const told = sold.notes.filter((note) => note.isForCustomer).map(({ text }) => text);
    expect(told.length).toBe(new Set(told).size);
    expect(told.filter((text) => text.startsWith('Se canceló')).length).toBe(at % 3 === 0 ? 1 : 0);
    if (at % 2 === 0) {
      const parcels = sold.fulfillments.map(({ meta }) => ({
        number: meta.find(({ key }) => key === '_tracking_number')?.value,
        items: meta.find(({ key }) => key === '_items')?.value as { qty: number }[],
      }));
      expect(parcels.map(({ number }) => number)).toEqual(live);
      const pieces = parcels.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + Number(qty), 0);
      expect(pieces).toBe(at % 3 === 0 ? 2 : 3);
    } else {
      const named = told.flatMap((text) => /^Tu pedido va con Veloz MX, guía (\w+)$/u.exec(text)?.[1] ?? []);
      expect(named).toEqual([`A${at}`, `B${at}`]);
    }
    expect(sold.status).toBe(at % 3 === 0 ? 'processing' : 'completed');
    const rows = await world.rowsOf((tx) =>
      tx
        .select()
        .from(channelOutbox)
        .where(eq(channelOutbox.externalId, String(sold.id))),
    );
    expect(rows.filter(({ linkId }) => linkId === one.linkId).every(({ state }) => state === 'sent')).toBe(
      true,
    );
  }
});
