import { createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import type { Delivery } from '@trastienda/connectors/testing/woocommerce-emulator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { killableGateway, killablePostgres } from '../testing/crash/killable.ts';
import { patientClient } from '../testing/crash/patient-client.ts';
import { proved } from '../testing/proved.ts';

/** Deliveries in a minute; `HOOKS` is another number of them. */
const DELIVERIES = Number(process.env['HOOKS'] ?? 12_000);
const A_SECOND = 200;
const STORE = '10452';
/** Orders that change, beside the shop's own 40. */
const ORDERS = 200;
/** Deliveries that wait at once, of which any is the next one. */
const SHUFFLED = 100;

type Kind = 'new' | 'repeated' | 'forged' | 'unknown';
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const random = seeded(7);
const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];

/** A shop opens a connection for what it has to tell, and keeps it for what follows at once. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const post = ({ url, headers, body }: Delivery): Promise<{ status: number; ms: number }> =>
  new Promise((resolve) => {
    const started = performance.now();
    const said = (status: number) => resolve({ status, ms: performance.now() - started });
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => said(answer.statusCode ?? 0));
    });
    sent.on('error', () => said(0));
    sent.end(body);
  });

const quantile = (of: readonly number[], q: number) =>
  of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * q))] ?? 0;
const shown = (of: readonly number[]) =>
  `p50 ${quantile(of, 0.5).toFixed(1)}, p95 ${quantile(of, 0.95).toFixed(1)}, p99 ${quantile(of, 0.99).toFixed(1)} ms`;

it('12,000 deliveries in a minute, one in ten forged, three in ten repeated, all shuffled: each kept once, and the orders as the shop has them', async () => {
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url, {
    CONNECTORS_LOOPBACK: '1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  const rung: Delivery[] = [];
  const state = { isCaught: false };
  const emulator = openDemoShop({
    deliver: async (delivery) => {
      if (!state.isCaught) return (await post(delivery)).status;
      rung.push(delivery);
      return 200;
    },
  });
  const { origin, stop } = await emulator.listen();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`select set_config('app.scope', 'all', false)`);
  const count = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n);
  try {
    const merchant = await patientClient(gateway.origin, STORE, 'mariana@casalumbre.example');
    await merchant.must(calls.linkWooCommerce, {
      body: { storeId: STORE, url: origin, consumerKey: emulator.key, consumerSecret: emulator.secret },
    });
    const until = async (is: () => Promise<boolean> | boolean, seconds: number) => {
      for (const end = Date.now() + seconds * 1000; Date.now() < end && !(await is());) await sleep(250);
      expect(await is()).toBe(true);
    };
    await until(() => emulator.shop.webhooks.size === 4, 130);
    await emulator.bells.settled();
    state.isCaught = true;
    const { shop } = emulator;
    const [first] = shop.webhooks.values();
    const { deliveryUrl = '', secret = '' } = first ?? {};
    const product = [...shop.products.values()].find(
      ({ isVirtual, parentId }) => !isVirtual && parentId === 0,
    );
    const address = [...shop.orders.values()][0]?.billing;
    const changing = Array.from({ length: ORDERS }, () =>
      shop.createOrder({
        isPaid: true,
        billing: { ...address, address_1: 'Calle Uno 1' },
        items: [{ productId: product?.id ?? 0, quantity: 1 }],
      }),
    );
    const moving = new Set(changing);
    /** Changes an order: where it goes, and once for good whether it goes at all. */
    const change = async () => {
      const order = pick([...moving]);
      if (!order) return;
      if (random() < 0.02 && moving.size > 20) {
        moving.delete(order);
        shop.setStatus(order, random() < 0.5 ? 'cancelled' : 'completed');
      } else {
        order.billing = { ...order.billing, address_1: `Calle Nueva ${Math.floor(random() * 900) + 1}` };
        shop.touch(order);
      }
      await emulator.bells.settled();
    };

    const times: Record<Kind, number[]> = { new: [], repeated: [], forged: [], unknown: [] };
    const odd = new Map<string, number>();
    const wanted: Readonly<Record<Kind, number>> = { new: 200, repeated: 200, forged: 401, unknown: 404 };
    const sent: Delivery[] = [];
    const forgedOf = (delivery: Delivery): Delivery => ({
      ...delivery,
      headers: {
        ...delivery.headers,
        'X-WC-Webhook-Delivery-ID': randomBytes(16).toString('hex'),
        'X-WC-Webhook-Signature': createHmac('sha256', 'somebody').update(delivery.body).digest('base64'),
      },
    });
    const unknownOf = (delivery: Delivery): Delivery => ({
      ...forgedOf(delivery),
      url: `${deliveryUrl.slice(0, -43)}${randomBytes(32).toString('base64url')}`,
    });
    const next = async (): Promise<{ kind: Kind; delivery: Delivery }> => {
      const roll = random();
      const earlier = pick(sent);
      if (earlier && roll < 0.3) return { kind: 'repeated', delivery: earlier };
      if (earlier && roll < 0.37) return { kind: 'forged', delivery: forgedOf(earlier) };
      if (earlier && roll < 0.4) return { kind: 'unknown', delivery: unknownOf(earlier) };
      while (rung.length < SHUFFLED) await change();
      const [delivery] = rung.splice(Math.floor(random() * rung.length), 1);
      if (!delivery) throw new Error('A change rings');
      sent.push(delivery);
      return { kind: 'new', delivery };
    };
    const flying = new Set<Promise<void>>();
    const ring = async ({ kind, delivery }: { kind: Kind; delivery: Delivery }) => {
      const { status, ms } = await post(delivery);
      times[kind].push(ms);
      const isOdd = status !== wanted[kind];
      if (isOdd) odd.set(`${kind} ${status}`, (odd.get(`${kind} ${status}`) ?? 0) + 1);
      // A shop rings again with the next change.
      if (isOdd && kind === 'new') await ring({ kind: 'repeated', delivery });
    };
    const began = performance.now();
    for (let at = 0; at < DELIVERIES; at += 1) {
      const one = await next();
      const due = began + (at * 1000) / A_SECOND;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      const work = ring(one).finally(() => flying.delete(work));
      flying.add(work);
    }
    await Promise.all(flying);
    const seconds = (performance.now() - began) / 1000;
    for (const delivery of rung.splice(0)) {
      sent.push(delivery);
      await ring({ kind: 'new', delivery });
    }

    // Each was kept once, none that was forged, and all are asked for.
    expect([...odd]).toEqual([]);
    const ids = new Set(sent.map(({ headers }) => headers['X-WC-Webhook-Delivery-ID']));
    const kept = await client.query<{ delivery_id: string }>(
      `select delivery_id from channel_inbox where store_id = $1 and received_at > now() - interval '1 hour'`,
      [STORE],
    );
    const keptIds = new Set(kept.rows.map((row) => row.delivery_id));
    expect([...ids].filter((id) => id !== undefined && !keptIds.has(id))).toEqual([]);
    expect(kept.rows.length).toBe(keptIds.size);
    await until(
      async () => (await count(`select count(*) as n from channel_inbox where done_at is null`)) === 0,
      200,
    );

    // The state is the shop's.
    const { rows } = await client.query<{
      external_id: string;
      states: number[];
      street: string;
      number: string;
    }>(
      `select e.external_id, array_agg(distinct l.status_id) as states, min(o.shipping_address->>'street') as street,
         min(o.shipping_address->>'outdoorNumber') as number
       from external_orders e join orders o on o.store_id = e.store_id and o.id = e.order_id
       join order_lines l on l.store_id = o.store_id and l.order_id = o.id
       where e.store_id = $1 and e.source <> 'door' group by e.external_id`,
      [STORE],
    );
    const here = new Map(rows.map((row) => [row.external_id, row]));
    const statusOf: Readonly<Record<string, number>> = { processing: 1, completed: 7, cancelled: 8 };
    const wrong = changing.filter((order) => {
      const row = here.get(String(order.id));
      // Cancelled before it was asked for, it is none of ours.
      if (row === undefined) return order.status !== 'cancelled';
      const isStreet =
        order.status !== 'processing' || `${row.street} ${row.number}` === order.billing.address_1;
      return row.states.join() !== String(statusOf[order.status]) || !isStreet;
    });
    expect(
      wrong.map(({ id, status, billing }) => [id, status, billing.address_1, here.get(String(id))]),
    ).toEqual([]);

    // The cost of a forged one stands beside that of a true one, one after another.
    const cost = async (make: (delivery: Delivery) => Delivery) => {
      const taken: number[] = [];
      for (const delivery of sent.slice(0, 300)) taken.push((await post(make(delivery))).ms);
      return quantile(taken, 0.5);
    };
    const renamed = (delivery: Delivery): Delivery => ({
      ...delivery,
      headers: { ...delivery.headers, 'X-WC-Webhook-Delivery-ID': randomBytes(16).toString('hex') },
    });
    await cost(renamed);
    const costs = { real: await cost(renamed), forged: await cost(forgedOf), unknown: await cost(unknownOf) };
    expect(costs.forged).toBeLessThanOrEqual(2 * costs.real);
    const all = Object.values(times).flat();
    // Far off: the figures are for a quiet machine.
    expect(quantile(all, 0.5)).toBeLessThan(200);
    proved(
      `${all.length} deliveries in ${seconds.toFixed(0)} s: ${shown(all)}; new ${shown(times.new)}; forged ${shown([...times.forged, ...times.unknown])}; one after another real ${costs.real.toFixed(1)}, forged ${costs.forged.toFixed(1)}, unknown ${costs.unknown.toFixed(1)} ms; ${ids.size} kept once, 0 lost, ${changing.length} orders as in the shop`,
    );
    expect(secret).not.toBe('');
  } finally {
    await client.end();
    agent.destroy();
    await stop();
    await gateway.stop('SIGKILL');
    await postgres.remove();
  }
});
