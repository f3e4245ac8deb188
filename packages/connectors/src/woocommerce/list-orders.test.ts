import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directClient } from '../testing/emulator-client.ts';
import { WooEmulator } from '../testing/woocommerce-emulator.ts';
import { type ListedWindow, listOrders } from './list-orders.ts';
import { ordersPageOf } from './orders-page.ts';

const start = Date.parse('2026-09-01T06:00:00Z');
const after = '2026-09-01T05:59:59';

const openShop = (zone = -360) => {
  const clock = { now: start };
  const emulator = new WooEmulator({ now: () => clock.now, zone, ties: 'shuffled' });
  const create = (count: number) => {
    for (let made = 0; made < count; made += 1)
      emulator.shop.createOrder({ isPaid: true, items: [{ productId: 1, quantity: 1 }] });
  };
  return { clock, emulator, shop: emulator.shop, create };
};
type Opened = ReturnType<typeof openShop>;

const until = ({ clock }: Opened) => new Date(clock.now).toISOString().slice(0, 19);

/** Lists a shop, with something that happens before each request. */
async function listed(opened: Opened, pageSize: number, meanwhile: () => void = () => {}, from = after) {
  const client = directClient(opened.emulator, meanwhile);
  const windows: ListedWindow[] = [];
  const request = { after: from, until: until(opened), fetchPage: ordersPageOf(client), pageSize };
  for await (const window of listOrders(request)) windows.push(window);
  return windows;
}
const idsOf = (windows: readonly ListedWindow[]) =>
  windows.flatMap(({ orders }) => orders.map(({ id }) => id));

type Act =
  | { readonly kind: 'create'; readonly count: number }
  | { readonly kind: 'purge' | 'trash' | 'touch'; readonly at: number }
  | { readonly kind: 'wait'; readonly seconds: number };
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), count: fc.integer({ min: 1, max: 14 }) }),
  fc.record({ kind: fc.constantFrom('purge' as const, 'trash' as const, 'touch' as const), at: fc.nat(60) }),
  fc.record({
    kind: fc.constant('wait' as const),
    seconds: fc.constantFrom(1, 1, 2, 59, 3600, 86_400, 700_000),
  }),
);

function act({ clock, shop, create }: Opened, done: Act): void {
  if (done.kind === 'wait') clock.now += done.seconds * 1000;
  else if (done.kind === 'create') create(done.count);
  else {
    const orders = [...shop.orders.values()];
    const order = orders[done.at % Math.max(1, orders.length)];
    if (order === undefined) return;
    if (done.kind === 'touch') shop.touch(order);
    else shop.remove(order, done.kind === 'purge');
  }
}

describe('the list of all orders', () => {
  test('has each that is there throughout, once, whatever comes, changes and is deleted meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAct, { minLength: 1, maxLength: 30 }),
        fc.array(fc.option(anyAct, { freq: 2 }), { maxLength: 30 }),
        fc.integer({ min: 2, max: 8 }),
        fc.constantFrom(-360, 60, 0, 330),
        fc.constantFrom(0, 0, 3),
        async (before, meanwhile, pageSize, zone, broken) => {
          const opened = openShop(zone);
          for (const done of before) act(opened, done);
          for (const id of opened.shop.orders.keys())
            if (broken > 0 && id % broken === 0) opened.shop.broken.add(id);
          const atFirst = new Set(opened.shop.orders.keys());
          const left = [...meanwhile];
          let requests = 0;
          const windows = await listed(opened, pageSize, () => {
            requests += 1;
            if (requests > 3000) throw new Error('It never ends');
            const done = left.shift();
            if (done) act(opened, done);
          });
          const ids = idsOf(windows);
          expect(new Set(ids).size).toBe(ids.length);
          const stayed = [...opened.shop.orders.keys()].filter(
            (id) => atFirst.has(id) && !opened.shop.broken.has(id),
          );
          expect(stayed.filter((id) => !ids.includes(id))).toEqual([]);
          // Windows lie side by side, and only the last one has no end.
          for (const [at, window] of windows.entries()) {
            expect(window.fault).toBeNull();
            expect(window.before === null).toBe(at === windows.length - 1);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is asked for once where it fits into a page', async () => {
    const opened = openShop();
    opened.create(99);
    opened.clock.now += 86_400_000;
    const windows = await listed(opened, 100);
    expect(opened.emulator.requests).toBe(1);
    expect(idsOf(windows).length).toBe(99);
  });

  test('of 2,000 orders costs less than three requests a page, and goes on where it was left', async () => {
    const opened = openShop();
    for (let made = 0; made < 2000; made += 1) {
      opened.clock.now += 1000 * (made % 7 === 0 ? 9000 : 300);
      opened.create(1);
    }
    const windows = await listed(opened, 100);
    expect(idsOf(windows).length).toBe(2000);
    expect(opened.emulator.requests).toBeLessThan(60);
    const half = windows[Math.floor(windows.length / 2)];
    const rest = await listed(opened, 100, () => {}, half?.after);
    expect(idsOf(rest)).toEqual(idsOf(windows.slice(Math.floor(windows.length / 2))));
  });

  test('ends where the shop is years ahead of us', async () => {
    const opened = openShop();
    const ours = until(opened);
    opened.clock.now += 3 * 365 * 86_400_000;
    for (let made = 0; made < 30; made += 1) {
      opened.clock.now += 7_000_000;
      opened.create(10);
    }
    const fetchPage = ordersPageOf(directClient(opened.emulator));
    const windows: ListedWindow[] = [];
    for await (const window of listOrders({ after, until: ours, fetchPage, pageSize: 20 }))
      windows.push(window);
    expect(idsOf(windows).length).toBe(300);
    expect(opened.emulator.requests).toBeLessThan(100);
  });

  test('says where the shop counts more than it lists, and names a fault', async () => {
    const opened = openShop();
    opened.create(3);
    const [first] = opened.shop.orders.keys();
    expect((await listed(opened, 10)).map(({ isWhole }) => isWhole)).toEqual([true]);
    opened.shop.broken.add(first ?? 0);
    expect((await listed(opened, 10)).map(({ isWhole }) => isWhole)).toEqual([false]);
    opened.emulator.switches.fault = 'html 503';
    expect((await listed(opened, 10)).map(({ fault }) => fault)).toEqual([{ kind: 'maintenance' }]);
  });

  test('refuses a shop whose cache drops the parameters', async () => {
    const opened = openShop();
    opened.create(30);
    opened.clock.now += 40 * 86_400_000;
    const ask = ordersPageOf(directClient(opened.emulator));
    const windows: ListedWindow[] = [];
    const fetchPage = ({ per_page: size = 10 }) => ask({ per_page: size });
    const from = until(opened);
    for await (const window of listOrders({ after: from, until: from, fetchPage, pageSize: 10 }))
      windows.push(window);
    expect(windows.map(({ fault }) => fault)).toEqual([{ kind: 'bad_answer' }]);
  });
});
