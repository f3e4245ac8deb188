import { createHmac, randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import type { Order } from '@trastienda/connectors/testing/woocommerce-emulator/model';
import type { Delivery } from '@trastienda/connectors/testing/woocommerce-emulator';
import { and, asc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../../tools/suite/samples.ts';
import {
  channelCases,
  channelEvents,
  channelHooks,
  channelInbox,
  channelLinks,
  channelSecrets,
  channelTurns,
  linkAttempts,
} from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { orderLines, orders } from '../../../tables/orders.ts';
import { asking, CASA_LUMBRE } from '../../../testing/ask.ts';
import { useShops } from '../../../testing/real-shop.ts';
import { acrossStores, useDatabase } from '../../../testing/test-database.ts';
import { databaseMoment, momentAfter } from '../../../core/database-clock.ts';
import { actOf } from '../../../testing/operator.ts';
import { ringBell } from '../../../testing/ring-bell.ts';
import { readShops, turnsOf } from '../../../testing/read-shops.ts';
import { createSecretBox } from '../../../core/secret-box.ts';
import { rotateSecrets } from '../../../setup/operator/rotate-secrets.ts';
import { testKey } from '../../../testing/installation.ts';
import { createHooks } from './create-hooks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const db = useDatabase();
const shops = useShops();
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const installation = { ...shops.installation, publicUrl: 'http://localhost:3000' };
const { secrets, shops: asked } = installation;
if (!secrets || !asked) throw new Error('The tests have both');
const { ask, failures } = asking(() => db.database, { installation, clock: now });
const faults: unknown[] = [];
/** The keys that processes of these tests were started with. */
const started = { box: secrets };
const hooks = () => createHooks({ database: db.database, secrets: started.box, clock: now });

const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);
beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

const read = (publicUrl = installation.publicUrl, client: GuardedClient = shops.client) =>
  readShops(
    turnsOf({
      database: db.database,
      installation: { ...installation, publicUrl, secrets: started.box, shops: { ...asked, client } },
      clock: now,
      moment: () => momentAfter(databaseMoment(), clock.ahead),
      onError: (error) => faults.push(error),
    }),
  );
const later = async (ms: number) => {
  clock.ahead += ms;
  await read();
};

/** Brings a delivery to its bell, and answers as the gateway does. */
const deliver = async (delivery: Delivery): Promise<number> =>
  ({ taken: 200, unknown: 404, forged: 401 })[await ringBell(hooks(), delivery)];

/** Links an invented shop that rings, and works its first turn. */
async function linked({ seed = 40, isRinging = true } = {}) {
  const line = { isCut: false };
  const emulator = openDemoShop({
    seed,
    now: () => now().getTime(),
    deliver: async (delivery) => (line.isCut ? 0 : deliver(delivery)),
  });
  const opened = await shops.open(emulator);
  const shopId = new URL(opened.origin).host;
  await ask(calls.linkWooCommerce, { body: opened.body });
  const [row] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId)));
  const linkId = row?.id ?? '';
  // It is not compared by itself, at whatever hour a test runs.
  await rowsOf((tx) => tx.update(channelTurns).set({ comparedAt: new Date('2999-01-01') }));
  if (isRinging) await read();
  const one = <T>(rows: readonly T[]): T => {
    const [first] = rows;
    if (first === undefined) throw new Error('There is none');
    return first;
  };
  return {
    ...opened,
    line,
    linkId,
    shop: emulator.shop,
    webhooks: () => [...emulator.shop.webhooks.values()],
    hook: () =>
      rowsOf((tx) => tx.select().from(channelHooks).where(eq(channelHooks.linkId, linkId))).then(one),
    turn: () =>
      rowsOf((tx) => tx.select().from(channelTurns).where(eq(channelTurns.linkId, linkId))).then(one),
    events: () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelEvents)
          .where(eq(channelEvents.linkId, linkId))
          .orderBy(asc(channelEvents.id)),
      ).then((rows) => rows.map(({ kind, count, cause }) => `${kind} ${cause ?? count}`)),
    waiting: () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelInbox)
          .where(and(eq(channelInbox.linkId, linkId), isNull(channelInbox.doneAt))),
      ).then((rows) => rows.length),
    secretsKept: () =>
      rowsOf((tx) => tx.select().from(channelSecrets).where(eq(channelSecrets.linkId, linkId))).then((rows) =>
        rows.map(({ field }) => field).toSorted(),
      ),
    /** All that is known of the shop's orders here. */
    state: () =>
      rowsOf((tx) =>
        tx
          .select({
            externalId: externalOrders.externalId,
            status: orderLines.statusId,
            address: orders.shippingAddress,
          })
          .from(externalOrders)
          .innerJoin(
            orders,
            and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)),
          )
          .innerJoin(
            orderLines,
            and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id)),
          )
          .where(eq(externalOrders.source, linkId))
          .orderBy(externalOrders.externalId, orderLines.colocationId),
      ).then((rows) => rows.map((line) => `${line.externalId} ${line.status} ${line.address.street}`)),
    cases: () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelCases)
          .where(and(eq(channelCases.linkId, linkId), isNull(channelCases.resolvedAt))),
      ).then((rows) => rows.map(({ externalId, cause }) => `${externalId} ${cause}`).toSorted()),
  };
}
type Linked = Awaited<ReturnType<typeof linked>>;

/** Orders that wait in the shop, have no refund, and are ours. */
const waitingOrders = ({ shop }: Linked) =>
  [...shop.orders.values()].filter(
    (order) => order.status === 'processing' && order.refunds.length === 0 && order.currency === 'MXN',
  );
const orderAt = (one: Linked, at: number): Order => {
  const order = waitingOrders(one)[at];
  if (!order) throw new Error('The demo shop has such orders');
  return order;
};
const pauseOf = async (one: Linked) =>
  Math.round((((await one.turn()).nextAt?.getTime() ?? 0) - now().getTime()) / MINUTE);

describe('the webhooks of a shop (D530)', () => {
  it('are made with its first turn, one for each topic, and rung for within it', async () => {
    const one = await linked();
    await one.emulator.bells.settled();
    expect(
      one.webhooks().map(({ topic, status, failures: failed }) => `${topic} ${status} ${failed}`),
    ).toEqual([
      'order.created active 0',
      'order.updated active 0',
      'order.deleted active 0',
      'order.restored active 0',
    ]);
    const [{ deliveryUrl = '' } = {}] = one.webhooks();
    expect(deliveryUrl).toMatch(
      new RegExp(`^http://localhost:3000/hooks/woocommerce/${CASA_LUMBRE}_[\\w-]{43}$`, 'u'),
    );
    expect((await one.hook()).state).toBe('activo');
    expect(await one.secretsKept()).toEqual(['consumerKey', 'consumerSecret', 'hookSecret', 'hookToken']);
    expect((await one.events()).at(-1)).toBe('hooked 4');
    // The time between the first reading and the first bell is looked at once more.
    expect(await pauseOf(one)).toBe(2);
    await later(3 * MINUTE);
    expect(await pauseOf(one)).toBe(15);
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    const links = data.flatMap(({ channels }) => channels);
    expect(links.find(({ shop_id }) => shop_id === new URL(one.origin).host)?.webhook).toBe('activo');
  });

  it('are none where the shop cannot reach us, or where it will not, and the link works all the same', async () => {
    const one = await linked({ isRinging: false });
    for (const url of [
      'https://localhost',
      'https://10.0.0.1',
      'http://tienda.mx',
      'https://tienda.mx:8443',
    ]) {
      await read(url);
      clock.ahead += 3 * MINUTE;
    }
    expect(one.webhooks()).toEqual([]);
    expect((await one.state()).length).toBeGreaterThan(30);
    one.emulator.switches.isKeyReadOnly = true;
    await read();
    expect((await one.hook()).state).toBe('sin');
    expect((await one.events()).slice(-1)).toEqual(['failed solo_lectura']);
    expect((await one.turn()).failures).toBe(0);
    expect(await pauseOf(one)).toBe(2);
    // It is said once.
    await later(DAY + MINUTE);
    expect((await one.events()).filter((text) => text.startsWith('failed'))).toHaveLength(1);
    one.emulator.switches.isKeyReadOnly = false;
    await later(DAY + MINUTE);
    expect((await one.hook()).state).toBe('activo');
  });

  it('are looked at once a day: what the shop switched off is on again and said, what is gone is made', async () => {
    const one = await linked();
    const [created, updated] = one.webhooks();
    if (!created || !updated) throw new Error('There are four');
    created.status = 'disabled';
    one.shop.webhooks.delete(updated.id);
    await later(60 * MINUTE);
    expect(created.status).toBe('disabled');
    await later(DAY);
    expect(created.status).toBe('active');
    expect(
      one
        .webhooks()
        .map(({ topic }) => topic)
        .toSorted(),
    ).toHaveLength(4);
    expect((await one.events()).filter((text) => text.startsWith('hooked'))).toEqual([
      'hooked 4',
      'hooked 2',
    ]);
  });

  it('are others once the shop is linked anew, and the old address is nobody’s', async () => {
    const one = await linked();
    const [{ deliveryUrl: before = '', secret = '' } = {}] = one.webhooks();
    await ask(calls.linkWooCommerce, { body: one.body });
    await read();
    expect(one.webhooks()).toHaveLength(4);
    for (const { deliveryUrl, secret: other } of one.webhooks()) {
      expect(deliveryUrl).not.toBe(before);
      expect(other).not.toBe(secret);
    }
    expect(await deliver({ url: before, headers: {}, body: '{"id":1}' })).toBe(404);
  });

  it('stay while the key of secrets is changed: the new one opens them, and the shop hears nothing of it (D515)', async () => {
    const one = await linked();
    await later(3 * MINUTE);
    const before = one.webhooks().map((hook) => ({ ...hook }));
    const next = randomBytes(32);
    const rotate = (...keys: readonly Uint8Array[]) =>
      rotateSecrets(db.database, createSecretBox(keys), actOf('secrets:rotate'));
    faults.length = 0;
    expect(await rotate(next, testKey)).toMatchObject({ unopened: [], late: 0 });
    try {
      started.box = createSecretBox([next]);
      one.shop.setStatus(orderAt(one, 0), 'cancelled');
      await one.emulator.bells.settled();
      expect(await one.waiting()).toBe(1);
      // The daily look finds them as they were.
      await later(DAY + MINUTE);
      expect([await one.waiting(), (await one.hook()).state]).toEqual([0, 'activo']);
      expect(
        one.webhooks().map(({ id, deliveryUrl, secret, status }) => [id, deliveryUrl, secret, status]),
      ).toEqual(before.map(({ id, deliveryUrl, secret, status }) => [id, deliveryUrl, secret, status]));
      expect(faults).toEqual([]);
    } finally {
      await rotate(testKey, next);
      started.box = secrets;
    }
  });

  it('go with the link, with token and secret, and a shop that is away keeps nobody linked', async () => {
    for (const isAway of [false, true]) {
      const one = await linked({ seed: 80 + Number(isAway) });
      const [{ deliveryUrl = '' } = {}] = one.webhooks();
      if (isAway) await one.stop();
      await ask(calls.deleteIntegrationChannel, {
        body: {
          seller_id: CASA_LUMBRE,
          channel_id: 'WC',
          shop_id: new URL(one.origin).host,
          razonbaja: 'La conexión fallaba',
          feedbackbaja: null,
          pendientes: 1000,
        },
      });
      expect(one.webhooks()).toHaveLength(isAway ? 4 : 0);
      expect(await one.secretsKept()).toEqual([]);
      expect(await rowsOf((tx) => tx.$count(channelHooks, eq(channelHooks.linkId, one.linkId)))).toBe(0);
      expect(await deliver({ url: deliveryUrl, headers: {}, body: 'webhook_id=1' })).toBe(404);
    }
  });
});

describe('what the bell rings for', () => {
  it('is asked for at once, and nothing else is', async () => {
    const one = await linked();
    await later(3 * MINUTE);
    const order = orderAt(one, 0);
    one.shop.setStatus(order, 'cancelled');
    await one.emulator.bells.settled();
    const { requests } = one.emulator;
    const { nextAt } = await one.turn();
    await read();
    // The orders, and the products of the one that changed.
    const questions = 1 + order.items.length;
    expect(one.emulator.requests).toBe(requests + questions);
    expect((await one.turn()).nextAt).toEqual(nextAt);
    expect(await one.waiting()).toBe(0);
    expect(
      (await one.state()).filter((text) => text.startsWith(`${order.id} `)).map((text) => text.split(' ')[1]),
    ).toEqual(expect.arrayContaining(['8']));
    await read();
    expect(one.emulator.requests).toBe(requests + questions);
  });

  it('is what the shop says when it is asked, whatever stood in the body', async () => {
    const one = await linked();
    const order = orderAt(one, 0);
    const before = await one.state();
    const [{ deliveryUrl = '', secret = '' } = {}] = one.webhooks();
    const body = JSON.stringify({
      id: order.id,
      status: 'cancelled',
      total: '1.00',
      billing: { address_1: 'Otra 1' },
    });
    const headers = {
      'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
      'x-wc-webhook-delivery-id': 'a-delivery-of-somebody',
    };
    expect(await deliver({ url: deliveryUrl, headers, body })).toBe(200);
    expect(await one.waiting()).toBe(1);
    await read();
    expect([await one.waiting(), await one.state()]).toEqual([0, before]);
  });

  it('is an order that the shop deleted for good: cancelled without a guide, a case with one, and nothing for the others', async () => {
    const one = await linked();
    const before = await one.cases();
    const [open, sent] = [orderAt(one, 0), orderAt(one, 1)];
    const [sentRow] = await rowsOf((tx) =>
      tx
        .select()
        .from(externalOrders)
        .where(and(eq(externalOrders.source, one.linkId), eq(externalOrders.externalId, String(sent.id)))),
    );
    await rowsOf((tx) =>
      tx
        .update(orderLines)
        .set({ statusId: 3 })
        .where(eq(orderLines.orderId, sentRow?.orderId ?? '')),
    );
    const unpaid = [...one.shop.orders.values()].find(({ status }) => status === 'pending');
    for (const order of [open, sent, unpaid]) if (order) one.shop.remove(order, true);
    await one.emulator.bells.settled();
    await read();
    const statusOf = async (id: number) =>
      new Set(
        (await one.state()).filter((text) => text.startsWith(`${id} `)).map((text) => text.split(' ')[1]),
      );
    expect(await statusOf(open.id)).toEqual(new Set(['8']));
    expect(await statusOf(sent.id)).toEqual(new Set(['3']));
    expect((await one.cases()).filter((text) => !before.includes(text))).toEqual([
      `${sent.id} cancelado_tarde`,
    ]);
  });

  it('waits while the shop fails, however often it rings', async () => {
    const one = await linked();
    one.emulator.switches.fault = 'html 503';
    one.shop.touch(orderAt(one, 0));
    await one.emulator.bells.settled();
    await read();
    const { failures: failed } = await one.turn();
    const { requests } = one.emulator;
    expect(failed).toBe(1);
    await read();
    expect(one.emulator.requests).toBe(requests);
    one.emulator.switches.fault = null;
    await later(2 * MINUTE);
    expect(await one.waiting()).toBe(0);
  });

  it('is one order that the shop itself cannot load, which keeps no other one waiting', async () => {
    const one = await linked();
    const [broken, good] = [orderAt(one, 0), orderAt(one, 1)];
    one.shop.broken.add(broken.id);
    for (const order of [broken, good]) one.shop.setStatus(order, 'cancelled');
    await one.emulator.bells.settled();
    await read();
    expect(await one.waiting()).toBe(0);
    expect((await one.state()).filter((text) => text.startsWith(`${good.id} 8`)).length).toBeGreaterThan(0);
  });

  it('is one that breaks every list it stands in: the others are asked for by themselves, and a shop that breaks is waited for', async () => {
    const one = await linked();
    const [broken, good] = [orderAt(one, 0), orderAt(one, 1)];
    for (const order of [broken, good]) one.shop.setStatus(order, 'cancelled');
    await one.emulator.bells.settled();
    const client: GuardedClient = {
      ...shops.client,
      ask: (request) =>
        /orders\?include|orders\/\d+$/u.test(request.path) && request.path.includes(String(broken.id))
          ? Promise.resolve({ fault: 'respuesta_ilegible', status: 500, retryAfter: null } as never)
          : shops.client.ask(request),
    };
    one.emulator.switches.fault = '500';
    await read();
    expect(await one.waiting()).toBeGreaterThan(0);
    one.emulator.switches.fault = null;
    clock.ahead += 2 * MINUTE;
    await read(installation.publicUrl, client);
    expect(await one.waiting()).toBe(0);
    expect((await one.state()).filter((text) => text.startsWith(`${good.id} 8`)).length).toBeGreaterThan(0);
    expect((await one.turn()).failures).toBe(0);
  });
});

describe('a bell that is silent (D531)', () => {
  it('is noticed by what a look finds: the shop is looked at more often, and its webhooks are looked at', async () => {
    const one = await linked();
    await later(3 * MINUTE);
    one.line.isCut = true;
    one.shop.touch(orderAt(one, 0));
    await one.emulator.bells.settled();
    await later(16 * MINUTE);
    expect((await one.hook()).silentAt).not.toBeNull();
    expect(await pauseOf(one)).toBe(2);
    one.line.isCut = false;
    one.shop.touch(orderAt(one, 1));
    await one.emulator.bells.settled();
    await read();
    expect((await one.hook()).silentAt).toBeNull();
    await later(3 * MINUTE);
    expect(await pauseOf(one)).toBe(15);
  });

  it('is switched on with the next turn where the shop had switched it off', async () => {
    const one = await linked();
    await later(3 * MINUTE);
    one.line.isCut = true;
    for (let time = 0; time < 7; time += 1) {
      one.shop.touch(orderAt(one, 0));
      await one.emulator.bells.settled();
    }
    expect(one.webhooks().some(({ status }) => status === 'disabled')).toBe(true);
    one.line.isCut = false;
    await later(16 * MINUTE);
    expect(one.webhooks().map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active']);
    expect((await one.hook()).silentAt).toBeNull();
  });

  it('is none that rang, and had time to', async () => {
    const one = await linked();
    await later(3 * MINUTE);
    one.shop.touch(orderAt(one, 0));
    await one.emulator.bells.settled();
    await read();
    await later(15 * MINUTE);
    expect((await one.hook()).silentAt).toBeNull();
    one.line.isCut = true;
    clock.ahead += 16 * MINUTE;
    one.shop.touch(orderAt(one, 1));
    await one.emulator.bells.settled();
    await read();
    expect((await one.hook()).silentAt).toBeNull();
  });
});

it('any order, repeat or loss of bells is the same state after a look', async () => {
  const one = await linked({ seed: 91 });
  const twin = await linked({ seed: 91 });
  const acts = fc.array(
    fc.record({
      at: fc.nat({ max: 33 }),
      act: fc.constantFrom('completed', 'cancelled', 'on-hold', 'processing', 'touch', 'trash', 'new'),
      isLost: fc.boolean(),
      isAsked: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(
      acts,
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      async (list, repeats, isShuffled) => {
        rounds += 1;
        for (const shop of [one, twin]) {
          shop.emulator.bells.isHeld = shop === one;
          shop.emulator.bells.repeats = repeats;
          shop.line.isCut = shop === twin;
        }
        // Younger orders change: those that are over stay so.
        const ids = [...one.shop.orders.keys()].slice(-34);
        const moved = new Set<number>();
        for (const { at, act: wanted, isLost, isAsked } of list) {
          // One move each: somebody who asks between two of them sees one that a later look does not.
          const isMoved = moved.has(at);
          if (wanted !== 'touch' && wanted !== 'new') moved.add(at);
          const act = isMoved && wanted !== 'new' ? 'touch' : wanted;
          one.emulator.bells.isHeld = !isLost;
          one.line.isCut = isLost;
          for (const { shop } of [one, twin]) {
            const order = shop.orders.get(ids[at % ids.length] ?? 0);
            if (!order) continue;
            if (act === 'touch') shop.touch(order);
            else if (act === 'new')
              shop.createOrder({
                isPaid: true,
                billing: order.billing,
                items: [{ productId: 10, quantity: 1 + (at % 3) }],
              });
            else if (act === 'trash') shop.remove(order, false);
            else shop.setStatus(order, act);
          }
          one.line.isCut = false;
          // Some of what rang is asked for in between.
          if (isAsked) one.emulator.bells.release({ isShuffled });
          await one.emulator.bells.settled();
          if (isAsked) await read();
        }
        one.line.isCut = false;
        one.emulator.bells.release({ isShuffled });
        await one.emulator.bells.settled();
        await later(16 * MINUTE);
        // Webhooks that lost too much are on again, as after the daily look.
        for (const webhook of one.webhooks()) webhook.status = 'active';
        expect(await one.state()).toEqual(await twin.state());
        expect(await one.cases()).toEqual(await twin.cases());
      },
    ),
    { seed, numRuns: times(1000, 1 / 40), endOnFailure: true },
  );
  expect(rounds).toBeGreaterThanOrEqual(25);
}, 3_600_000);

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
