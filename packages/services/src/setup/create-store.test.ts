import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { describe, expect, it } from 'vitest';
import { asking } from '../testing/ask.ts';
import { guideRequestFor, manualOrder, quoteFor } from '../testing/requests.ts';
import { useDatabase } from '../testing/test-database.ts';
import { createStore, type NewStore, WrongStore } from './create-store.ts';

const db = useDatabase('empty');
const { ask, failures } = asking(() => db.database);
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

describe('the first store of a PostgreSQL of one’s own', () => {
  it('is refused in plain words where its facts are wrong, and leaves nothing', async () => {
    for (const [change, words] of [
      [{ name: ' ' }, 'A store has a name.'],
      [{ ownerEmail: 'lucia' }, 'Not an e-mail: lucia'],
      [{ balance: '25,00,0' }, 'Not pesos: 25,00,0'],
      [{ balance: '-5' }, 'Not pesos: -5'],
      [{ storehouse: { ...place, zipCode: '7200' } }, '7200 is no postal code: five digits.'],
      [{ storehouse: { ...place, zipCode: '00100' } }, 'No state of Mexico has the postal code 00100.'],
    ] as const)
      await expect(createStore(db.database, { ...given, ...change })).rejects.toThrow(new WrongStore(words));
    expect((await ask(calls.listUserStores, { query: { email: OWNER } }, { email: OWNER })).data).toEqual([]);
  });

  it('is made once, also by several at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => createStore(db.database, given)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const second = await createStore(db.database, { ...given, name: 'Talavera Sur' });
    expect(second).toEqual({ id: String(Number(made[0]?.id) + 1), isNew: true });
  });

  it('lets its owner sell, quote and buy a guide', async () => {
    const { id: storeId } = await createStore(db.database, given);
    const asker = { storeId, email: OWNER };
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
    expect(failures).toEqual([]);
  });
});
