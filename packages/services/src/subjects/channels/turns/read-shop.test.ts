import { calls } from '@trastienda/api-client/calls';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { totalOf } from '@trastienda/connectors/testing/woocommerce-emulator/shop';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelTurns, linkAttempts } from '../../../tables/channel-links.ts';
import { orderLines, orderPackages } from '../../../tables/orders.ts';
import { stores } from '../../../tables/people.ts';
import { CASA_LUMBRE } from '../../../testing/ask.ts';
import { type LinkedShop, useLinkedShops, wantedOrders } from '../../../testing/linked-shops.ts';

const MINUTE = 60_000;
const { shops, clock, now, ask, failures, faults, rowsOf, read, nextTurn, linked, putAt } = useLinkedShops();

beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  // Shops of earlier tests are left alone.
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

async function expectAllOnce(one: LinkedShop) {
  const taken = await one.taken();
  const open = wantedOrders(one);
  expect(taken.map(({ externalId }) => Number(externalId)).toSorted((a, b) => a - b)).toEqual(
    open.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  for (const order of open) {
    const { id, total } = await one.orderOf(order.id);
    expect(total).toBe(totalOf(order));
    const lines = await one.linesOf(order.id);
    expect(lines.length).toBe(order.items.reduce((sum, { quantity }) => sum + quantity, 0));
    const sold = lines.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0);
    expect(sold).toBe(order.items.reduce((sum, { paid }) => sum + paid.net + paid.tax, 0));
    const packed = await rowsOf((tx) => tx.select().from(orderPackages).where(eq(orderPackages.orderId, id)));
    expect(packed.flatMap(({ colocationIds }) => colocationIds)).toEqual(
      lines.map((line) => line.colocationId),
    );
  }
}

describe('the first reading of a shop (D523)', () => {
  it('takes over each paid order of the 40 once, with its exact total, and the others are cases or nothing', async () => {
    const one = await linked();
    await read();
    await expectAllOnce(one);
    expect((await one.taken()).length).toBe(34);
    // The other order that does not come in is of a course alone: nobody is asked about it.
    expect((await one.cases()).map((text) => text.replace(/^\d+ /u, ''))).toEqual(['con_faltas']);
    const link = await one.link();
    expect(link).toMatchObject({ status: 'active', cause: null });
    expect(link?.lastSyncAt).not.toBeNull();
    expect((await one.turn())?.lease).toBeNull();
    const completed = [...one.shop.orders.values()].filter(({ status }) => status === 'completed');
    for (const { id } of completed)
      expect((await one.linesOf(id)).every((line) => line.statusId === 7)).toBe(true);
    const refunded = [...one.shop.orders.values()].find((order) => order.refunds.length > 0);
    const lines = await one.linesOf(refunded?.id ?? 0);
    expect(lines.filter(({ statusId }) => statusId === 8).length).toBe(1);
    // The merchant finds them in her list.
    const { data } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { page: 1, pageSize: 100, 'filter-marketplace': ['WC'] },
    });
    const numbers = new Set(data.map(({ orderid }) => orderid));
    for (const { order } of await one.taken()) expect(numbers).toContain(order.orderNumber);
  });

  it('changes nothing when it is repeated, and asks once for a shop without news', async () => {
    const one = await linked();
    await read();
    const before = await one.taken();
    const { requests } = one.emulator;
    await nextTurn();
    expect(one.emulator.requests).toBe(requests + 1);
    await rowsOf((tx) =>
      tx
        .update(channelTurns)
        .set({ cursor: { since: '2020-01-01T00:00:00', seen: [] } })
        .where(eq(channelTurns.linkId, one.linkId)),
    );
    await nextTurn();
    expect(await one.taken()).toEqual(before);
  });

  it('of two shops of a store that count alike has all orders of both', async () => {
    const first = await linked(openDemoShop({ seed: 7 }));
    await read();
    const second = await linked(openDemoShop({ seed: 7 }));
    await read();
    await expectAllOnce(first);
    await expectAllOnce(second);
    const numbers = [...(await first.taken()), ...(await second.taken())].map(
      ({ order }) => order.orderNumber,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    const fixed = (await second.taken()).map(({ order }) => order.orderNumber);
    await nextTurn();
    expect((await second.taken()).map(({ order }) => order.orderNumber)).toEqual(fixed);
  });

  it('waits while the store is closed', async () => {
    const one = await linked();
    await rowsOf((tx) => tx.update(stores).set({ closedAt: now() }).where(eq(stores.id, CASA_LUMBRE)));
    await read();
    expect(await one.taken()).toEqual([]);
    await rowsOf((tx) => tx.update(stores).set({ closedAt: null }).where(eq(stores.id, CASA_LUMBRE)));
    await read();
    await expectAllOnce(one);
  });
});

describe('orders that are written together', () => {
  it('come in without the one that the database refuses, which is a case', async () => {
    const emulator = openDemoShop({ seed: 11 });
    const poison = wantedOrders(emulator).find(({ status }) => status === 'processing');
    if (!poison) throw new Error('The demo shop has such orders');
    // The year 0 is a date to JavaScript, and none to the database.
    emulator.shop.orders.set(poison.id, { ...poison, createdAt: Date.parse('0000-06-01T00:00:00Z') / 1000 });
    const one = await linked(emulator);
    await read();
    expect((await one.taken()).length).toBe(wantedOrders(one).length - 1);
    expect(await one.cases()).toContain(`${poison.id} sin_guardar`);
    expect(faults.splice(0).length).toBe(1);
    // It comes in once it is as it should be.
    emulator.shop.orders.set(poison.id, poison);
    clock.ahead += 2000;
    emulator.shop.touch(poison);
    await nextTurn();
    expect(await one.cases()).not.toContain(`${poison.id} sin_guardar`);
    await expectAllOnce(one);
  });

  it('keep their numbers apart where a plug-in numbers some alike', async () => {
    const emulator = openDemoShop({ seed: 12 });
    const alike: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        const answer = await shops.client.ask(request);
        if (answer.fault || !Array.isArray(answer.json)) return answer;
        return { ...answer, json: answer.json.map((order: object) => ({ ...order, number: 'WEB-1' })) };
      },
    };
    const one = await linked(emulator);
    await read(alike);
    const numbers = (await one.taken()).map(({ order }) => order.orderNumber);
    expect(new Set(numbers).size).toBe(wantedOrders(one).length);
  });
});

describe('what changes in the shop', () => {
  const waiting = ({ shop }: LinkedShop, at: number) => {
    const order = wantedOrders({ shop }).filter(
      ({ status, refunds }) => status === 'processing' && refunds.length === 0,
    )[at];
    if (!order) throw new Error('The demo shop has such orders');
    return order;
  };
  const statuses = async (one: LinkedShop, id: number) => [
    ...new Set((await one.linesOf(id)).map(({ statusId }) => statusId)),
  ];

  it('moves lines forward by the table, and what goes against it is a case', async () => {
    const one = await linked();
    await read();
    const [done, cancelled, late, unpaid, moved, stuck] = Array.from({ length: 6 }, (_, at) =>
      waiting(one, at),
    );
    if (!done || !cancelled || !late || !unpaid || !moved || !stuck) throw new Error('There are six');
    await putAt((await one.orderOf(late.id)).id, 3);
    await putAt((await one.orderOf(stuck.id)).id, 5);
    const before = await one.cases();
    one.shop.setStatus(done, 'completed');
    one.shop.setStatus(cancelled, 'cancelled');
    one.shop.setStatus(late, 'cancelled');
    one.shop.setStatus(unpaid, 'on-hold');
    for (const order of [moved, stuck]) {
      order.billing = { ...order.billing, address_1: 'Calle Nueva 8' };
      order.shipping = { ...order.billing, address_1: 'Calle Nueva 8' };
      one.shop.touch(order);
    }
    await nextTurn();
    expect(await statuses(one, done.id)).toEqual([7]);
    expect(await statuses(one, cancelled.id)).toEqual([8]);
    expect(await one.orderOf(cancelled.id)).toMatchObject({ status: 'cancelado', cancelReason: 'Otra' });
    expect(await statuses(one, late.id)).toEqual([3]);
    expect(await statuses(one, unpaid.id)).toEqual([1]);
    expect((await one.orderOf(moved.id)).shippingAddress).toMatchObject({
      street: 'Calle Nueva',
      outdoorNumber: '8',
    });
    expect((await one.orderOf(stuck.id)).shippingAddress.street).not.toBe('Calle Nueva');
    const wantedCases = [`${late.id} cancelado_tarde`, `${unpaid.id} sin_pago`, `${stuck.id} otra_direccion`];
    expect((await one.cases()).filter((text) => !before.includes(text))).toEqual(wantedCases.toSorted());

    // What the shop takes back is no case any more; what was cancelled and waits again is one.
    one.shop.setStatus(unpaid, 'processing');
    one.shop.setStatus(late, 'processing');
    one.shop.setStatus(cancelled, 'processing');
    await nextTurn();
    expect((await one.cases()).filter((text) => !before.includes(text))).toEqual(
      [`${stuck.id} otra_direccion`, `${cancelled.id} reabierto`].toSorted(),
    );
  });

  it('cancels refunded pieces without a guide, and never more than went back', async () => {
    const one = await linked();
    await read();
    const order = wantedOrders(one).find(
      ({ status, refunds, items }) =>
        status === 'processing' && refunds.length === 0 && (items[0]?.quantity ?? 0) >= 2,
    );
    const item = order?.items[0];
    if (!order || !item) throw new Error('The demo shop has an order of several pieces');
    const refund = () =>
      one.shop.refund(order, { amount: 100, reason: 'Rota', pieces: new Map([[item.id, 1]]) });
    refund();
    await nextTurn();
    const cancelledLines = async () =>
      (await one.linesOf(order.id)).filter(({ statusId }) => statusId === 8).length;
    expect(await cancelledLines()).toBe(1);
    one.shop.touch(order);
    await nextTurn();
    expect(await cancelledLines()).toBe(1);
    const { id } = await one.orderOf(order.id);
    await rowsOf((tx) =>
      tx
        .update(orderLines)
        .set({ statusId: 3 })
        .where(and(eq(orderLines.orderId, id), eq(orderLines.statusId, 1))),
    );
    refund();
    await nextTurn();
    expect(await cancelledLines()).toBe(1);
    expect(await one.cases()).toContain(`${order.id} reembolso_tarde`);
  });

  it('an order that is paid later, or put right, comes then', async () => {
    const one = await linked();
    await read();
    const later = [...one.shop.orders.values()].find(({ status }) => status === 'on-hold');
    if (!later) throw new Error('One waits for money');
    one.shop.setStatus(later, 'processing');
    await nextTurn();
    expect((await one.orderOf(later.id)).total).toBe(totalOf(later));
    await expectAllOnce(one);
  });
});

describe('what stands elsewhere than in the order', () => {
  const shopWithProduct = (settings = {}) => {
    const emulator = new WooEmulator({ roundsAtSubtotal: true, ...settings });
    const { shop } = emulator;
    const measures = { length: '10', width: '10', height: '10', weight: '1' };
    const product = shop.addProduct({ name: 'Vela', sku: 'V', price: 9900, isVirtual: false, ...measures });
    const create = (nets: readonly number[], quantity = 1) =>
      shop.createOrder({
        isPaid: true,
        billing: {
          first_name: 'Ana',
          address_1: 'Av. Juárez 120',
          state: 'DF',
          postcode: '06600',
          country: 'MX',
        },
        items: nets.map((net) => ({ productId: product.id, quantity, net })),
      });
    return { emulator, shop, create };
  };

  it('an order whose shop rounds at the subtotal comes in with its exact total', async () => {
    const { emulator, create } = shopWithProduct();
    const order = create([9990, 9990, 9990]);
    const one = await linked(emulator);
    await read();
    expect(await one.cases()).toEqual([]);
    const taken = await one.orderOf(order.id);
    expect(taken.total).toBe(34_765);
    const sold = (await one.linesOf(order.id)).reduce(
      (sum, line) => sum + line.salePrice - line.saleDiscount,
      0,
    );
    expect(sold).toBe(34_765);
    // It is the same order when it is met again.
    one.shop.touch(order);
    await nextTurn();
    expect(await one.cases()).toEqual([]);
  });

  it('more refunds than fit on a page are all read', async () => {
    const { emulator, shop, create } = shopWithProduct();
    const order = create([1_000_000], 150);
    const [item] = order.items;
    for (let given = 0; given < 130; given += 1)
      shop.refund(order, { amount: 1, reason: '', pieces: new Map([[item?.id ?? 0, 1]]) });
    const one = await linked(emulator);
    await read();
    expect(await one.cases()).toEqual([]);
    const lines = await one.linesOf(order.id);
    expect(lines.filter(({ statusId }) => statusId === 8).length).toBe(130);
  });
});

describe('turns that end in the middle, or run at once', () => {
  /** Breaks off as a process does that is killed, before a request that it chooses. */
  const killed = (at: number): GuardedClient => {
    let left = at;
    return {
      ...shops.client,
      ask: (request) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return shops.client.ask(request);
      },
    };
  };

  it('leave every order once, wherever they are killed', async () => {
    const one = await linked();
    const cursor = (await one.turn())?.cursor;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 7 }), async (at) => {
        // Each begins at the beginning, among what earlier ones have written.
        await rowsOf((tx) =>
          tx.update(channelTurns).set({ cursor, nextAt: now() }).where(eq(channelTurns.linkId, one.linkId)),
        );
        await read(killed(at));
        const taken = await one.taken();
        expect(new Set(taken.map(({ externalId }) => externalId)).size).toBe(taken.length);
        // The lease of a process that is gone ends by itself.
        clock.ahead += 61_000;
      }),
      { numRuns: 12 },
    );
    const killings = faults.splice(0).map(String);
    expect(killings.length).toBe(12);
    expect(new Set(killings)).toEqual(new Set(['Error: killed']));
    await nextTurn();
    await expectAllOnce(one);
  });

  it('write every order once when four processes read at once', async () => {
    const one = await linked();
    await Promise.all([read(), read(), read(), read()]);
    await expectAllOnce(one);
  });

  it('stop when another turn has the shop', async () => {
    const one = await linked();
    const slow: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        const answer = await shops.client.ask(request);
        if (!request.path.includes('orders?')) return answer;
        // Its lease ends meanwhile, and another process reads the shop.
        clock.ahead += 61_000;
        await read();
        return answer;
      },
    };
    await read(slow);
    await expectAllOnce(one);
    expect((await one.turn())?.failures).toBe(0);
  });
});

describe('a shop that fails (D524)', () => {
  it('whose key was taken away is an error at once, and a new key heals it', async () => {
    const one = await linked();
    await read();
    one.emulator.switches.fault = '401';
    await nextTurn();
    expect(await one.link()).toMatchObject({ status: 'error', cause: 'llave_rechazada' });
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    expect(data.flatMap(({ channels }) => channels).map(({ message }) => message)).toContain(
      'La llave ya no sirve: haz otra',
    );
    one.emulator.switches.fault = null;
    await ask(calls.linkWooCommerce, { body: one.body });
    expect(await one.link()).toMatchObject({ status: 'active', cause: null, failedSince: null });
    await read();
    await expectAllOnce(one);
  });

  it('is asked ever more seldom, an error after five, and heals by itself', async () => {
    const one = await linked();
    one.emulator.switches.fault = 'html 503';
    const waits: number[] = [];
    for (let failure = 1; failure <= 6; failure += 1) {
      await read();
      const turn = await one.turn();
      const wait = Math.round(((turn?.nextAt?.getTime() ?? 0) - now().getTime()) / MINUTE);
      waits.push(wait);
      expect(turn?.failures).toBe(failure);
      expect((await one.link())?.status).toBe(failure < 5 ? 'active' : 'error');
      const { requests } = one.emulator;
      clock.ahead += (wait - 0.5) * MINUTE;
      await read();
      expect(one.emulator.requests).toBe(requests);
      clock.ahead += MINUTE;
    }
    expect(waits).toEqual([1, 2, 5, 15, 60, 60]);
    expect(await one.link()).toMatchObject({ cause: 'mantenimiento', failedSince: expect.any(Date) });
    one.emulator.switches.fault = null;
    await read();
    expect(await one.link()).toMatchObject({ status: 'active', cause: null, failedSince: null });
    await expectAllOnce(one);
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
