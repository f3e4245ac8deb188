import type { DoorResults } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import fc from 'fast-check';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { externalOrders, orderEvents, storeKeys } from '../../tables/door.ts';
import { orders } from '../../tables/orders.ts';
import { withinStore } from '../../database/connect.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../../testing/ask.ts';
import { manualOrder } from '../../testing/requests.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { createDoor, type Door } from './create-door.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const COCINA = '10453';
const door = (): Door => createDoor({ database: db.database });

const keyFor = async (storeId = CASA_LUMBRE, name = 'Mi ERP') =>
  ask(calls.createStoreKey, { body: { storeId, name } }, { storeId });
const orderOf = (number: string, more: object = {}) => {
  const { clientData, shippingAddress, orderedProductsList } = manualOrder;
  return {
    number,
    purchasedAt: '2025-11-20T15:00:00.000Z',
    clientData,
    shippingAddress,
    orderedProductsList,
    ...more,
  };
};
const send = async (orderList: readonly unknown[], storeId = CASA_LUMBRE): Promise<DoorResults> =>
  door().receive({ storeId, keyId: 'k' }, orderList);
const eventsAfter = (after: number, storeId = CASA_LUMBRE, limit = 200) =>
  door().events({ storeId, keyId: 'k' }, { after, limit });
const orderNumbered = async (number: string) => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': number },
  });
  const [order] = data;
  if (!order) throw new Error(`There is no order ${number}.`);
  return order;
};
const storedOrders = (storeId = CASA_LUMBRE) =>
  withinStore(db.database, storeId, (tx) => tx.$count(externalOrders));

describe('the keys of a store', () => {
  it('are shown once, kept as a hash, open their own store alone, and stop at once when they are revoked', async () => {
    const { data, key } = await keyFor();
    expect(key).toMatch(/^tda_10452_[\w-]{43}$/u);
    expect(data).toMatchObject({
      name: 'Mi ERP',
      lastFour: key.slice(-4),
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(await door().enter(key)).toEqual({ storeId: CASA_LUMBRE, keyId: data.id });
    const { data: listed } = await ask(calls.listStoreKeys, { query: { storeId: CASA_LUMBRE } });
    expect(listed[0]).toMatchObject({ id: data.id, lastUsedAt: expect.any(String) });
    expect(JSON.stringify(listed)).not.toContain(key.slice(10));
    expect(await tablesWith(db.database, key)).toEqual([]);
    // The name is found: this proves that the search works.
    expect(await tablesWith(db.database, data.id)).toContain('store_keys');

    // The same letters for another store are no key of it.
    await expect(door().enter(key.replace('10452', COCINA))).rejects.toMatchObject({ status: 401 });
    await ask(calls.revokeStoreKey, { params: { keyId: data.id }, query: { storeId: CASA_LUMBRE } });
    await expect(door().enter(key)).rejects.toMatchObject({ status: 401 });
    const again = await ask(calls.revokeStoreKey, {
      params: { keyId: data.id },
      query: { storeId: CASA_LUMBRE },
    });
    expect(again.success).toBe(true);
  });

  it('of another form are refused before a database is asked', async () => {
    const closed = createDoor({ database: undefined as never });
    const forms = fc.oneof(fc.string(), fc.constantFrom('tda_', 'tda_10452_', "tda_10452'_x", 'tk_abc'));
    await fc.assert(
      fc.asyncProperty(forms, async (key) => {
        await expect(closed.enter(key)).rejects.toMatchObject({ status: 401 });
      }),
    );
  });

  it('are at most ten that work, also when they are made at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 14 }, () =>
        answer(calls.createStoreKey, { body: { storeId: COCINA, name: 'Otro' } }, { storeId: COCINA }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_keys' });
    const working = await withinStore(db.database, COCINA, (tx) => tx.$count(storeKeys));
    expect(working).toBe(10);
  });

  it('are made by the owner alone, and for a store of hers', async () => {
    const theirs = await answer(
      calls.createStoreKey,
      { body: { storeId: CASA_LUMBRE, name: 'Ajeno' } },
      { email: HECTOR },
    );
    expect(theirs.status).toBe(403);
  });
});

describe('orders that come in by the open door', () => {
  it('come in once each, whatever is sent again, at once and shuffled; a bad one is named and keeps nobody out', async () => {
    const before = await storedOrders();
    const good = Array.from({ length: 30 }, (_, at) => orderOf(`ERP-${at}`));
    const bad = [
      orderOf('ERP-mal-1', { orderedProductsList: [] }),
      orderOf('con blanco'),
      orderOf('ERP-mal-2', { shippingAddress: { ...manualOrder.shippingAddress, zipCode: '1' } }),
      orderOf('ERP-mal-3', { purchasedAt: '2999-01-01T00:00:00Z' }),
      orderOf('ERP-mal-4', { purchasedAt: '1989-12-31T23:59:59Z' }),
      'no es un pedido',
      null,
    ];
    const first = await send([...good, ...bad]);
    expect(first).toMatchObject({ created: 30, existing: 0, refused: 7 });
    const refused = first.results.slice(30);
    expect(refused.map(({ number }) => number)).toEqual([
      'ERP-mal-1',
      'con blanco',
      'ERP-mal-2',
      'ERP-mal-3',
      'ERP-mal-4',
      null,
      null,
    ]);
    for (const { faults } of refused) {
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.every(({ message }) => /^[A-ZÁÉÍÓÚ]/u.test(message))).toBe(true);
    }
    const again = await Promise.all([
      send(good.toReversed()),
      send(good),
      send([...good, orderOf('ERP-30')]),
    ]);
    expect(again.map(({ existing, refused: no }) => [existing, no])).toEqual([
      [30, 0],
      [30, 0],
      [30, 0],
    ]);
    expect(await storedOrders()).toBe(before + 31);
    const numbers = await withinStore(db.database, CASA_LUMBRE, (tx) =>
      tx
        .select({ number: orders.orderNumber, times: count() })
        .from(orders)
        .innerJoin(externalOrders, eq(externalOrders.orderId, orders.id))
        .groupBy(orders.orderNumber),
    );
    expect(numbers.every(({ times }) => times === 1)).toBe(true);
  });

  it('that come twice at the same moment are one order', async () => {
    const sent = Array.from({ length: 12 }, () => send([orderOf('ERP-doble')]));
    const statuses = (await Promise.all(sent)).flatMap(({ results }) => results.map(({ status }) => status));
    expect(statuses.toSorted()).toEqual(['created', ...Array.from({ length: 11 }, () => 'existing')]);
  });

  it('with a number that came with other content are refused by name, and the first stays', async () => {
    await send([orderOf('ERP-cambia')]);
    const other = await send([orderOf('ERP-cambia', { purchasedAt: '2025-11-21T15:00:00.000Z' })]);
    expect(other.results).toEqual([
      {
        number: 'ERP-cambia',
        status: 'refused',
        faults: [
          {
            field: 'number',
            message: 'Este número ya llegó con otros datos, y así se quedó: revisa si es otro pedido',
          },
        ],
      },
    ]);
  });

  it('with the number of an order that did not come by the door are refused by name', async () => {
    const { data } = await ask(calls.createOrder, { body: { ...manualOrder, storeId: CASA_LUMBRE } });
    const before = await storedOrders();
    const message = 'Ya tienes otro pedido con este número: manda uno distinto';
    expect((await send([orderOf(data.orderid)])).results).toEqual([
      { number: data.orderid, status: 'refused', faults: [{ field: 'number', message }] },
    ]);
    expect(await storedOrders()).toBe(before);
  });

  it('are of their own store, with the same number in another one', async () => {
    await send([orderOf('ERP-dos-tiendas')]);
    expect(await send([orderOf('ERP-dos-tiendas')], COCINA)).toMatchObject({ created: 1 });
  });

  it('stand among the orders, with their pieces, total and day', async () => {
    await send([orderOf('ERP-visible')]);
    expect(await orderNumbered('ERP-visible')).toMatchObject({
      orderid: 'ERP-visible',
      purchase_date: '2025-11-20T15:00:00.000Z',
      status: 'pendiente',
      dataMarketplace: { origin: 'manual' },
    });
  });

  it('are read whole or refused, whatever is sent', async () => {
    const before = await storedOrders();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), async (sent) => {
        const { results } = await send(sent);
        expect(results).toHaveLength(sent.length);
        expect(results.every(({ status, faults }) => status === 'refused' && faults.length > 0)).toBe(true);
      }),
    );
    expect(await storedOrders()).toBe(before);
  });
});

describe('what happened to them', () => {
  const ship = async (number: string, track: string) => {
    const order = await orderNumbered(number);
    await ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: 'PG', orderId: number },
      body: {
        colocationIds: order.orderedProductsList.map(({ colocationId }) => colocationId),
        deliveryCarrierId: 'fletes',
        deliveryCarrierName: 'Fletes Juan',
        deliveryTrackId: track,
        forcedGuideType: 'manual',
        dimensions: null,
      },
    });
  };

  it('is told in order and without a gap: shipped with its number, then cancelled', async () => {
    await send([orderOf('ERP-envio')]);
    const start = (await eventsAfter(0)).next;
    await ship('ERP-envio', 'FJ-77');
    const page = await eventsAfter(start);
    expect(page).toMatchObject({
      next: start + 1,
      hasMore: false,
      data: [
        {
          seq: start + 1,
          number: 'ERP-envio',
          event: 'shipped',
          carrier: { id: 'fletes', name: 'Fletes Juan' },
          trackingNumber: 'FJ-77',
        },
      ],
    });
    expect(page.data[0]?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      manualOrder.orderedProductsList.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    // Asked again from the same place, it is the same page.
    expect(await eventsAfter(start)).toEqual(page);
    expect(await eventsAfter(0, COCINA)).toMatchObject({ data: [] });
  });

  it('is missed by nobody who asks while many write, however late each of them ends', async () => {
    const start = (await eventsAfter(0)).next;
    const row = (at: number) => ({
      storeId: CASA_LUMBRE,
      source: 'door',
      externalId: `ERP-tarde-${at}`,
      event: 'delivered' as const,
      detail: { carrier: null, trackingNumber: null, lines: [] },
      at: new Date(),
    });
    const seen: string[] = [];
    let place = start;
    const read = async () => {
      const { data, next } = await eventsAfter(place, CASA_LUMBRE, 3);
      seen.push(...data.map(({ number }) => number));
      place = next;
      return data.length;
    };
    const writers = Array.from({ length: 40 }, (_, at) =>
      withinStore(db.database, CASA_LUMBRE, async (tx) => {
        await tx.insert(orderEvents).values(row(at));
        await new Promise((resolve) => setTimeout(resolve, (at * 37) % 90));
      }),
    );
    const ended = Promise.all(writers).then(() => 'ended');
    while ((await Promise.race([ended, Promise.resolve('open')])) === 'open') await read();
    while ((await read()) > 0);
    expect(seen.toSorted()).toEqual(Array.from({ length: 40 }, (_, at) => `ERP-tarde-${at}`).toSorted());
  });

  it('is nothing for an order that no other system sent', async () => {
    const { data } = await ask(calls.createOrder, { body: { ...manualOrder, storeId: CASA_LUMBRE } });
    const events = () => acrossStores(db.database, (tx) => tx.$count(orderEvents));
    const before = await events();
    await ship(data.orderid, 'FJ-78');
    expect(await events()).toBe(before);
  });
});
