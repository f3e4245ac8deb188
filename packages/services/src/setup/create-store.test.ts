import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { describe, expect, it } from 'vitest';
import { asking } from '../testing/ask.ts';
import { guideRequestFor, manualOrder, quoteFor } from '../testing/requests.ts';
import { actOf, actsIn } from '../testing/operator.ts';
import { useDatabase } from '../testing/test-database.ts';
import {
  carriers,
  carrierServices,
  shippingRegions,
  tariffs,
  warehouses,
  zipCodes,
  zipPrefixes,
} from '../tables/shipping.ts';
import { CommandRefused } from './command-refused.ts';
import { createStore, type NewStore } from './create-store.ts';
import { offerDemoCarriers, offeredCarriers } from './demo-carriers.ts';

const db = useDatabase('empty');
const { ask, answer, failures } = asking(() => db.database);
const OWNER = 'lucia@talavera.example';
const place = {
  street: 'Calle Morelos',
  outdoorNumber: '12',
  suburb: 'Centro',
  city: 'Puebla',
  zipCode: '72000',
  phone: '2221234567',
};
const given: NewStore = {
  name: 'Talavera Norte',
  ownerEmail: ' Lucia@Talavera.example ',
  ownerName: 'Lucía Peña',
  balance: '2,500.00',
  storehouse: place,
};

const make = (store: NewStore) => createStore(db.database, store, actOf('store:new'));

describe('the first store of a PostgreSQL of one’s own', () => {
  it('finds the first digits of the postal codes there, and nothing that is invented', async () => {
    expect(await db.database.$count(zipPrefixes)).toBe(96);
    for (const table of [zipCodes, carriers, carrierServices, tariffs, shippingRegions, warehouses])
      expect(await db.database.$count(table)).toBe(0);
  });

  it('is refused in plain words where its facts are wrong, and leaves nothing', async () => {
    for (const [change, words] of [
      [{ name: ' ' }, 'A store has a name.'],
      [{ ownerEmail: 'lucia' }, 'Not an e-mail: lucia'],
      [{ balance: '25,00,0' }, 'Not pesos: 25,00,0'],
      [{ balance: '-5' }, 'Not pesos: -5'],
      [{ storehouse: { ...place, zipCode: '7200' } }, '7200 is no postal code: five digits.'],
      [{ storehouse: { ...place, zipCode: '00100' } }, 'No state of Mexico has the postal code 00100.'],
    ] as const)
      await expect(make({ ...given, ...change })).rejects.toThrow(new CommandRefused(words));
    expect((await ask(calls.listUserStores, { query: { email: OWNER } }, { email: OWNER })).data).toEqual([]);
  });

  it('is made once, also by several at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make(given)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const second = await make({ ...given, name: 'Talavera Sur' });
    expect(second).toEqual({ id: String(Number(made[0]?.id) + 1), isNew: true });
    expect(await actsIn(db.database)).toMatchObject(
      ['Talavera Norte', 'Talavera Sur'].map((name) => ({
        command: 'store:new',
        by: 'olga@host',
        after: { name, ownerEmail: OWNER, balance: 250_000 },
      })),
    );
  });

  it('is told that there are no carriers, and shown none; nothing breaks and nothing can be bought', async () => {
    const { id: storeId } = await make({ ...given, name: 'Sin paqueterías' });
    const asker = { storeId, email: OWNER };
    expect(await offeredCarriers(db.database)).toBe(0);
    await ask(calls.createOrder, { body: { ...manualOrder, storeId } }, asker);
    const { data } = await ask(calls.listOrders, { params: { storeId }, query: {} }, asker);
    const [order] = data;
    if (!order) throw new Error('The sale is in the list');
    const body = quoteFor(order, { storeId, originZipCode: '72000' });
    expect(await answer(calls.quoteCourier, { body }, asker)).toMatchObject({
      status: 409,
      body: {
        code: 'no_carriers',
        message:
          'Tu servicio de envíos todavía no tiene paqueterías. Puedes registrar una guía que compraste en otro lado.',
      },
    });
    expect(await ask(calls.listParcelCarriers, { params: { storeId } }, asker)).toEqual({ data: [] });
    const guides = await ask(
      calls.listStoreGuides,
      { params: { storeId, n: '10', p: '1' }, query: {} },
      asker,
    );
    expect(guides.detail.total_registros).toBe(0);
    // A guide from elsewhere works.
    const line = order.orderedProductsList[0];
    await ask(
      calls.createOrderShipment,
      {
        params: { storeId, marketplace: order.marketplace, orderId: order.orderid },
        body: {
          colocationIds: [line?.colocationId ?? ''],
          deliveryCarrierId: 'Otro',
          deliveryCarrierName: 'Flete propio',
          deliveryTrackId: 'X-1',
          forcedGuideType: 'manual',
          dimensions: null,
        },
      },
      asker,
    );
  });

  it('lets its owner sell, quote and buy a guide, once somebody asked for the invented carriers', async () => {
    const { id: storeId } = await make(given);
    const asker = { storeId, email: OWNER };
    expect(await offerDemoCarriers(db.database, true)).toBe(4);
    expect(await offerDemoCarriers(db.database, true)).toBe(0);
    const { data } = await ask(calls.listUserStores, { query: { email: OWNER } }, asker);
    expect(data.map(({ id, name }) => [id, name])).toContainEqual([storeId, 'Talavera Norte']);
    await ask(calls.createOrder, { body: { ...manualOrder, storeId } }, asker);
    const orders = await ask(calls.listOrders, { params: { storeId }, query: {} }, asker);
    const [order] = orders.data;
    if (!order) throw new Error('The sale is in the list');
    const quotes = await ask(
      calls.quoteCourier,
      { body: quoteFor(order, { storeId, originZipCode: '72000' }) },
      asker,
    );
    const [option] = quotes.detail.toSorted((a, b) => a.totalCost - b.totalCost);
    if (!option) throw new Error('Somebody goes there');
    const request = guideRequestFor(order, { storeId });
    const origin = { ...request.origin, zipCode: '72000' };
    const { detail } = await ask(
      calls.createCourierGuide,
      { params: { token: option.token }, body: { ...request, origin } },
      asker,
    );
    expect(toCentavos(detail.balance)).toBe(toCentavos(2500) - toCentavos(option.totalCost));

    // Switched off again, they sell nothing more, while what was bought keeps its carrier.
    const other = quotes.detail.find(({ token }) => token !== option.token);
    expect(await offerDemoCarriers(db.database, false)).toBe(4);
    const late = { params: { token: other?.token ?? '' }, body: { ...request, origin } };
    expect(await answer(calls.createCourierGuide, late, asker)).toMatchObject({
      status: 409,
      body: { code: 'quote_expired', message: 'Esa paquetería ya no está disponible, vuelve a cotizar' },
    });
    const again = { body: quoteFor(order, { storeId, originZipCode: '72000' }) };
    expect((await answer(calls.quoteCourier, again, asker)).status).toBe(409);
    expect(await ask(calls.listParcelCarriers, { params: { storeId } }, asker)).toEqual({ data: [] });
    const label = await answer(calls.downloadGuideLabel, { params: { guide: detail.guide } }, asker);
    expect(label.status).toBe(200);
    const { detail: balance } = await ask(calls.getBalance, { params: { storeId } }, asker);
    expect(balance.monto_actual).toBe(detail.balance);
    expect(failures).toEqual([]);
  });
});
