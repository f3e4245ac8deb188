import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../../../tools/suite/samples.ts';
import { asking } from './ask.ts';
import { cancellationFor } from './requests.ts';
import { acrossStores, useDatabase } from './test-database.ts';

/** Three merchants of four stores: those of the demo, distributed differently, and one empty store each. */
const merchants: Readonly<Record<string, readonly string[]>> = {
  'ana@uno.example': ['10452', '10453', '10467', '90001'],
  'beto@dos.example': ['20817', '20818', '10530', '90002'],
  'dora@tres.example': ['10491', '90003', '90004', '90005'],
};
/** These are days of the demo's last month. */
const days = { fecha_inicio: '2025-11-01', fecha_fin: '2025-11-25' };
const people = Object.keys(merchants);
const stores = Object.values(merchants).flat();
/** Their owners write in these; whatever is tried, the others must end as they began. */
const written = new Set(['10452', '20817', '10491']);

/** The stores that have a record of an id; channels number their orders separately for each store. */
type Holders = ReadonlyMap<string, ReadonlySet<string>>;
type Facts = { readonly orders: Holders; readonly guides: Holders };

const step = fc.record({
  who: fc.constantFrom(...people),
  store: fc.constantFrom(...stores),
  /** The store whose record is named, and which of them. */
  of: fc.constantFrom(...stores),
  nth: fc.nat(400),
  what: fc.constantFrom(
    'list',
    'search',
    'statistics',
    'guide',
    'status',
    'label',
    'guides',
    'balance',
    'storehouse',
    'evidences',
    'report',
    'tracking',
    'stock shipments',
    'lots',
    'lot',
    'cancel order',
    'cancel guide',
    'address',
  ),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/**
 * Runs sequences of requests of three merchants, with the invariant that no person sees or changes a row of
 * another's store.
 */
export function tenantModel(sequences: number): void {
  const db = useDatabase();
  const { answer, failures } = asking(() => db.database);
  let facts: Facts = { orders: new Map(), guides: new Map() };
  let before = '';
  let asked = 0;
  /**
   * These counts prove that the test is not empty: requests that were answered, and own records in the
   * answers.
   */
  const seen = { answers: 0, records: 0 };

  const fingerprint = () =>
    acrossStores(db.database, async (tx) => {
      const still = stores.filter((store) => !written.has(store));
      const sums: string[] = [];
      for (const name of [
        'orders',
        'order_lines',
        'guides',
        'guide_events',
        'wallets',
        'wallet_entries',
        'storehouses',
      ]) {
        const { rows } = await tx.execute<{ sum: string }>(
          sql`select store_id || md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.identifier(name)} t where store_id in ${still} group by store_id order by 1`,
        );
        sums.push(...rows.map(({ sum }) => `${name} ${sum}`));
      }
      return sums.join('\n');
    });

  beforeAll(async () => {
    await acrossStores(db.database, async (tx) => {
      for (const [email, own] of Object.entries(merchants)) {
        for (const id of own) {
          await tx.execute(
            sql`insert into stores (id, name, owner_email, position, created_at) values (${id}, ${id}, ${email}, 1, now()) on conflict (id) do update set owner_email = ${email}`,
          );
        }
      }
      const map = async (query: ReturnType<typeof sql>) => {
        const held = new Map<string, Set<string>>();
        for (const { id, store } of (await tx.execute<{ id: string; store: string }>(query)).rows) {
          held.set(id, (held.get(id) ?? new Set()).add(store));
        }
        return held;
      };
      facts = {
        orders: await map(sql`select order_number as id, store_id as store from orders order by 1`),
        guides: await map(sql`select number as id, store_id as store from guides order by 1`),
      };
    });
    before = await fingerprint();
  });

  /** Found once: to go through every order at each of 17,500 requests took minutes. */
  const named = new Map<string, string[]>();
  /** The records of `of`, and of `store` only where they are one. */
  const namedBy = (held: Holders, { store, of }: Step, key: string): string[] => {
    const known = named.get(key);
    if (known) return known;
    const own = [...held].flatMap(([id, by]) => (by.has(of) && (of === store || !by.has(store)) ? [id] : []));
    named.set(key, own);
    return own;
  };
  const nthOf = (kind: keyof Facts, one: Step): string => {
    const own = namedBy(facts[kind], one, `${kind} ${one.of} ${one.store}`);
    return own[one.nth % Math.max(1, own.length)] ?? 'NO-1';
  };

  function request(one: Step) {
    const { store, nth, what } = one;
    const order = nthOf('orders', one);
    const guide = nthOf('guides', one);
    const params = { storeId: store };
    switch (what) {
      case 'list':
        return { call: calls.listOrders, input: { params, query: { page: (nth % 4) + 1 } } };
      case 'search':
        return { call: calls.listOrders, input: { params, query: { search: order } } };
      case 'statistics':
        return { call: calls.getOrderStatistics, input: { params } };
      case 'guide':
        return { call: calls.getGuideDetail, input: { params: { guide } } };
      case 'status':
        return { call: calls.getGuideStatus, input: { params: { guide } } };
      case 'label':
        return { call: calls.downloadGuideLabel, input: { params: { guide } } };
      case 'guides':
        return { call: calls.listStoreGuides, input: { params: { ...params, n: '20', p: '1' } } };
      case 'balance':
        return { call: calls.getBalance, input: { params } };
      case 'storehouse':
        return { call: calls.getStorehouse, input: { params: { id: store } } };
      case 'evidences':
        return { call: calls.listRejectedEvidences, input: { query: { store_id: store } } };
      case 'report':
        return { call: calls.getGuidesReport, input: { params: { ...params, ...days } } };
      case 'tracking':
        return {
          call: calls.listTrackingStates,
          input: { params: { ...params, ...days, n: '20', p: '1' }, query: { estado: 'entregada' } },
        };
      case 'stock shipments':
        return { call: calls.listFulfillmentShipments, input: { params } };
      case 'lots':
        return { call: calls.listGuideLots, input: { params } };
      case 'lot':
        return { call: calls.getGuideLot, input: { params: { lotId: guide } } };
      case 'cancel guide':
        return {
          call: calls.cancelCourierGuide,
          input: { body: { storeId: store, guides: [guide], lotId: null, reason: 'Otra' } },
        };
      case 'cancel order': {
        const body = cancellationFor({ marketplace: 'CS', orderid: order }, { storeId: store });
        return { call: calls.cancelOrder, input: { body } };
      }
      default: {
        const shippingAddress = { zipCode: '06600', street: 'Calle robada' };
        const body = { shippingAddress, clientData: { fullname: 'Nadie', email: null } };
        return {
          call: calls.updateShippingData,
          input: { params: { ...params, marketplace: 'CS', orderId: order }, body },
        };
      }
    }
  }

  /** Takes one step and checks the invariant. */
  async function take(one: Step): Promise<void> {
    const { call, input } = request(one);
    const isOwner = merchants[one.who]?.includes(one.store) ?? false;
    const isWrite = call.method !== 'GET';
    // The owner's own write would change the store that the fingerprint has to hold.
    if (isWrite && isOwner && one.of === one.store && !written.has(one.store)) return;
    asked += 1;
    const { status, body } = await answer(call, input, { email: one.who, storeId: one.store });
    if (!isOwner) return expect({ one, status }).toEqual({ one, status: 403 });
    expect(status).toBeLessThan(500);
    const isForeign = one.of !== one.store;
    if (isForeign && (isWrite || ['guide', 'status', 'label'].includes(one.what))) {
      expect({ one, isRefused: status >= 400 }).toEqual({ one, isRefused: true });
    }
    if (status !== 200) return undefined;
    seen.answers += 1;
    const text = JSON.stringify(body ?? null);
    // Every text of the answer is compared, whatever its field is called.
    for (const [, id = ''] of text.matchAll(/"([^"\\]{4,40})"/g)) {
      const by = facts.orders.get(id) ?? facts.guides.get(id);
      if (!by) continue;
      seen.records += 1;
      if (!by.has(one.store)) expect.fail(`${id} is not of this store: ${JSON.stringify(one)}`);
    }
    return undefined;
  }

  describe(`${sequences} sequences of requests of three merchants`, () => {
    // Only a request that hangs takes so long, on a busy machine too.
    const timeout = 60_000 + sequences * 200;
    it('nobody sees a row of another’s store, and nobody changes one', { timeout }, async () => {
      const made = fc.sample(fc.array(step, { minLength: 1, maxLength: 6 }), { numRuns: sequences, seed });
      const left = made.entries();
      // Some at a time: the merchants get in each other's way as they would.
      const work = async () => {
        for (const [at, sequence] of left) {
          for (const one of sequence) {
            await take(one).catch((error: unknown) => {
              throw new Error(`Sequence ${at} of the seed ${seed}`, { cause: error });
            });
          }
        }
      };
      await Promise.all(Array.from({ length: 6 }, work));
      expect(await fingerprint()).toBe(before);
      expect(failures).toEqual([]);
      expect(asked).toBeGreaterThan(sequences * 2);
      expect(seen.answers).toBeGreaterThan(sequences / 4);
      expect(seen.records).toBeGreaterThan(sequences);
      // oxlint-disable-next-line no-console -- the counts are part of what a run shows
      console.info(
        `proved: ${sequences} sequences, ${asked} requests, 3 merchants of 4 stores: ${seen.records} records in ${seen.answers} answers, none of another's store`,
      );
    });
  });
}
