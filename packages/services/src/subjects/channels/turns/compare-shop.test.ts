import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import type { Order } from '@trastienda/connectors/testing/woocommerce-emulator/model';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import { standingOf } from '@trastienda/connectors/woocommerce/order-status';
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../../tools/suite/samples.ts';
import { channelCases, channelEvents, channelTurns, linkAttempts } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { type LinkedShop, useLinkedShops, wantedOrders } from '../../../testing/linked-shops.ts';

const { shops, clock, failures, faults, rowsOf, read, nextTurn, linked, putAt } = useLinkedShops();
const DAY = 24 * 60;

beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

/** Puts the pull's cursor where it meets nothing: what happens from then on only a comparison finds. */
const blind = (one: LinkedShop) =>
  one.setTurn({ cursor: { since: '2099-01-01T00:00:00', seen: [] }, comparedAt: null });
const compared = async (one: LinkedShop) => {
  await one.setTurn({ comparedAt: null });
  await nextTurn();
};
const waiting = (one: LinkedShop) =>
  wantedOrders(one).filter(({ status, refunds }) => status === 'processing' && refunds.length === 0);
const statuses = async (one: LinkedShop, id: number) => [
  ...new Set((await one.linesOf(id)).map(({ statusId }) => statusId)),
];
const at = (orders: readonly Order[], index: number): Order => {
  const order = orders[index];
  if (!order) throw new Error('The demo shop has such orders');
  return order;
};
const wish = (one: LinkedShop) => {
  const [order] = waiting(one);
  const [item] = order?.items ?? [];
  return {
    isPaid: true,
    billing: { ...order?.billing },
    items: [{ productId: item?.productId ?? 0, quantity: 1 }],
  };
};

/** A large shop: orders of one product over some weeks, the newest now. */
function largeShop(count: number) {
  const time = { back: 0 };
  const emulator = new WooEmulator({ now: () => Date.now() - time.back });
  const { shop } = emulator;
  const measures = { length: '10', width: '10', height: '10', weight: '1' };
  const product = shop.addProduct({ name: 'Vela', sku: 'V', price: 9900, isVirtual: false, ...measures });
  const billing = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    address_1: 'Av. Juárez 120',
    city: 'Cuauhtémoc',
    state: 'DF',
    postcode: '06600',
    country: 'MX',
  };
  for (let made = 0; made < count; made += 1) {
    time.back = (count - made) * ((20 * DAY * 60_000) / count);
    shop.createOrder({ isPaid: true, billing, items: [{ productId: product.id, quantity: 1 }] });
  }
  time.back = 0;
  return emulator;
}

describe('the comparison of a night (D532)', () => {
  it('brings what the reading has missed: orders, changes and deletions', async () => {
    const one = await linked();
    await read();
    const orders = waiting(one);
    const [done, cancelled, gone, late] = [at(orders, 0), at(orders, 1), at(orders, 2), at(orders, 3)];
    const before = await one.cases();
    await blind(one);
    const lost = one.shop.createOrder(wish(one));
    one.shop.setStatus(done, 'completed');
    one.shop.remove(cancelled, false);
    await putAt((await one.orderOf(late.id)).id, 3);
    one.shop.remove(gone, true);
    one.shop.remove(late, true);
    await nextTurn();
    expect((await one.orderOf(lost.id)).orderNumber).toBe(String(lost.id));
    expect(await statuses(one, done.id)).toEqual([7]);
    expect(await statuses(one, cancelled.id)).toEqual([8]);
    expect(await statuses(one, gone.id)).toEqual([8]);
    expect(await one.orderOf(gone.id)).toMatchObject({ status: 'cancelado', cancelReason: 'Otra' });
    expect(await statuses(one, late.id)).toEqual([3]);
    expect((await one.cases()).filter((text) => !before.includes(text))).toEqual([
      `${late.id} cancelado_tarde`,
    ]);
    const events = await rowsOf((tx) =>
      tx.select().from(channelEvents).where(eq(channelEvents.linkId, one.linkId)),
    );
    expect(events.at(-1)).toMatchObject({ kind: 'read', count: 5 });
    expect(await one.link()).toMatchObject({ status: 'active' });

    // Another night finds nothing to do, and asks once.
    const taken = await one.external();
    const { requests } = one.emulator;
    await compared(one);
    expect(one.emulator.requests).toBe(requests + 2);
    expect(await one.external()).toEqual(taken);
    expect((await one.turn())?.comparison).toBeNull();
  });

  it('happens once in a night, at whatever time the store is open', async () => {
    const one = await linked();
    await read();
    await one.setTurn({ comparedAt: new Date(Date.now() - 3 * DAY * 60_000) });
    await nextTurn();
    const first = (await one.turn())?.comparedAt?.getTime() ?? 0;
    expect(first).toBeGreaterThan(Date.now());
    for (let hour = 1; hour <= 24; hour += 1) await nextTurn(60);
    const second = (await one.turn())?.comparedAt?.getTime() ?? 0;
    // The night that follows came within this day.
    expect(second).toBeGreaterThan(first);
    await nextTurn();
    expect((await one.turn())?.comparedAt?.getTime()).toBe(second);
  });

  it('takes an order that its shop deleted and has again', async () => {
    const one = await linked();
    await read();
    const order = at(waiting(one), 0);
    await blind(one);
    one.shop.remove(order, true);
    await nextTurn();
    expect(await statuses(one, order.id)).toEqual([8]);
    order.status = 'processing';
    one.shop.orders.set(order.id, order);
    one.shop.touch(order);
    await compared(one);
    expect(await one.cases()).toContain(`${order.id} reabierto`);
  });

  it('cancels nothing where the shop itself lost its orders, as one that was restored from an old backup', async () => {
    const one = await linked(largeShop(30));
    await read();
    await blind(one);
    const orders = [...one.shop.orders.values()];
    // One that a person deletes is gone; more than are left at once are not.
    one.shop.orders.delete(at(orders, 0).id);
    await compared(one);
    expect(await statuses(one, at(orders, 0).id)).toEqual([8]);
    for (const { id } of orders.slice(1, 17)) one.shop.orders.delete(id);
    await compared(one);
    for (const { id } of orders.slice(1)) expect(await statuses(one, id)).toEqual([1]);
    const events = await rowsOf((tx) =>
      tx.select().from(channelEvents).where(eq(channelEvents.linkId, one.linkId)),
    );
    expect(events.filter(({ kind }) => kind === 'failed')).toMatchObject([
      { count: 16, cause: 'respuesta_ilegible' },
    ]);
    expect((await one.link())?.status).toBe('active');
  });

  it('leaves an order alone that the shop cannot load, or that is dated anew', async () => {
    const one = await linked();
    await read();
    const [broken, moved] = [at(waiting(one), 0), at(waiting(one), 1)];
    await blind(one);
    one.shop.broken.add(broken.id);
    await nextTurn();
    expect(await statuses(one, broken.id)).toEqual([1]);
    one.shop.broken.clear();
    one.shop.orders.set(moved.id, { ...moved, createdAt: moved.createdAt - 90 * 86_400 });
    await compared(one);
    expect(await statuses(one, moved.id)).toEqual([1]);
  });

  it('takes nothing that was there long before the link', async () => {
    const one = await linked();
    await read();
    await blind(one);
    const ago = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;
    const put = (days: number) => {
      const order = one.shop.createOrder(wish(one));
      const dated = { ...order, createdAt: ago(days), modifiedAt: ago(days), paidAt: ago(days) };
      one.shop.orders.set(order.id, dated);
      return order.id;
    };
    const [old, young] = [put(40), put(20)];
    await nextTurn();
    const taken = (await one.taken()).map(({ externalId }) => Number(externalId));
    expect(taken).toContain(young);
    expect(taken).not.toContain(old);
  });

  it('does not ask a person again who has decided about this version of an order', async () => {
    const one = await linked();
    await read();
    const [open] = await one.cases();
    expect(open).toMatch(/con_faltas/u);
    const decide = () =>
      rowsOf((tx) =>
        tx
          .update(channelCases)
          .set({ resolvedAt: new Date() })
          .where(and(eq(channelCases.linkId, one.linkId), isNull(channelCases.resolvedAt))),
      );
    await decide();
    await compared(one);
    expect(await one.cases()).toEqual([]);
    const order = one.shop.orders.get(Number(open?.split(' ')[0]));
    await blind(one);
    if (order) one.shop.touch(order);
    clock.ahead += 2000;
    await nextTurn();
    expect(await one.cases()).toEqual([open]);
  });

  it('knows an order of courses and downloads alone, which is no order here and nobody’s case, until goods are in it (D540)', async () => {
    const one = await linked();
    const course = [...one.shop.products.values()].find(({ isVirtual }) => isVirtual);
    if (!course) throw new Error('The demo shop has a course');
    const sold = [...one.shop.orders.values()].find(({ items }) =>
      items.every(({ productId }) => productId === course.id),
    );
    if (!sold) throw new Error('The demo shop has sold it');
    await read();
    const remembered = () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelCases)
          .where(and(eq(channelCases.linkId, one.linkId), eq(channelCases.externalId, String(sold.id)))),
      );
    expect((await one.taken()).map(({ externalId }) => externalId)).not.toContain(String(sold.id));
    expect((await one.cases()).filter((text) => text.startsWith(`${sold.id} `))).toEqual([]);
    const [row] = await remembered();
    // Neither its client nor what it cost is kept.
    expect(row).toMatchObject({ decision: null, detail: [{ kind: 'nothing_to_ship' }] });
    expect(Object.keys(row?.raw as object)).toEqual(['id', 'date_modified_gmt']);

    const { requests } = one.emulator;
    await compared(one);
    // The list of the reading and the one of the comparison: no order is fetched.
    expect(one.emulator.requests).toBe(requests + 2);
    one.shop.setMeta(sold, 'seen', 'once');
    clock.ahead += 2000;
    await nextTurn();
    expect(await remembered()).toHaveLength(1);

    one.shop.products.set(course.id, { ...course, isVirtual: false });
    one.shop.setMeta(sold, 'seen', 'twice');
    clock.ahead += 2000;
    await nextTurn();
    expect((await one.orderOf(sold.id)).status).toBe('pendiente');
    expect((await one.cases()).filter((text) => text.startsWith(`${sold.id} `))).toEqual([]);
  });

  it('of a shop that does not answer it waits for an hour, while the shop is read on', async () => {
    const one = await linked();
    await read();
    const silent: GuardedClient = {
      ...shops.client,
      ask: (request) =>
        request.path.includes('_fields=id')
          ? Promise.resolve({ fault: 'sin_respuesta', isSent: true, status: null, retryAfter: null })
          : shops.client.ask(request),
    };
    await one.setTurn({ comparedAt: null });
    clock.ahead += 3 * 60_000;
    await read(silent);
    expect(await one.link()).toMatchObject({ status: 'active', cause: null });
    expect((await one.turn())?.failures).toBe(0);
    const { requests } = one.emulator;
    await nextTurn();
    expect(one.emulator.requests).toBe(requests + 1);
    await nextTurn(60);
    expect(one.emulator.requests).toBe(requests + 3);
    expect((await one.turn())?.comparison).toBeNull();
  });
});

describe('a comparison that ends in the middle', () => {
  it('goes on where it was', async () => {
    const one = await linked(largeShop(220));
    await read();
    await rowsOf((tx) =>
      tx.update(externalOrders).set({ remoteModified: null }).where(eq(externalOrders.source, one.linkId)),
    );
    await one.setTurn({ comparedAt: null });
    clock.ahead += 3 * 60_000;
    let asked = 0;
    await read(shops.client, { mayGoOn: () => (asked += 1) <= 5 });
    const half = (await one.turn())?.comparison;
    expect(half?.after).toMatch(/^\d{4}-/u);
    const left = (await one.external()).filter(({ remoteModified }) => remoteModified === null);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(220);
    expect((await one.turn())?.lease).toBeNull();
    await nextTurn();
    expect((await one.turn())?.comparison).toBeNull();
    expect((await one.external()).every(({ remoteModified }) => remoteModified !== null)).toBe(true);
  });

  it('is equal on both sides in the end, wherever it is killed and whatever was lost before', async () => {
    const one = await linked();
    await read();
    const act = fc.record({
      kind: fc.constantFrom('create', 'complete', 'cancel', 'trash', 'purge', 'touch'),
      at: fc.nat(50),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), fc.nat(12), async (acts, after) => {
        await blind(one);
        // A second later, as each version of an order has one of its own.
        clock.ahead += 2000;
        for (const { kind, at: index } of acts) {
          const orders = [...one.shop.orders.values()];
          const order = at(orders, index % orders.length);
          if (kind === 'create' || order.status === 'trash') one.shop.createOrder(wish(one));
          else if (kind === 'complete' && order.status === 'processing')
            one.shop.setStatus(order, 'completed');
          else if (kind === 'cancel') one.shop.setStatus(order, 'cancelled');
          else if (kind === 'trash' || kind === 'purge') one.shop.remove(order, kind === 'purge');
          else one.shop.touch(order);
        }
        let left = after;
        const killed: GuardedClient = {
          ...shops.client,
          ask: (request) => {
            left -= 1;
            if (left < 0) throw new Error('killed');
            return shops.client.ask(request);
          },
        };
        clock.ahead += 3 * 60_000;
        await read(killed);
        await nextTurn();
        const known = await one.external();
        for (const order of wantedOrders(one).filter((each) => each.modifiedAt > Date.now() / 1000 - 60)) {
          const row = known.find(({ externalId }) => externalId === String(order.id));
          expect(row).toMatchObject({ remoteStatus: order.status });
        }
        for (const { externalId, orderId } of known) {
          const order = one.shop.orders.get(Number(externalId));
          const lines = await one.linesOf(Number(externalId));
          const standing = order === undefined ? 'cancelled' : standingOf(order.status);
          if (standing === 'cancelled') expect(lines.every(({ statusId }) => statusId >= 7)).toBe(true);
          expect(orderId).not.toBe('');
        }
        expect(new Set(known.map(({ externalId }) => externalId)).size).toBe(known.length);
      }),
      { seed, numRuns: times(300, 1 / 20), endOnFailure: true },
    );
    faults.splice(0).forEach((fault) => expect(String(fault)).toBe('Error: killed'));
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
