import { standingOf } from '@trastienda/connectors/woocommerce/order-status';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import process from 'node:process';
import { seed } from '../../../../../../tools/suite/samples.ts';
import { channelCases, channelEvents, channelTurns } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { orderLines, orders } from '../../../tables/orders.ts';
import { smallShop, useLinkedShops } from '../../../testing/linked-shop.ts';
import { randomOf } from '../../../testing/random-of.ts';
import { LEASE_OVER_MS, startShopsProcess } from '../../../testing/shops-processes.ts';

/** `COMPARE_KILLS` is another number of them. */
const KILLS = Number(process.env['COMPARE_KILLS'] ?? 25);
const ORDERS = 120;
/** Changes of the shop that only a comparison finds, before each kill. */
const CHANGES = 12;

const world = useLinkedShops();
const { rowsOf } = world;

it(`a process that is killed ${KILLS} times while it compares a shop leaves the rest to the next one: nothing is lost, and nothing is there twice`, async () => {
  const random = randomOf(seed);
  const pick = <Item>(from: readonly Item[]): Item | undefined => from[Math.floor(random() * from.length)];
  const { emulator, sell } = smallShop();
  for (let made = 0; made < ORDERS; made += 1) sell(1 + (made % 2));
  const one = await world.link(emulator);
  const own = eq(channelTurns.linkId, one.linkId);
  expect(await rowsOf((tx) => tx.$count(externalOrders, eq(externalOrders.source, one.linkId)))).toBe(ORDERS);

  const armed: { left: number; kill: (() => void) | null } = { left: 0, kill: null };
  const answer = emulator.handle.bind(emulator);
  emulator.handle = (request) => {
    armed.left -= 1;
    if (armed.left > 0 || armed.kill === null) return answer(request);
    const { kill } = armed;
    armed.kill = null;
    const isAnswered = random() < 0.5;
    // Somewhere within what follows an answer, or before there is one.
    if (isAnswered) setTimeout(kill, random() * 40);
    else kill();
    return isAnswered ? answer(request) : { status: 0, headers: {}, text: '', end: 'none' };
  };

  const known = () =>
    rowsOf((tx) =>
      tx
        .select({
          externalId: externalOrders.externalId,
          remoteStatus: externalOrders.remoteStatus,
          orderId: externalOrders.orderId,
          statusId: orderLines.statusId,
        })
        .from(externalOrders)
        .innerJoin(orders, eq(orders.id, externalOrders.orderId))
        .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
        .where(eq(externalOrders.source, one.linkId)),
    );
  /** Holds all orders of the shop, those that it has no more too, against the ones that are here. */
  const both = async (gone: ReadonlyMap<number, number>) => {
    const rows = await known();
    const here = new Map(rows.map((row) => [row.externalId, row]));
    const pieces = (id: number) => rows.filter(({ externalId }) => externalId === String(id)).length;
    const statuses = (id: number) => [
      ...new Set(rows.filter((row) => row.externalId === String(id)).map(({ statusId }) => statusId)),
    ];
    const wanted = { waiting: 1, done: 7, cancelled: 8 } as const;
    for (const order of emulator.shop.orders.values()) {
      const standing = standingOf(order.status);
      if (!here.has(String(order.id))) {
        expect([order.id, standing]).toEqual([order.id, 'cancelled']);
        continue;
      }
      expect([order.id, here.get(String(order.id))?.remoteStatus]).toEqual([order.id, order.status]);
      expect([order.id, pieces(order.id)]).toEqual([
        order.id,
        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      ]);
      if (standing in wanted)
        expect([order.id, statuses(order.id)]).toEqual([order.id, [wanted[standing as keyof typeof wanted]]]);
    }
    for (const [id, count] of gone) {
      if (!here.has(String(id))) continue;
      expect([id, statuses(id), pieces(id)]).toEqual([id, [8], count]);
    }
    const ids = [...emulator.shop.orders.keys(), ...gone.keys()].map(String);
    expect([...here.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(here.size);
    expect(await rowsOf((tx) => tx.$count(channelCases, eq(channelCases.linkId, one.linkId)))).toBe(0);
  };

  const gone = new Map<number, number>();
  let ahead = 0;
  let goneOn = 0;
  for (let at = 0; at < KILLS; at += 1) {
    // The pull's cursor meets nothing: what happens from now on only the comparison finds.
    await rowsOf((tx) =>
      tx
        .update(channelTurns)
        .set({ cursor: { since: '2099-01-01T00:00:00', seen: [] }, comparedAt: null, nextAt: new Date() })
        .where(own),
    );
    for (let change = 0; change < CHANGES; change += 1) {
      const waiting = [...emulator.shop.orders.values()].filter(({ status }) => status === 'processing');
      const order = pick(waiting);
      const kind = pick(['new', 'new', 'new', 'completed', 'cancelled', 'trash', 'gone'] as const);
      if (kind === 'new' || order === undefined) sell(1 + (change % 2));
      else if (kind === 'completed' || kind === 'cancelled') emulator.shop.setStatus(order, kind);
      else {
        emulator.shop.remove(order, kind === 'gone');
        if (kind === 'gone')
          gone.set(
            order.id,
            order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          );
      }
    }
    ahead += LEASE_OVER_MS;
    const killed = startShopsProcess(world.db.url, ahead);
    armed.left = 2 + Math.floor(random() * 14);
    armed.kill = killed.kill;
    const compared = async () => (await one.turn())?.comparedAt !== null;
    let isDead = false;
    void killed.ended.then(() => {
      isDead = true;
    });
    // A kill that comes too late meets a shop that was compared.
    await expect
      .poll(async () => isDead || (await compared()), { timeout: 120_000, interval: 100 })
      .toBe(true);
    armed.kill = null;
    killed.kill();
    await killed.ended;
    goneOn += Number(!(await compared()));
    ahead += LEASE_OVER_MS;
    const next = startShopsProcess(world.db.url, ahead);
    await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: new Date() }).where(own));
    await expect.poll(compared, { timeout: 120_000, interval: 100 }).toBe(true);
    await expect.poll(async () => (await one.turn())?.lease, { timeout: 60_000, interval: 100 }).toBeNull();
    next.kill();
    await next.ended;
    await both(gone);
  }
  // Most kills met the comparison in its middle.
  expect(goneOn).toBeGreaterThan(KILLS / 2);
  const failed = await rowsOf((tx) =>
    tx.select().from(channelEvents).where(eq(channelEvents.linkId, one.linkId)),
  );
  expect(failed.filter(({ cause }) => cause === 'respuesta_ilegible')).toEqual([]);
  process.stdout.write(
    `${KILLS} kills, ${goneOn} of them before the end of the comparison; ${emulator.shop.orders.size} orders, ${gone.size} gone\n`,
  );
});
