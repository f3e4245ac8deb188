import { calls } from '@trastienda/api-client/calls';
import type { Failure, GuardedClient, ShopRequest } from '@trastienda/connectors/egress/guarded-client';
import { describe, expect, it } from 'vitest';
import { useLinkedShops } from '../../../testing/linked-shop.ts';
import { startShops } from './start-shops.ts';

const world = useLinkedShops();
const { ask, turns, later, ship, withOrder, shops, turnOptions } = world;

const noAnswer = (fault: Failure['fault']): Failure => ({
  fault,
  isSent: true,
  status: null,
  retryAfter: null,
});

/** A client to which some requests fail as a shop that answers badly. */
const failing = (isMet: (request: ShopRequest) => boolean): GuardedClient => ({
  ...shops.client,
  ask: async (request) => (isMet(request) ? noAnswer('respuesta_ilegible') : shops.client.ask(request)),
});

type Ordered = Awaited<ReturnType<typeof withOrder>>;
const waitOf = async (one: Ordered) => {
  const [row] = await one.outbox();
  return {
    attempts: row?.attempts,
    minutes: Math.round(((row?.nextAt.getTime() ?? 0) - world.now().getTime()) / 60_000),
  };
};

describe('a push that fails (D527)', () => {
  it('keeps its own order waiting ever longer, and no other one', async () => {
    const one = await withOrder(2);
    const second = one.sell(1);
    await later(3);
    const other = await one.orderOf(second.id);
    const client = failing(({ path }) => path.includes(`/orders/${one.sold.id}`));
    await ship(one.number, one.ids.slice(0, 1), 'A1');
    await ship(
      other.orderNumber,
      other.lines.map((line) => line.colocationId),
      'B1',
    );
    const waits: unknown[] = [];
    await turns(client);
    for (let time = 1; time <= 6; time += 1) {
      const { attempts, minutes } = await waitOf(one);
      waits.push(minutes);
      expect(attempts).toBe(time);
      // Acts on it meanwhile wait behind it, and cost the shop nothing.
      if (time === 2) await ship(one.number, one.ids.slice(1), 'A2');
      const { requests } = one.emulator;
      await turns(client);
      if (time === 2) expect(one.emulator.requests).toBe(requests);
      await later(minutes, client);
    }
    expect(waits).toEqual([1, 2, 5, 15, 60, 60]);
    expect(second.fulfillments.length).toBe(1);
    expect((await one.turn())?.failures).toBe(0);
    await later(60);
    expect(one.numbers()).toEqual(['A1', 'A2']);
    expect(await one.states()).toEqual(['guide sent', 'guide sent', 'guide sent']);
  });

  it('whose answer was lost is read again, a minute later, and is not told twice', async () => {
    const one = await withOrder(1);
    await ship(one.number, one.ids, 'G1');
    // The order and its parcels are read, and the answer to the parcel is lost.
    let left = 2;
    const lost: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        const answer = await shops.client.ask(request);
        left -= 1;
        return left < 0 ? noAnswer('sin_respuesta') : answer;
      },
    };
    await turns(lost);
    expect([one.numbers(), await one.states(), await waitOf(one)]).toEqual([
      ['G1'],
      ['guide pending'],
      { attempts: 1, minutes: 1 },
    ]);
    const { requests } = one.emulator;
    await later(0.9);
    expect(one.emulator.requests).toBe(requests);
    await later(0.2);
    expect([one.numbers(), one.sold.status, await one.states()]).toEqual([
      ['G1'],
      'completed',
      ['guide sent'],
    ]);
  });

  it('because the shop is away never keeps a guide from being bought, and all goes when it is back', async () => {
    const one = await withOrder(3);
    one.emulator.switches.fault = 'html 503';
    for (const [at, id] of one.ids.entries()) {
      await ship(one.number, [id], `G${at}`);
      await turns();
    }
    expect((await one.read()).lines.map(({ statusId }) => statusId)).toEqual([3, 3, 3]);
    // One failed turn, and nobody asks before its pause is over.
    expect((await one.turn())?.failures).toBe(1);
    one.emulator.switches.fault = null;
    const { requests } = one.emulator;
    await turns();
    expect(one.emulator.requests).toBe(requests);
    await later(1.1);
    expect([one.numbers(), one.sold.status]).toEqual([['G0', 'G1', 'G2'], 'completed']);
    expect((await one.turn())?.failures).toBe(0);
  });

  it('of three orders in a row is the shop’s failure', async () => {
    const one = await withOrder(1);
    const others = [one.sell(1), one.sell(1), one.sell(1)];
    await later(3);
    await ship(one.number, one.ids, 'A');
    for (const { id } of others) {
      const { orderNumber, lines } = await one.orderOf(id);
      await ship(
        orderNumber,
        lines.map((line) => line.colocationId),
        `A${id}`,
      );
    }
    one.emulator.switches.fault = 'refused';
    const { requests } = one.emulator;
    await turns();
    expect(one.emulator.requests).toBe(requests + 3);
    expect((await one.turn())?.failures).toBe(1);
    one.emulator.switches.fault = null;
    await later(2);
    expect((await one.states()).every((state) => state === 'guide sent')).toBe(true);
  });

  it('waits while the key is changed, and is sent with the new one', async () => {
    const one = await withOrder(1);
    one.emulator.switches.fault = '401';
    await ship(one.number, one.ids, 'G1');
    await turns();
    expect(await one.states()).toEqual(['guide pending']);
    one.emulator.switches.fault = null;
    await ask(calls.linkWooCommerce, { body: one.body });
    await turns();
    expect(one.numbers()).toEqual(['G1']);
  });
});

describe('a turn that only tells', () => {
  it('does not read the shop, and leaves its next look as it was', async () => {
    const one = await withOrder(1);
    const before = (await one.turn())?.nextAt;
    const paths: string[] = [];
    const seen: GuardedClient = {
      ...shops.client,
      ask: (request) => {
        paths.push(`${request.method} ${request.path.split('?')[0]}`);
        return shops.client.ask(request);
      },
    };
    await ship(one.number, one.ids, 'G1');
    await turns(seen);
    const own = `/wp-json/wc/v3/orders/${one.sold.id}`;
    expect(paths).toEqual([
      `GET ${own}`,
      `GET ${own}/fulfillments`,
      `POST ${own}/fulfillments`,
      `PUT ${own}`,
    ]);
    expect((await one.turn())?.nextAt).toEqual(before);
  });

  it('comes before the rest of a long reading', async () => {
    const one = await withOrder(1);
    for (let count = 0; count < 120; count += 1) {
      // Orders of one second are read as one.
      const sold = one.sell(1);
      sold.modifiedAt += count;
      sold.sortKey += count;
    }
    const paths: string[] = [];
    const seen: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        const path = request.path.split('?')[0] ?? '';
        if (path.endsWith('/orders') && !paths.includes('list')) await ship(one.number, one.ids, 'G1');
        paths.push(path.endsWith('/orders') ? 'list' : path.includes('/orders/') ? 'push' : 'product');
        return shops.client.ask(request);
      },
    };
    await later(3, seen);
    // A full page is asked for once more with both ends.
    const asked = () => paths.filter((what) => what !== 'product').join(' ');
    expect(asked()).toBe('list list');
    await turns(seen);
    expect(asked()).toMatch(/^list list push push push push list /u);
    await one.orderOf(Math.max(...one.shop.orders.keys()));
    expect(one.numbers()).toEqual(['G1']);
  });

  it('is begun by the process itself within seconds, and a stop waits for what it is at', async () => {
    const one = await withOrder(1);
    const loop = startShops(turnOptions());
    const began = Date.now();
    await ship(one.number, one.ids, 'G1');
    await expect.poll(() => one.states(), { timeout: 6000, interval: 50 }).toEqual(['guide sent']);
    expect(Date.now() - began).toBeLessThan(5000);
    await loop.stop();
    const [after] = [await one.turn()];
    expect(after?.lease).toBeNull();
    await one.cancel();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await one.states()).toEqual(['guide sent', 'guide_cancelled pending', 'order_cancelled pending']);
  });
});

it('none of all this was a fault of ours', () => {
  expect([...world.failures, ...world.faults]).toEqual([]);
});
