import { setTimeout as sleep } from 'node:timers/promises';
import type { DoorResults } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import pg from 'pg';
import { expect, it } from 'vitest';
import { killableGateway, killablePostgres } from '../testing/crash/killable.ts';
import { patientClient } from '../testing/crash/patient-client.ts';
import { proved } from '../testing/proved.ts';

/** The night's number of orders; `DOOR_ORDERS` is another one. */
const ORDERS = Number(process.env['DOOR_ORDERS'] ?? 10_000);
const BATCH = 200;
const STORE = '10452';
const OTHER = '10453';
const MARIANA = 'mariana@casalumbre.example';

const isBad = (at: number) => at % 20 === 7;
const orderAt = (at: number) => ({
  number: `NOCHE-${at}`,
  purchasedAt: new Date(Date.UTC(2025, 10, 1) + at * 60_000).toISOString(),
  clientData: { fullname: `Cliente ${at}`, email: null },
  shippingAddress: {
    // One in twenty has a code of four digits.
    zipCode: isBad(at) ? '0650' : '06500',
    street: 'Reforma',
    outdoorNumber: '222',
    suburb: 'Juárez',
    city: 'Ciudad de México',
    borough: 'Cuauhtémoc',
    state: 'Ciudad de México',
    stateCode: 'CDMX',
    addressee: `Cliente ${at}`,
    phoneNumber: '5555550100',
    interiorNumber: null,
    betweenStreets: null,
    notes: null,
  },
  orderedProductsList: [
    { sku: null, name: 'Vela', quantity: 1 + (at % 3), salePrice: 120.5, dimensions: [] },
  ],
});

it('10,000 orders in batches, one in twenty bad, sent twice through three kills: each good one once, each bad one named', async () => {
  const postgres = await killablePostgres();
  const gateways = [await killableGateway(postgres.url), await killableGateway(postgres.url)] as const;
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.query(`select set_config('app.scope', 'all', false)`);
    const merchant = await patientClient(gateways[0].origin, STORE, MARIANA);
    const made = await merchant.must(calls.createStoreKey, { body: { storeId: STORE, name: 'Mi ERP' } });
    const ask = (at: 0 | 1, path: string, init: RequestInit = {}, key = made.key) =>
      fetch(`${gateways[at].origin}/v1/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      });

    let requests = 0;
    const refused = new Set<string>();
    const said = { created: 0, existing: 0 };
    /** Sends a batch until it is answered, as an ERP does: to one of two processes, again after a wait. */
    async function send(first: number): Promise<void> {
      const numbers = Array.from({ length: Math.min(BATCH, ORDERS - first) }, (_, at) => first + at);
      const body = JSON.stringify({ orders: numbers.map(orderAt) });
      for (;;) {
        requests += 1;
        const answer = await ask(requests % 2 === 0 ? 0 : 1, 'orders', { method: 'POST', body }).catch(
          () => null,
        );
        if (answer?.status === 200) {
          const results = (await answer.json().catch(() => null)) as DoorResults | null;
          if (results !== null) {
            said.created += results.created;
            said.existing += results.existing;
            for (const { number, status, faults } of results.results) {
              if (status !== 'refused') continue;
              expect(faults[0]?.field).toBe('shippingAddress.zipCode');
              refused.add(number ?? '');
            }
            return;
          }
        }
        await sleep(1000 * Number(answer?.headers.get('retry-after') ?? 0.2));
      }
    }
    const firsts = Array.from({ length: Math.ceil(ORDERS / BATCH) }, (_, at) => at * BATCH);
    const all = [...firsts, ...firsts].map((first, at) => ({ first, order: (at * 7919) % 104_729 }));
    const queue = all.toSorted((a, b) => a.order - b.order).map(({ first }) => first);
    let killed = 0;
    const killing = (async () => {
      while (killed < 3) {
        const left = queue.length;
        while (queue.length > left - all.length / 5 && queue.length > 0) await sleep(20);
        await gateways[killed % 2 === 0 ? 0 : 1].crash();
        killed += 1;
      }
    })();
    const work = async () => {
      for (let first = queue.shift(); first !== undefined; first = queue.shift()) await send(first);
    };
    await Promise.all([work(), work(), work(), killing]);

    const bad = Array.from({ length: ORDERS }, (_, at) => at).filter(isBad);
    expect([...refused].toSorted()).toEqual(bad.map((at) => `NOCHE-${at}`).toSorted());
    const { rows } = await client.query<{ orders: number; numbers: number; lines: number; packages: number }>(
      `select count(*)::int as orders, count(distinct o.order_number)::int as numbers,
        sum((select count(*) from order_lines l where l.store_id = o.store_id and l.order_id = o.id))::int as lines,
        sum((select count(*) from order_packages p where p.store_id = o.store_id and p.order_id = o.id))::int as packages
       from orders o where o.store_id = $1 and o.order_number like 'NOCHE-%'`,
      [STORE],
    );
    const good = Array.from({ length: ORDERS }, (_, at) => at).filter((at) => !isBad(at));
    const pieces = good.reduce((sum, at) => sum + 1 + (at % 3), 0);
    expect(rows).toEqual([
      { orders: good.length, numbers: good.length, lines: pieces, packages: good.length },
    ]);
    const elsewhere = await client.query(
      `select count(*)::int as n from orders where store_id <> $1 and order_number like 'NOCHE-%'`,
      [STORE],
    );
    expect(elsewhere.rows).toEqual([{ n: 0 }]);

    // Another store's key opens another store, and sees nothing of this one.
    const theirs = await patientClient(gateways[1].origin, OTHER, MARIANA);
    const other = await theirs.must(calls.createStoreKey, { body: { storeId: OTHER, name: 'Su ERP' } });
    const page = await (await ask(0, 'events', {}, other.key)).json();
    expect(page).toEqual({ data: [], next: 0, hasMore: false });

    // A revoked key stops in both processes with the next request.
    expect((await ask(0, 'events')).status).toBe(200);
    expect((await ask(1, 'events')).headers.get('ratelimit')).toMatch(/^"llave";r=\d+;t=\d+$/u);
    // Each of the two has an identity provider of its own here, and the other's sign-in ended hers.
    const again = await patientClient(gateways[0].origin, STORE, MARIANA);
    await again.must(calls.revokeStoreKey, {
      params: { keyId: made.data.id },
      query: { storeId: STORE },
    });
    expect([(await ask(0, 'events')).status, (await ask(1, 'events')).status]).toEqual([401, 401]);
    proved(
      `${ORDERS} orders in ${requests} requests to two processes, sent twice, killed ${killed} times: ${good.length} orders, ${refused.size} refused by name, ${said.created} said to be created`,
    );
  } finally {
    await client.end();
    for (const gateway of gateways) await gateway.stop('SIGKILL');
    await postgres.remove();
  }
});
