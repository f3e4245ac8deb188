import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitingOrders } from '../testing/crash/guide-requests.ts';
import { proved } from '../testing/proved.ts';
import { addOrders, differencesOf, shipOrder, shopWorld, STORE } from '../testing/shop-world.ts';

const ORDERS = 3000;
const GUIDES = 5;

it(`a shop that was away for six hours comes back with ${ORDERS} changes: each is here once, and what it was to hear it hears once`, async () => {
  const world = await shopWorld(ORDERS);
  const { emulator, shop, gateway, postgres, merchant, link, ask, ordersNow } = world;
  try {
    while ((await ordersNow()) < ORDERS) await sleep(500);
    await world.goAway();
    const own = (await waitingOrders(merchant.client, STORE)).filter(
      ({ marketplace, orderNumber }) => marketplace === 'WC' && shop.orders.has(Number(orderNumber)),
    );
    const shipped = own.slice(0, GUIDES);
    for (const order of shipped) await shipOrder(merchant, order);
    const statusOf = async () =>
      (
        await ask<{ status: string; cause: string }>(
          'select status, cause from channel_links where id = $1',
          [link],
        )
      )[0];
    // Hours pass: each failure's pause is over at once.
    const timePasses = () => ask(`update channel_turns set next_at = now() where link_id = $1`, [link]);
    while ((await statusOf())?.status !== 'error') {
      await timePasses();
      await sleep(500);
    }
    await ask(`update channel_turns set failing_since = now() - interval '6 hours' where link_id = $1`, [
      link,
    ]);

    const isShipped = new Set(shipped.map(({ orderNumber }) => Number(orderNumber)));
    const others = [...shop.orders.values()].filter(({ id }) => !isShipped.has(id));
    const third = Math.floor(others.length / 3);
    for (const order of others.slice(0, third)) shop.setStatus(order, 'cancelled');
    for (const order of others.slice(third, 2 * third)) {
      const [item] = order.items;
      if (!item) continue;
      const amount = Math.round((item.paid.net + item.paid.tax) / item.quantity);
      shop.refund(order, { amount, reason: 'Llegó rota', pieces: new Map([[item.id, 1]]) });
    }
    for (const order of others.slice(2 * third)) {
      order.billing.address_1 = 'Av. Madero 7';
      shop.touch(order);
    }
    addOrders(emulator, GUIDES);
    await world.comeBack();
    const cameBack = Date.now();
    await timePasses();
    await sleep(3000);
    await gateway.crash();
    await sleep(3000);
    await postgres.crash();
    await sleep(3000);
    await gateway.crash();
    await world.settled(new Date());
    const took = Date.now() - cameBack;

    expect(await differencesOf(world)).toEqual([]);
    expect(await statusOf()).toEqual({ status: 'active', cause: null });
    expect(await ordersNow()).toBe(ORDERS + GUIDES);
    proved(
      `a shop away for 6 h, ${GUIDES} guides meanwhile, ${others.length} changes and ${GUIDES} new orders, 3 kills of which one is PostgreSQL: both sides equal after ${(took / 1000).toFixed(0)} s`,
    );
  } finally {
    await world.end();
  }
});
