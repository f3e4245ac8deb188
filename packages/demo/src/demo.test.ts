import type { OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import {
  availableOrderActions,
  channelAvailability,
  type ChannelCode,
  channelCodes,
  type ChannelOrderActionId,
  channelOrderActions,
  dispatchDeadline,
  formatTime,
  isOwnStore,
  lineStatuses,
  localDay,
  mexicanStates,
  type OrderActionId,
  orderFamilyOfLines,
} from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../tools/suite/samples.ts';
import { seedDemo } from './seed-demo.ts';
import { auditMoney } from '@trastienda/services/subjects/money/maintain-sums';
import { auditSales } from '@trastienda/services/subjects/sales/maintain-sums';
import { guides } from '@trastienda/services/tables/shipping';
import { asking } from '@trastienda/services/testing/ask';
import { NOW } from '@trastienda/services/testing/now';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { UPLOAD_PATH } from '@trastienda/services/subjects/files/create-files';
import { uploadedFiles } from '@trastienda/services/tables/files';
import { demoMerchants } from './merchants.ts';
import { demoGuests } from './store-people.ts';
import { demoZipCodes, zipPrefixRanges } from '@trastienda/services/setup/reference/zip-codes';
import { demoOrders } from './seed.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const stores = demoMerchants.flatMap((merchant) => merchant.stores.map((store) => ({ merchant, store })));
/** The actions that a merchant may do with some order of any channel. */
const orderActions: readonly OrderActionId[] = [
  'createGuide',
  'editAddress',
  'splitOrder',
  'printLabel',
  'requestPickup',
  'cancelGuide',
  'deliverOrder',
  'uploadEvidence',
  'cancelOrder',
];
/** The actions that the channel itself offers for some order (section 7, "Channel actions"). */
const channelActions: Partial<Record<ChannelCode, readonly ChannelOrderActionId[]>> = {
  TP: ['acceptOrder', 'shipOrder', 'downloadGuide', 'downloadPurchaseOrder', 'cancelOrder'],
  ML: ['printChannelLabel', 'markShipped'],
  SP: ['trackOrder'],
  WC: ['acceptOrder', 'shipOrder', 'completeOrder', 'cancelOrder'],
  AE: ['createDbsShipment'],
  SH: ['saveWaybill', 'printChannelLabel', 'exportAddress'],
};
const everyOrder: { storeId: string; order: OrderAnswer }[] = [];

beforeAll(async () => {
  for (const { merchant, store } of stores) {
    for (let page = 1; ; page += 1) {
      const asker = { storeId: store.id, email: merchant.email };
      const { data } = await ask(
        calls.listOrders,
        { params: { storeId: store.id }, query: { page, pageSize: 100 } },
        asker,
      );
      everyOrder.push(...data.map((order) => ({ storeId: store.id, order })));
      if (data.length < 100) break;
    }
  }
});

describe('the demo', () => {
  it('has two merchants, seven stores, one of them without a name, and 3,000 orders', () => {
    expect(demoMerchants.map((merchant) => merchant.stores.length)).toEqual([5, 2]);
    expect(stores.filter(({ store }) => store.name === null)).toHaveLength(1);
    expect(everyOrder).toHaveLength(3000);
  });

  it('spans 18 months up to now, with orders of today in each store that sells', () => {
    const dates = everyOrder.map(({ order }) => order.purchase_date).toSorted();
    expect(dates[0]! < '2024-06-15').toBe(true);
    expect(dates.at(-1)! <= NOW.toISOString()).toBe(true);
    for (const { store } of stores.filter((one) => one.store.orders > 0)) {
      const zone = store.timeZone ?? 'America/Mexico_City';
      const today = everyOrder.filter(
        ({ storeId, order }) =>
          storeId === store.id && localDay(order.purchase_date, zone) === localDay(NOW, zone),
      );
      expect(today.length).toBeGreaterThan(0);
    }
  });

  it('is on all ten channels and in every status, and only on channels that the store may use', () => {
    expect(new Set(everyOrder.map(({ order }) => order.marketplace))).toEqual(new Set(channelCodes));
    const seen = new Set(
      everyOrder.flatMap(({ order }) => order.orderedProductsList.map((line) => line.colocationStatus?.id)),
    );
    expect(seen).toEqual(new Set(lineStatuses.map((status) => status.id)));
    for (const { store } of stores) {
      const [contrato_cs, contrato_sr, contrato_sn] = store.contracts;
      const available: Record<string, boolean> = channelAvailability({
        contrato_cs,
        contrato_sr,
        contrato_sn,
      });
      const used = everyOrder
        .filter(({ storeId }) => storeId === store.id)
        .map(({ order }) => order.marketplace);
      for (const code of used.filter(isOwnStore)) expect(available[code]).toBe(true);
    }
  });

  it('holds each order’s status to its lines, its money to its lines, and its sellerID to SP', () => {
    for (const { order } of everyOrder) {
      expect(order.status).toBe(orderFamilyOfLines(order.orderedProductsList));
      expect(order.sellerID === undefined).toBe(order.marketplace !== 'SP');
      const cents = (value: number) => Math.round(value * 100);
      const { total, subtotal, discount, shippingCost } = order.paymentData;
      expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(shippingCost));
      expect(cents(subtotal) - cents(discount)).toBe(
        order.orderedProductsList.reduce((sum, line) => sum + cents(line.totalSale), 0),
      );
    }
  });

  it('shows a picture of the product in every line', async () => {
    const rows = await acrossStores(db.database, (tx) =>
      tx.select({ key: uploadedFiles.key, name: uploadedFiles.name }).from(uploadedFiles),
    );
    const pictures = new Map(rows.map(({ key, name }) => [`${UPLOAD_PATH}/${key}`, name]));
    for (const line of everyOrder.flatMap(({ order }) => order.orderedProductsList)) {
      expect(pictures.get(line.ImageLinkThumbnail ?? '')).toBe(`${line.sku}.png`);
    }
  });

  it('has people with names that exist: of a woman or of a man, and telephones of ten digits', () => {
    const given = everyOrder.map(({ order }) => order.clientData.fullname.split(' ').slice(0, 2));
    const ofMen = /^(?:Alberto|Antonio|Arturo|Eduardo|Enrique|José|Manuel|Ángel)$/u;
    const ofWomen = /^(?:Alejandra|Elena|Fernanda|Guadalupe|Isabel|Luisa|Patricia)$/u;
    const twice = given.filter((names) => names.every((name) => ofMen.test(name) || ofWomen.test(name)));
    expect(twice.length).toBeGreaterThan(50);
    expect(
      twice.filter(
        (names) => names.some((name) => ofMen.test(name)) && names.some((name) => ofWomen.test(name)),
      ),
    ).toEqual([]);
    for (const { order } of everyOrder) expect(order.shippingAddress.phoneNumber).toMatch(/^\d{10}$/u);
  });

  it('has nothing due at night: each order that waits is due at an hour at which carriers collect', () => {
    for (const { storeId, order } of everyOrder) {
      const { shipBy } = order.dataMarketplace;
      if (!shipBy || (order.status !== 'pendiente' && order.status !== 'listo_para_enviar')) continue;
      const { timeZone } = stores.find(({ store }) => store.id === storeId)?.store ?? {};
      const [hour, minute] = formatTime(shipBy, timeZone).split(':').map(Number);
      expect([order.orderid, minute, (hour ?? 0) >= 9 && (hour ?? 0) <= 18]).toEqual([
        order.orderid,
        0,
        true,
      ]);
    }
  });

  it('calls cities as people write them', () => {
    const cities = demoZipCodes.map(([, , city]) => city);
    expect(cities).toEqual(expect.arrayContaining(['Puebla', 'Nogales', 'Durango', 'Toluca']));
    expect(cities.filter((city) => /Heroica|Zaragoza|Victoria de/u.test(city))).toEqual([]);
  });

  it('has postal codes that agree with state, municipality and colony', () => {
    const known = new Map(
      demoZipCodes.map(([code, state, city, borough, ...colonias]) => [
        code,
        { state, city, borough, colonias },
      ]),
    );
    for (const { order } of everyOrder) {
      const { zipCode, stateCode, city, borough, suburb, state } = order.shippingAddress;
      const zip = known.get(zipCode);
      expect(zip).toMatchObject({ state: stateCode, city, borough });
      expect(zip?.colonias).toContain(suburb);
      expect(mexicanStates.find((one) => one.key === stateCode)?.name).toBe(state);
    }
  });

  it('knows postal codes of all 32 states, each in the range of its state', () => {
    expect(new Set(demoZipCodes.map(([, state]) => state))).toEqual(
      new Set(mexicanStates.map((state) => state.key)),
    );
    expect(new Set(demoZipCodes.map(([code]) => code)).size).toBe(demoZipCodes.length);
    expect(demoZipCodes.length).toBeGreaterThanOrEqual(120);
    for (const [code, state, city, borough, ...colonias] of demoZipCodes) {
      const digits = Number(code.slice(0, 2));
      const range = zipPrefixRanges.find(([from, to]) => digits >= from && digits <= to);
      expect([code, range?.[2]]).toEqual([code, state]);
      expect(code).toMatch(/^\d{5}$/);
      expect([city, borough, ...colonias].every((name) => name.length > 1)).toBe(true);
      expect(colonias.length).toBeGreaterThan(0);
    }
  });

  it('has the shapes that screens must bear: numbers inside the street, long names and colonies, mixed and split orders', () => {
    const has = (test: (order: OrderAnswer) => boolean) =>
      everyOrder.filter(({ order }) => test(order)).length;
    expect(
      has((order) => order.shippingAddress.outdoorNumber === '' && /#\d/.test(order.shippingAddress.street)),
    ).toBeGreaterThan(50);
    expect(has((order) => [...(order.shippingAddress.suburb ?? '')].length > 35)).toBeGreaterThan(5);
    expect(has((order) => [...order.clientData.fullname].length > 70)).toBeGreaterThan(5);
    expect(
      has((order) => new Set(order.orderedProductsList.map((line) => line.colocationStatus?.id)).size > 1),
    ).toBeGreaterThan(20);
    expect(has((order) => order.paquetes.length > 1)).toBeGreaterThan(20);
    expect(has((order) => order.dataMarketplace.evidencePending)).toBeGreaterThan(10);
    for (const state of ['pendiente', 'en_revision', 'aceptada', 'rechazada'] as const) {
      expect(has((order) => order.dataMarketplace.invoiceStatus === state)).toBeGreaterThan(0);
    }
  });

  it('has an order for each action of each channel of a store, whole, of several pieces that stand alike', () => {
    const lacking: string[] = [];
    for (const { store } of stores.filter((one) => one.store.orders > 0)) {
      const own = everyOrder.filter(({ storeId }) => storeId === store.id).map(({ order }) => order);
      for (const channel of new Set(own.map((order) => order.marketplace))) {
        const orders = own.filter(
          ({ marketplace, orderedProductsList: lines, paquetes }) =>
            marketplace === channel &&
            lines.length > 1 &&
            paquetes.length < 2 &&
            lines.every((line) => line.deliveryType === 'dropshipping') &&
            new Set(lines.map((line) => line.colocationStatus?.id)).size === 1,
        );
        const waiting = new Set<string>(
          orders.flatMap((order) =>
            [...availableOrderActions(order), ...channelOrderActions(order)]
              .filter((action) => action.available)
              .map(({ id }) => id),
          ),
        );
        const needed: string[] = [
          ...orderActions.filter((id) => id !== 'uploadEvidence' || isOwnStore(channel)),
          ...(channelActions[channel] ?? []),
        ];
        lacking.push(...needed.filter((id) => !waiting.has(id)).map((id) => `${store.id} ${channel} ${id}`));
      }
    }
    expect(lacking).toEqual([]);
  });

  it('has deadlines that are late, due today, due within a day and far off', () => {
    const states = everyOrder.map(
      ({ order }) =>
        dispatchDeadline(
          { shipBy: order.dataMarketplace.shipBy, family: order.status },
          { now: NOW.toISOString(), timeZone: 'America/Mexico_City' },
        ).state,
    );
    for (const state of ['overdue', 'today', 'soon', 'on-track'] as const) expect(states).toContain(state);
    const waiting = states.filter((state) => state !== 'none').length;
    expect(states.filter((state) => state === 'overdue').length).toBeLessThan(waiting / 4);
  });

  it('has a guide for each tracking number, and its reports agree with the line', async () => {
    const rows = await acrossStores(db.database, async (tx) => {
      const all = await tx.select({ number: guides.number, status: guides.status }).from(guides);
      const last = await tx.execute<{ guide: string; status: string; date: string; first: string }>(
        sql`select distinct on (guide) guide, status, date::text, first_value(status) over (partition by guide order by date, id) as first from guide_events order by guide, date desc, id desc`,
      );
      return { all, last: new Map(last.rows.map((row) => [row.guide, row])) };
    });
    const statusOf = new Map(rows.all.map((row) => [row.number, row.status]));
    for (const { order } of everyOrder) {
      for (const line of order.orderedProductsList) {
        const id = line.colocationStatus?.id ?? 0;
        if (line.deliveryTrackId === null) {
          expect(line.statusTrack).toBeNull();
          expect([1, 2, 7, 8, 9]).toContain(id);
          continue;
        }
        expect(statusOf.get(line.deliveryTrackId)).toBe(line.statusTrack);
        const expected: Record<number, string[]> = {
          3: ['generada'],
          4: ['generada'],
          5: ['recolectada', 'en_transito'],
          6: ['en_ruta', 'incidencia'],
          7: ['entregada'],
          8: ['cancelada'],
          9: ['devuelta'],
        };
        expect(expected[id]).toContain(line.statusTrack);
      }
    }
    for (const { number, status } of rows.all) {
      expect(rows.last.get(number)).toMatchObject({ status, first: 'generada' });
      expect(new Date(rows.last.get(number)?.date ?? '') <= NOW).toBe(true);
    }
  });

  it('ends each wallet where it says: enough in the first store, too little for any guide in one', async () => {
    for (const { merchant, store } of stores) {
      const { detail } = await ask(
        calls.getBalance,
        { params: { storeId: store.id } },
        { storeId: store.id, email: merchant.email },
      );
      expect(Math.round(detail.monto_actual * 100)).toBe(store.balance);
    }
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute<{ store_id: string; lowest: string }>(sql`
        select store_id, min(running) as lowest from (
          select store_id, sum(amount) over (partition by store_id order by id) as running from wallet_entries
        ) ledger group by 1`),
    );
    expect(rows.every((row) => Number(row.lowest) >= 0)).toBe(true);
    const [cheapest] = (
      await acrossStores(db.database, (tx) =>
        tx.execute<{ price: number }>(sql`select min(base_price) as price from tariffs`),
      )
    ).rows;
    expect(stores.find(({ store }) => store.id === '10467')?.store.balance).toBeLessThan(
      cheapest?.price ?? 0,
    );
  });
});

describe('the people of the demo', () => {
  it('S6.6: Casa Lumbre has four besides its owner, one suspended and one who can sign in and answer', async () => {
    const { data } = await ask(calls.listStoreUsers, {});
    expect(data.map(({ status, owner }) => [status, owner])).toEqual([
      ['activo', true],
      ['activo', false],
      ['suspendido', false],
      ['activo', false],
      ['invitado', false],
    ]);
    const [invited, alone] = demoGuests;
    const waiting = async (email = '') => (await ask(calls.listStoreInvitations, {}, { email })).data;
    expect((await waiting(invited?.email)).map(({ storeName }) => storeName)).toEqual(['Casa Lumbre']);
    expect(await waiting(alone?.email)).toEqual([]);
  });

  it('did 60 things there, each of which is told', async () => {
    const first = await ask(calls.listStoreActivity, {});
    const rest = await ask(calls.listStoreActivity, { query: { before: first.next ?? '' } });
    const all = [...first.data, ...rest.data];
    expect([all.length, rest.next]).toEqual([60, null]);
    expect(new Set(all.map(({ who }) => who.name)).size).toBe(3);
    const orders = new Set(everyOrder.map(({ order }) => order.orderid));
    const bought = all.filter(({ kind }) => kind === 'guias').map(({ what }) => what.split(' ').at(-1) ?? '');
    expect(bought.length).toBe(54);
    expect(bought.filter((order) => !orders.has(order))).toEqual([]);
  });
});

describe('the seed', () => {
  it('gives the same data for the same moment, and other data a day later', () => {
    const [merchant] = demoMerchants;
    const store = merchant?.stores[1];
    if (!merchant || !store) throw new Error('The demo has no such store');
    const first = JSON.stringify(demoOrders(merchant, store, NOW));
    expect(JSON.stringify(demoOrders(merchant, store, NOW))).toBe(first);
    expect(JSON.stringify(demoOrders(merchant, store, new Date(NOW.getTime() + 86_400_000)))).not.toBe(first);
  });

  it('writes once, however often it is called', async () => {
    const onWrite = () => expect.unreachable();
    const again = () => seedDemo(db.database, NOW, { onWrite });
    expect(await Promise.all([again(), again()])).toEqual([false, false]);
  });
});

describe('the seed at any moment', () => {
  const empty = useDatabase('empty');
  const moments: readonly (readonly [moment: string, withOlderSales: boolean])[] = [
    ['2026-01-01T06:00:30.000Z', false],
    ['2026-03-08T12:00:00.000Z', false],
    ['2026-07-31T05:59:59.000Z', true],
  ];
  it.each(dealt(moments, 0, 1))(
    'writes a whole demo at %s, with two years of older sales: %s',
    async (moment, withOlderSales) => {
      // Names, words and tallies go with them.
      const { rows: tables } = await empty.database.execute<{ names: string }>(
        sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
          where schemaname = 'public' and tablename not in ('order_names', 'order_tally', 'product_words', 'product_tally', 'sales_changes', 'sales_days', 'sales_months')`,
      );
      await empty.database.execute(sql.raw(`truncate ${tables[0]?.names ?? ''} cascade`));
      let begun = 0;
      const onWrite = () => (begun += 1);
      expect(await seedDemo(empty.database, new Date(moment), { withOlderSales, onWrite })).toBe(true);
      expect(begun).toBe(1);
      const { rows } = await acrossStores(empty.database, (tx) =>
        tx.execute<{ orders: number; latest: string }>(
          sql`select count(*)::int as orders, max(purchase_date)::text as latest from orders`,
        ),
      );
      if (withOlderSales) expect(rows[0]?.orders).toBeGreaterThan(8000);
      else expect(rows[0]?.orders).toBe(3000);
      // Older orders need no action, and their sums are those of their lines, and those of money of its rows.
      const off: string[] = [];
      await auditSales(empty.database, ({ message }) => off.push(message));
      await auditMoney(empty.database, ({ message }) => off.push(message));
      expect(off).toEqual([]);
      expect(new Date(rows[0]?.latest ?? '') <= new Date(moment)).toBe(true);
    },
  );
});
