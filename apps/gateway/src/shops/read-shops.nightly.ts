import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { killableGateway, killablePostgres } from '../testing/crash/killable.ts';
import { patientClient } from '../testing/crash/patient-client.ts';
import { startFaultProxy } from '../testing/fault-proxy.ts';
import { proved } from '../testing/proved.ts';

const STORE = '10452';
const ORDERS = 2000;
const CHANGES = 3000;
const HOUR = 3_600_000;

/** A shop of one product, whose clock can be moved. */
function openShop() {
  const clock = { back: 20 * 24 * HOUR };
  const emulator = new WooEmulator({ now: () => Date.now() - clock.back });
  const { shop } = emulator;
  const measures = { length: '10', width: '10', height: '10', weight: '1' };
  const product = shop.addProduct({ name: 'Vela', sku: 'V', price: 9900, isVirtual: false, ...measures });
  const create = () =>
    shop.createOrder({
      isPaid: true,
      billing: {
        first_name: 'Ana',
        last_name: 'Ruiz',
        address_1: 'Av. Juárez 120',
        city: 'Cuauhtémoc',
        state: 'DF',
        postcode: '06600',
        country: 'MX',
      },
      items: [{ productId: product.id, quantity: 1 + (shop.orders.size % 2) }],
    });
  for (let made = 0; made < ORDERS; made += 1) {
    clock.back = ((ORDERS - made) * 20 * 24 * HOUR) / ORDERS + HOUR;
    create();
  }
  clock.back = 0;
  Object.assign(emulator.switches, { fault: 'slow', delay: 20 });
  return { emulator, shop, clock, create };
}

it('a shop that two processes read has each order once, through kills, a database and a shop that go away, and a night', async () => {
  const postgres = await killablePostgres();
  const proxy = await startFaultProxy({ port: Number(new URL(postgres.url).port) });
  const url = new URL(postgres.url);
  url.port = proxy.url.port;
  url.hostname = '127.0.0.1';
  const more = { CONNECTORS_LOOPBACK: '1', SECRETS_KEY: randomBytes(32).toString('base64') };
  const gateways = [await killableGateway(url.href, more), await killableGateway(url.href, more)] as const;
  const { emulator, shop, clock, create } = openShop();
  const { origin, stop } = await emulator.listen();
  const client = new pg.Client({ connectionString: postgres.url });
  const told: string[] = [];
  let kills = 0;
  const kill = async () => {
    kills += 1;
    await gateways[kills % 2 === 0 ? 0 : 1].crash();
  };
  try {
    await client.connect();
    await client.query(`select set_config('app.scope', 'all', false)`);
    const turn = async () => {
      const { rows } = await client.query<{ compared: Date | null; comparison: unknown; failures: number }>(
        `select compared_at as compared, comparison, failures from channel_turns`,
      );
      return rows[0];
    };
    /** The ids of waiting and cancelled orders, as each side has them. */
    const here = async () => {
      const { rows } = await client.query<{ id: string; lines: number; state: string }>(
        `select e.external_id as id, count(*)::int as lines,
           case when bool_and(l.status_id = 8) then 'cancelled' when bool_and(l.status_id = 7) then 'done' else 'waiting' end as state
         from external_orders e join order_lines l on l.store_id = e.store_id and l.order_id = e.order_id
         group by e.external_id`,
      );
      return new Map(rows.map((row) => [row.id, `${row.state} ${row.lines}`]));
    };
    const there = () =>
      new Map(
        [...shop.orders.values()].map((order) => {
          const lines = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
          const state =
            order.status === 'processing' ? 'waiting' : order.status === 'completed' ? 'done' : 'cancelled';
          return [String(order.id), `${state} ${lines}`];
        }),
      );
    /** The orders that differ between both sides: ones that the shop deleted are to be cancelled here. */
    const differing = async () => {
      const [ours, theirs] = [await here(), there()];
      return [...new Set([...ours.keys(), ...theirs.keys()])].filter((id) => {
        const wanted = theirs.get(id);
        const own = ours.get(id);
        return wanted === undefined ? own?.startsWith('cancelled') !== true : own !== wanted;
      });
    };
    const equal = async (what: string, seconds: number) => {
      const began = Date.now();
      for (;;) {
        const left = await differing();
        if (left.length === 0) break;
        if (Date.now() - began > seconds * 1000) throw new Error(`${what}: ${left.length} orders differ`);
        await sleep(500);
      }
      told.push(`${what} in ${Math.round((Date.now() - began) / 1000)} s`);
    };
    const now = () => client.query('update channel_turns set next_at = now() where lease is null');

    // A kill in the midst of linking, and kills in the first reading.
    const merchant = await patientClient(gateways[0].origin, STORE, 'mariana@casalumbre.example');
    const body = { storeId: STORE, url: origin, consumerKey: emulator.key, consumerSecret: emulator.secret };
    const linking = merchant.must(calls.linkWooCommerce, { body });
    await sleep(60);
    kills += 1;
    await gateways[0].crash();
    await linking.catch(async () => {
      // Each gateway has an identity provider of its own, which forgets with it.
      const again = await patientClient(gateways[0].origin, STORE, 'mariana@casalumbre.example');
      return again.must(calls.linkWooCommerce, { body });
    });
    const reading = equal('first reading', 200);
    for (const wait of [3000, 4000]) {
      await sleep(wait);
      await kill();
    }
    await reading;

    // The database goes away for a minute while there is news.
    for (let made = 0; made < 200; made += 1) create();
    await now();
    await sleep(1500);
    proxy.set({ kind: 'down' });
    await sleep(60_000);
    proxy.set(null);
    await equal('after a minute without the database', 180);

    // The shop goes away for six hours, and then has 3,000 changes.
    emulator.switches.fault = 'refused';
    await now();
    await sleep(12_000);
    expect((await turn())?.failures).toBeGreaterThan(0);
    const orders = [...shop.orders.values()];
    for (let change = 0; change < CHANGES; change += 1) {
      clock.back = -(change * 6 * HOUR) / CHANGES;
      const order = orders[(change * 7) % orders.length];
      if (order === undefined || order.status !== 'processing' || change % 10 === 0) create();
      else if (change % 3 === 0) shop.setStatus(order, 'completed');
      else if (change % 7 === 0) shop.setStatus(order, 'cancelled');
      else shop.touch(order);
    }
    emulator.switches.fault = 'slow';
    await now();
    const catching = equal(`${CHANGES} changes`, 200);
    await sleep(12_000);
    await kill();
    await catching;

    // A night: what is deleted for good, and what the reading has missed, with a kill in the midst of it.
    for (const order of orders.slice(0, 40)) shop.remove(order, true);
    for (const order of orders.filter(({ status }) => status === 'processing').slice(60, 100)) {
      order.status = 'completed';
      order.completedAt = shop.now();
      order.modifiedAt -= 1;
    }
    await client.query('update channel_turns set compared_at = null, comparison = null');
    await now();
    await sleep(11_000);
    await kill();
    await equal('the comparison of a night', 200);

    const { rows } = await client.query<{ orders: number; numbers: number }>(
      `select count(*)::int as orders, count(distinct order_number)::int as numbers from orders o
        where exists (select 1 from external_orders e where e.store_id = o.store_id and e.order_id = o.id)`,
    );
    expect(rows[0]?.orders).toBe(rows[0]?.numbers);
    const external = await client.query<{ n: number }>('select count(*)::int as n from external_orders');
    expect(external.rows[0]?.n).toBe(rows[0]?.orders);
    proved(`${rows[0]?.orders} orders of a shop, each once, through ${kills} kills: ${told.join(', ')}`);
  } finally {
    await client.end();
    for (const gateway of gateways) await gateway.stop('SIGKILL');
    await stop();
    await proxy.stop();
    await postgres.remove();
  }
});
