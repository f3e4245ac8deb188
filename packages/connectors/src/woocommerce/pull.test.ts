import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopQuery } from '../shop-client.ts';
import { directClient, fetchClient } from '../testing/emulator-client.ts';
import { WooEmulator } from '../testing/woocommerce-emulator.ts';
import { movedSecond } from './gmt-second.ts';
import { ordersPageOf } from './orders-page.ts';
import { type OrdersPage, type PullCursor, pullOrders } from './pull.ts';
import { readOrder } from './schemas.ts';

const start = Date.parse('2026-11-01T12:00:00Z');
const startSecond = '2026-11-01T11:59:00';
const zones = { mexico: -360, warsaw: 60, greenwich: 0 };

type FetchPage = (query: ShopQuery) => Promise<OrdersPage>;
/** What a reader took over: orders by id with the second of their version. */
type Taken = readonly { readonly id: number; readonly modified: string }[];
/** A way to read a shop: it keeps a state between its turns. */
type ReadTurn = (fetchPage: FetchPage, pageSize: number) => Promise<Taken>;

const versionOf = (json: unknown) => {
  const order = readOrder(json);
  if (order === null) throw new Error('This is no order');
  return { id: order.id, modified: order.date_modified_gmt ?? '' };
};

/** The product's own cursor. What it takes is kept with its cursor, step by step. */
function ownReader(): ReadTurn {
  let cursor: PullCursor = { since: startSecond, seen: [] };
  return async (fetchPage, pageSize) => {
    const taken = [];
    for await (const step of pullOrders({ cursor, fetchPage, pageSize })) {
      // Through JSON, as a database keeps it.
      cursor = JSON.parse(JSON.stringify(step.cursor)) as PullCursor;
      if (step.fault) break;
      taken.push(...step.orders.map((order) => ({ id: order.id, modified: order.date_modified_gmt ?? '' })));
    }
    return taken;
  };
}

/** The same with times that say that they are GMT. */
function readerWithZ(): ReadTurn {
  const read = ownReader();
  return (fetchPage, pageSize) =>
    read(
      (query) =>
        fetchPage({
          ...query,
          modified_after: `${String(query['modified_after'])}Z`,
          ...(query['modified_before'] === undefined
            ? {}
            : { modified_before: `${String(query['modified_before'])}Z` }),
        }),
      pageSize,
    );
}

/** Pages by their numbers from the last second on, as most connectors read. */
function readerByPages(): ReadTurn {
  let since = startSecond;
  const seen = new Map<number, string>();
  return async (fetchPage, pageSize) => {
    const taken = [];
    let latest = since;
    for (let page = 1; ; page += 1) {
      const answer = await fetchPage({
        modified_after: movedSecond(since, -1),
        dates_are_gmt: true,
        orderby: 'modified',
        order: 'asc',
        status: 'any,trash',
        per_page: pageSize,
        page,
      });
      if (!answer.ok) break;
      for (const version of answer.orders.map(versionOf)) {
        if (version.modified > latest) latest = version.modified;
        if (seen.get(version.id) === version.modified) continue;
        seen.set(version.id, version.modified);
        taken.push(version);
      }
      if (answer.orders.length < pageSize) break;
    }
    since = latest;
    return taken;
  };
}

/** Something that happens in a shop. */
type ShopAct =
  | { readonly kind: 'orders'; readonly count: number }
  /** So many orders change at once: those of a bulk edit have one second. */
  | { readonly kind: 'changes'; readonly from: number; readonly count: number }
  | { readonly kind: 'trash'; readonly at: number }
  | { readonly kind: 'wait'; readonly seconds: number };

interface History {
  readonly zone: number;
  readonly pageSize: number;
  /** What happens between the turns. */
  readonly turns: readonly (readonly ShopAct[])[];
  /** What happens in the midst of a turn, before one of its requests. */
  readonly meanwhile: readonly (ShopAct | null)[];
  /** The site's zone from the second turn on. */
  readonly laterZone: number;
  /** Every so many-th order cannot be loaded by the shop; 0 for none. */
  readonly broken: number;
  /** Whether the host drops the header with the number of all orders. */
  readonly hasTotal: boolean;
}

function openShop(zone: number) {
  const clock = { now: start };
  const emulator = new WooEmulator({ now: () => clock.now, zone, ties: 'shuffled' });
  const { shop } = emulator;
  const product = shop.addProduct({
    name: 'Camisa',
    sku: 'C',
    price: 100,
    isVirtual: false,
    length: '',
    width: '',
    height: '',
    weight: '',
  });
  const act = (done: ShopAct) => {
    const orders = [...shop.orders.values()];
    if (done.kind === 'wait') clock.now += done.seconds * 1000;
    else if (done.kind === 'orders') {
      for (let made = 0; made < done.count; made += 1)
        shop.createOrder({ isPaid: true, items: [{ productId: product.id, quantity: 1 }] });
    } else if (done.kind === 'trash') {
      const order = orders[done.at % Math.max(1, orders.length)];
      if (order && order.status !== 'trash') shop.remove(order, false);
    } else {
      for (let at = 0; at < Math.min(done.count, orders.length); at += 1) {
        const order = orders[(done.from + at) % orders.length];
        if (!order || order.status === 'trash') continue;
        order.customerNote = `${order.customerNote}x`.slice(-40);
        shop.touch(order);
      }
    }
  };
  return { emulator, shop, clock, act };
}

/** Lives through a history with a reader; gives what it missed and what it took twice, in the end. */
async function live(history: History, readTurn: ReadTurn) {
  const { emulator, shop, act } = openShop(history.zone);
  const meanwhile = [...history.meanwhile];
  let isReading = false;
  const client = directClient(emulator, () => {
    const done = isReading ? meanwhile.shift() : null;
    if (done) act(done);
  });
  const ask = ordersPageOf(client);
  let requests = 0;
  const fetchPage: FetchPage = async (query) => {
    requests += 1;
    if (requests > 3000) return { ok: false, fault: { kind: 'no_answer' } };
    const page = await ask(query);
    return page.ok && !history.hasTotal ? { ...page, total: null } : page;
  };
  const taken: { id: number; modified: string }[] = [];
  const turn = async () => {
    isReading = true;
    taken.push(...(await readTurn(fetchPage, history.pageSize)));
    isReading = false;
  };
  for (const [at, acts] of history.turns.entries()) {
    if (at === 1) shop.settings.zone = history.laterZone;
    for (const done of acts) act(done);
    for (const id of shop.orders.keys())
      if (history.broken > 0 && id % history.broken === 0) shop.broken.add(id);
    await turn();
  }
  // The shop rests, and is read once more.
  meanwhile.length = 0;
  act({ kind: 'wait', seconds: 5 });
  await turn();
  const last = new Map(taken.map(({ id, modified }) => [id, modified]));
  const missed = [...shop.orders.values()].filter(
    (order) =>
      !shop.broken.has(order.id) &&
      last.get(order.id) !== new Date(order.modifiedAt * 1000).toISOString().slice(0, 19),
  );
  return { missed: missed.length, orders: shop.orders.size, taken, requests };
}

/** Versions of one second may differ in what stands in them; of two seconds none may come twice. */
function twiceIn(taken: Taken, mostInOneSecond: number): number {
  const counts = new Map<string, number>();
  for (const { id, modified } of taken) {
    const version = `${id} ${modified}`;
    counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > mostInOneSecond).length;
}

const shopAct: fc.Arbitrary<ShopAct> = fc.oneof(
  fc.record({ kind: fc.constant('orders' as const), count: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constant('changes' as const),
    from: fc.nat(40),
    count: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ kind: fc.constant('trash' as const), at: fc.nat(40) }),
  fc.record({
    kind: fc.constant('wait' as const),
    seconds: fc.constantFrom(1, 1, 2, 30, 119, 121, 600, 7200),
  }),
);
const histories = (zone: fc.Arbitrary<number>, laterZone?: fc.Arbitrary<number>): fc.Arbitrary<History> =>
  fc
    .record({
      zone,
      laterZone: laterZone ?? fc.constant(null),
      pageSize: fc.integer({ min: 2, max: 6 }),
      turns: fc.array(fc.array(shopAct, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      meanwhile: fc.array(fc.option(shopAct, { freq: 2 }), { maxLength: 12 }),
      broken: fc.constantFrom(0, 0, 2, 5),
      hasTotal: fc.boolean(),
    })
    .map((history) => ({
      ...history,
      // Without that number a page that is short of what cannot be loaded looks like the last one.
      broken: history.hasTotal ? history.broken : 0,
      laterZone: history.laterZone ?? history.zone,
    }));

/** Pages of nothing but orders that the shop cannot load hid one that it can: those of a second come in another order each time. */
const pagesOfBroken: History = {
  zone: -360,
  laterZone: -360,
  pageSize: 4,
  turns: [
    [{ kind: 'orders', count: 7 }],
    [{ kind: 'trash', at: 0 }],
    [
      { kind: 'wait', seconds: 7200 },
      { kind: 'changes', from: 0, count: 7 },
    ],
    [
      { kind: 'trash', at: 26 },
      { kind: 'trash', at: 8 },
      { kind: 'orders', count: 3 },
      { kind: 'trash', at: 23 },
    ],
  ],
  meanwhile: [],
  broken: 2,
  hasTotal: true,
};

const anyZone = fc.constantFrom(...Object.values(zones), 330, -210);

describe('the cursor', () => {
  test('takes every order over, in whatever way the shop changes while it is read', async () => {
    await fc.assert(
      fc.asyncProperty(histories(anyZone, anyZone), async (history) => {
        const { missed } = await live(history, ownReader());
        expect(missed).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('takes no version twice', async () => {
    await fc.assert(
      fc.asyncProperty(histories(anyZone, anyZone), async (history) => {
        // Nothing changes in the second in which it was read: each version then has a second of its own.
        const apart: History = {
          ...history,
          turns: history.turns.map((acts) =>
            acts.flatMap((act): ShopAct[] => [act, { kind: 'wait', seconds: 1 }]),
          ),
          meanwhile: history.meanwhile.map((act) => (act?.kind === 'wait' ? act : null)),
        };
        const { missed, taken } = await live(apart, ownReader());
        expect(missed).toBe(0);
        expect(twiceIn(taken, 1)).toBe(0);
      }),
      { numRuns: 1000, examples: [[pagesOfBroken]] },
    );
  });

  /** Histories of the first test that a reader fails, of so many. */
  const failuresOf = async (zone: number, reader: () => ReadTurn, numRuns: number) => {
    const samples = fc.sample(histories(fc.constant(zone)), { numRuns, seed: 7 });
    let failures = 0;
    for (const history of samples) failures += Number((await live(history, reader())).missed > 0);
    return failures;
  };

  test('with a Z it misses orders, in Warsaw and in Mexico', async () => {
    expect(await failuresOf(zones.warsaw, readerWithZ, 100)).toBeGreaterThan(50);
    expect(await failuresOf(zones.mexico, readerWithZ, 100)).toBeGreaterThan(10);
    // The histories are not to blame, nor is the letter where the site's clock is that of Greenwich.
    expect(await failuresOf(zones.greenwich, readerWithZ, 100)).toBe(0);
    expect(await failuresOf(zones.warsaw, ownReader, 100)).toBe(0);
  });

  test('by page numbers it misses orders', async () => {
    expect(await failuresOf(zones.mexico, readerByPages, 300)).toBeGreaterThan(10);
    expect(await failuresOf(zones.mexico, ownReader, 300)).toBe(0);
  });
});

describe('turns', () => {
  const pageOf = (emulator: WooEmulator) => ordersPageOf(directClient(emulator));
  const readAll = async (fetchPage: FetchPage, cursor: PullCursor, pageSize = 50) => {
    const steps = [];
    for await (const step of pullOrders({ cursor, fetchPage, pageSize })) steps.push(step);
    return {
      ids: steps.flatMap((step) => step.orders.map((order) => order.id)),
      cursor: steps.at(-1)?.cursor ?? cursor,
      fault: steps.at(-1)?.fault ?? null,
    };
  };
  const none: PullCursor = { since: startSecond, seen: [] };

  test('130 orders of one second are three pages, each order once', async () => {
    const { emulator, act } = openShop(zones.mexico);
    act({ kind: 'orders', count: 130 });
    const first = await readAll(pageOf(emulator), none);
    expect(new Set(first.ids).size).toBe(130);
    expect(first.ids).toHaveLength(130);
    expect((await readAll(pageOf(emulator), first.cursor)).ids).toEqual([]);
  });

  test('a page that is not full leaves the cursor where it was', async () => {
    const { emulator, act } = openShop(zones.mexico);
    act({ kind: 'orders', count: 3 });
    const { cursor } = await readAll(pageOf(emulator), none);
    expect(cursor.since).toBe(startSecond);
    expect(cursor.seen).toHaveLength(3);
  });

  test('a change in the second of the reading is found in the next turn', async () => {
    const { emulator, act } = openShop(zones.mexico);
    act({ kind: 'orders', count: 1 });
    const first = await readAll(pageOf(emulator), none);
    act({ kind: 'changes', from: 0, count: 1 });
    const second = await readAll(pageOf(emulator), first.cursor);
    expect([first.ids.length, second.ids.length]).toEqual([1, 1]);
    expect((await readAll(pageOf(emulator), second.cursor)).ids).toEqual([]);
  });

  test('a write that shows 120 seconds after its date is found, one of 10 minutes is for the night', async () => {
    for (const [late, found] of [
      [119, 1],
      [600, 0],
    ] as const) {
      const { emulator, shop, act } = openShop(zones.mexico);
      for (let batch = 0; batch < 4; batch += 1) {
        act({ kind: 'orders', count: 3 });
        act({ kind: 'wait', seconds: 300 });
      }
      const first = await readAll(pageOf(emulator), none, 4);
      expect(first.cursor.since > startSecond).toBe(true);
      act({ kind: 'orders', count: 1 });
      const order = [...shop.orders.values()].at(-1);
      if (!order) throw new Error('There is no order');
      order.modifiedAt = Date.parse(`${first.cursor.since}Z`) / 1000 - late;
      order.sortKey = order.modifiedAt + zones.mexico * 60;
      expect((await readAll(pageOf(emulator), first.cursor, 4)).ids).toHaveLength(found);
    }
  });

  test('an order that is dated years ahead does not lead the cursor there', async () => {
    const { emulator, shop, act } = openShop(zones.mexico);
    for (let batch = 0; batch < 3; batch += 1) {
      act({ kind: 'orders', count: 3 });
      act({ kind: 'wait', seconds: 60 });
    }
    const [order] = shop.orders.values();
    if (!order) throw new Error('There is no order');
    order.modifiedAt += 5 * 365 * 86_400;
    order.sortKey = order.modifiedAt + zones.mexico * 60;
    const first = await readAll(pageOf(emulator), none, 4);
    expect(first.ids).toHaveLength(9);
    act({ kind: 'orders', count: 2 });
    expect((await readAll(pageOf(emulator), first.cursor, 4)).ids).toHaveLength(2);
  });

  test('a fault ends the turn with what was read before it, and the next one goes on', async () => {
    const { emulator, act } = openShop(zones.mexico);
    for (let batch = 0; batch < 5; batch += 1) {
      act({ kind: 'orders', count: 3 });
      act({ kind: 'wait', seconds: 60 });
    }
    for (let failing = 0; failing < 12; failing += 1) {
      const fetchPage = pageOf(emulator);
      let asked = 0;
      const first = await readAll(
        async (query) => {
          asked += 1;
          return asked > failing ? { ok: false, fault: { kind: 'no_answer' } } : fetchPage(query);
        },
        none,
        4,
      );
      expect(first.fault).toEqual(asked > failing ? { kind: 'no_answer' } : null);
      const second = await readAll(fetchPage, first.cursor, 4);
      const all = [...first.ids, ...second.ids];
      expect([all.length, new Set(all).size]).toEqual([15, 15]);
    }
  });

  test('a cache that drops the parameters ends the turn', async () => {
    const { emulator, act } = openShop(zones.mexico);
    act({ kind: 'orders', count: 60 });
    const client = directClient(emulator);
    let asked = 0;
    const cached: FetchPage = async () => {
      asked += 1;
      const answer = await client.get('orders', { per_page: 50 });
      return answer.ok && Array.isArray(answer.json)
        ? { ok: true, orders: answer.json, total: null }
        : { ok: false, fault: { kind: 'bad_answer' } };
    };
    const later = { since: movedSecond(startSecond, 86_400), seen: [] };
    expect((await readAll(cached, later)).fault).toEqual({ kind: 'bad_answer' });
    expect((await readAll(cached, none)).fault).toEqual({ kind: 'bad_answer' });
    expect(asked).toBeLessThan(100);
  });

  test('orders without a date or an id end no turn', async () => {
    const answers: unknown[] = [
      { id: 1 },
      { id: 'x' },
      null,
      { id: 2, date_modified_gmt: '2026-11-01T12:00:00' },
    ];
    const { ids, fault } = await readAll(async () => ({ ok: true, orders: answers, total: null }), none);
    expect([ids, fault]).toEqual([[1, 2], null]);
  });

  test('2,000 orders cost two requests a page, and each is sent once', async () => {
    const { emulator, act } = openShop(zones.mexico);
    for (let batch = 0; batch < 1000; batch += 1) {
      act({ kind: 'orders', count: 2 });
      act({ kind: 'wait', seconds: 40 });
    }
    const fetchPage = pageOf(emulator);
    let sent = 0;
    const { ids, cursor } = await readAll(async (query) => {
      const page = await fetchPage(query);
      if (page.ok) sent += page.orders.filter((order) => 'line_items' in (order as object)).length;
      return page;
    }, none);
    expect(new Set(ids).size).toBe(2000);
    expect(emulator.requests).toBeLessThanOrEqual(2 * Math.ceil(2000 / 48) + 1);
    // The first page alone is read before it is known to be full; the rest is sent once.
    expect(sent).toBeLessThanOrEqual(2000 + 50);
    expect(cursor.seen.length).toBeLessThan(60);
  });

  test('goes over the wire as it does without one', async () => {
    const { emulator, act } = openShop(zones.warsaw);
    for (let batch = 0; batch < 9; batch += 1) {
      act({ kind: 'orders', count: 3 });
      act({ kind: 'wait', seconds: 1 });
    }
    const { origin, stop } = await emulator.listen();
    try {
      const { key, secret } = emulator;
      const client = fetchClient({ root: `${origin}/wp-json/wc/v3/`, key, secret });
      const { ids, fault } = await readAll(ordersPageOf(client), none, 5);
      expect([ids.length, new Set(ids).size, fault]).toEqual([27, 27, null]);
    } finally {
      await stop();
    }
  });

  test.each([
    ['rest_no_route', 404, { kind: 'no_shop' }],
    ['rest_invalid_param', 400, { kind: 'too_old' }],
    ['anything', 418, { kind: 'bad_answer' }],
    ['', 200, { kind: 'bad_answer' }],
  ])('a refusal %j of the list ends the turn', async (code, status, fault) => {
    const get = async () => ({ ok: true as const, status, json: { code }, headers: {} });
    expect((await readAll(ordersPageOf({ get }), none)).fault).toEqual(fault);
  });
});
