import { type AnyCall, storePositions } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeUsers } from '../identity/schema.ts';
import { orders } from '../kidal/schema.ts';
import { guides, quotes } from '../shippings/schema.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../testing/ask.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import { cancellationFor, guideRequestFor, pendingOrder, quoteFor } from '../testing/requests.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const FOREIGN = '20817';

/** Rows of each table by store: what must not move. */
async function fingerprint(storeId: string): Promise<string> {
  return acrossStores(db.database, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id' order by 1`,
    );
    const sums: string[] = [];
    for (const { name } of rows) {
      const table = sql.identifier(name);
      const sum = await tx.execute<{ sum: string }>(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t where store_id = ${storeId}`,
      );
      sums.push(`${name}:${sum.rows[0]?.sum}`);
    }
    return sums.join('\n');
  });
}

/** A request of Casa Lumbre that names a record of another store. */
type Probe = { readonly call: AnyCall; readonly foreign: object; readonly missing: object };
const probes: Record<string, Probe> = {};

beforeAll(async () => {
  const foreign = await acrossStores(db.database, async (tx) => {
    // The merchant's own shops number alike: an order of theirs may have a namesake here.
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, FOREIGN), eq(orders.status, 'pendiente'), eq(orders.marketplace, 'ML')))
      .limit(1);
    const [guide] = await tx
      .select()
      .from(guides)
      .where(and(eq(guides.storeId, FOREIGN), eq(guides.status, 'generada')))
      .limit(1);
    return { order, guide };
  });
  const number = foreign.order?.orderNumber ?? '';
  const marketplace = foreign.order?.marketplace ?? 'CS';
  const guide = foreign.guide?.number ?? '';
  const theirs = await pendingOrder(ask, FOREIGN, HECTOR);
  const { detail } = await ask(
    calls.quoteCourier,
    { body: quoteFor(theirs, { storeId: FOREIGN, originZipCode: '64000' }) },
    { storeId: FOREIGN, email: HECTOR },
  );
  const mine = await pendingOrder(ask);
  const shipment = {
    colocationIds: ['any'],
    deliveryCarrierId: 'ruta-7',
    deliveryCarrierName: 'Ruta 7',
    deliveryTrackId: 'X-1',
    forcedGuideType: null,
    dimensions: null,
  };
  const change = { shippingAddress: mine.shippingAddress, clientData: { fullname: 'A', email: null } };
  const cancellation = (orderId: string) => ({ body: { ...cancellationFor(mine), marketplace, orderId } });
  const ofOrder = (orderId: string, body: object) => ({
    params: { storeId: CASA_LUMBRE, marketplace, orderId },
    body,
  });
  const cancelGuide = (one: string) => ({
    body: { storeId: CASA_LUMBRE, guides: [one], lotId: null, reason: '' },
  });
  const unknown = '199999999999';
  Object.assign(probes, {
    'an order by its number': {
      call: calls.listOrders,
      foreign: { params: { storeId: CASA_LUMBRE }, query: { 'filter-orderId': number } },
      missing: { params: { storeId: CASA_LUMBRE }, query: { 'filter-orderId': 'NO-1' } },
    },
    'an order by search': {
      call: calls.listOrders,
      foreign: { params: { storeId: CASA_LUMBRE }, query: { search: number } },
      missing: { params: { storeId: CASA_LUMBRE }, query: { search: 'NO-1' } },
    },
    'an order by its guide': {
      call: calls.listOrders,
      foreign: { params: { storeId: CASA_LUMBRE }, query: { search: guide } },
      missing: { params: { storeId: CASA_LUMBRE }, query: { search: unknown } },
    },
    'a shipment': {
      call: calls.createOrderShipment,
      foreign: ofOrder(number, shipment),
      missing: ofOrder('NO-1', shipment),
    },
    'an address': {
      call: calls.updateShippingData,
      foreign: ofOrder(number, change),
      missing: ofOrder('NO-1', change),
    },
    'a cancellation': {
      call: calls.cancelOrder,
      foreign: cancellation(number),
      missing: cancellation('NO-1'),
    },
    'a guide': {
      call: calls.getGuideDetail,
      foreign: { params: { guide } },
      missing: { params: { guide: unknown } },
    },
    'a guide’s status': {
      call: calls.getGuideStatus,
      foreign: { params: { guide } },
      missing: { params: { guide: unknown } },
    },
    'a label': {
      call: calls.downloadGuideLabel,
      foreign: { params: { guide } },
      missing: { params: { guide: unknown } },
    },
    'cancelling a guide': {
      call: calls.cancelCourierGuide,
      foreign: cancelGuide(guide),
      missing: cancelGuide(unknown),
    },
    'a quote': {
      call: calls.createCourierGuide,
      foreign: { params: { token: detail[0]?.token ?? '' }, body: guideRequestFor(mine) },
      missing: { params: { token: 'q_nothing' }, body: guideRequestFor(mine) },
    },
  } satisfies Record<string, Probe>);
  if (number === '' || guide === '') throw new Error('The other store has no order that waits, or no guide');
});

const names = [
  'an order by its number',
  'an order by search',
  'an order by its guide',
  'a shipment',
  'an address',
  'a cancellation',
  'a guide',
  'a guide’s status',
  'a label',
  'cancelling a guide',
  'a quote',
];

describe('a record of another store answers exactly as one that does not exist (calls.md 25.1)', () => {
  it.each(names)('%s', async (name) => {
    const probe = probes[name];
    if (!probe) throw new Error(`No probe ${name}`);
    const before = await fingerprint(FOREIGN);
    const foreign = await answer(probe.call, probe.foreign);
    const missing = await answer(probe.call, probe.missing);
    expect(JSON.stringify(foreign)).toBe(JSON.stringify(missing));
    if (probe.call.method !== 'GET') expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await fingerprint(FOREIGN)).toBe(before);
  });
});

/** Every place of every call where a store id stands, from the calls themselves. */
const places = Object.values(calls).flatMap((call) =>
  storePositions(call as AnyCall).map((position) => ({ call: call as AnyCall, position })),
);

const requests = goodRequests(() => db.database, ask);

describe('another store’s id, wherever it stands in a request', () => {
  it('stands somewhere in most calls', () => {
    expect(places.length).toBeGreaterThan(15);
  });

  it.each(places.map(({ call, position }) => [call.id, position.in, call, position] as const))(
    '%s, in its %s: 403, alike for one that exists and one that does not',
    async (_id, _in, call, position) => {
      const good: Input = await requests[call.id as CallId]();
      const withStore = (storeId: string) => {
        const part = { ...(good[position.in] as object), [position.path[0] ?? '']: storeId };
        return { ...good, [position.in]: part };
      };
      const before = await fingerprint(FOREIGN);
      const answers = [];
      for (const storeId of [FOREIGN, 'no-such-store']) {
        // With our own store in the header, and with theirs.
        answers.push(await answer(call, withStore(storeId)));
        answers.push(await answer(call, withStore(storeId), { storeId }));
      }
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(answers[0]?.status).toBe(403);
      expect(await fingerprint(FOREIGN)).toBe(before);
    },
  );

  it('in the header alone, where the path has none: nothing of it is seen', async () => {
    const given = await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: FOREIGN });
    const none = await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: 'no-such-store' });
    expect(given.status).toBe(403);
    expect(given).toEqual(none);
    expect((await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: null })).status).toBe(
      400,
    );
  });
});

describe('a user asks about no one else', () => {
  it.each([calls.verifyStoreOwnership, calls.listSalesChannels, calls.listUserStores])(
    '$id',
    async (call) => {
      const given = await answer(call, { query: { storeId: CASA_LUMBRE, email: HECTOR } });
      expect(given.status).toBe(403);
    },
  );

  it('a linked user sees the store as its owner does, until the link ends (D125, S7.16)', async () => {
    const username = 'ayudante@casalumbre.example';
    const link = (active: boolean) =>
      db.database
        .insert(storeUsers)
        .values({ storeId: CASA_LUMBRE, username, name: 'Ayudante', active })
        .onConflictDoUpdate({
          target: [storeUsers.storeId, storeUsers.service, storeUsers.username],
          set: { active },
        });
    const asker = { email: 'Ayudante@CasaLumbre.example' };
    const owner = () =>
      answer(calls.verifyStoreOwnership, { query: { storeId: CASA_LUMBRE, email: username } }, asker);
    expect((await owner()).status).toBe(403);
    await link(true);
    expect((await owner()).body).toEqual({ owner: true, storeId: CASA_LUMBRE, relation: 'linked' });
    const { data } = await ask(calls.listUserStores, { query: { email: username } }, asker);
    expect(data.map((store) => store.id)).toEqual([CASA_LUMBRE]);
    await link(false);
    expect((await owner()).status).toBe(403);
  });
});

describe('the second lock: row-level security', () => {
  it('is on, and forced on the owner too, for every table that has a store', async () => {
    const { rows } = await db.database.execute<{ name: string; forced: boolean }>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
    const open = rows.filter((row) => !row.forced).map((row) => row.name);
    // Who may see which store is asked before a store is chosen.
    expect(open).toEqual(['store_users']);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('shows nothing to a query that forgot its store, and only its own to one that names another', async () => {
    expect(await db.database.$count(orders)).toBe(0);
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
      expect(await tx.$count(orders)).toBe(1240);
      expect(await tx.$count(orders, ne(orders.storeId, CASA_LUMBRE))).toBe(0);
      expect(await tx.$count(guides, and(eq(guides.storeId, FOREIGN), isNotNull(guides.number)))).toBe(0);
      const changed = await tx
        .update(orders)
        .set({ status: 'cancelado' })
        .where(eq(orders.storeId, FOREIGN))
        .returning();
      expect(changed).toEqual([]);
    });
  });

  it('refuses to write a row into another store', async () => {
    const write = db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
      await tx.insert(quotes).values({
        token: 'planted',
        storeId: FOREIGN,
        carrierId: 'ruta-7',
        serviceType: 'Económico',
        request: {} as never,
        billedWeight: 1,
        totalCost: 1,
        createdAt: new Date(),
        expiresAt: new Date(),
      });
    });
    await expect(write).rejects.toThrow();
  });

  it('does not outlive its transaction on the connection', async () => {
    await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } });
    const left = await db.database.execute<{ id: string | null }>(
      sql`select current_setting('app.store_id', true) as id`,
    );
    expect(left.rows[0]?.id ?? '').toBe('');
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
