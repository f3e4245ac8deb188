import type { CallInput } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
type Query = CallInput<typeof calls.listProducts>['query'];
const store = { params: { storeId: CASA_LUMBRE } };
const list = (query: Partial<Query> = {}) =>
  ask(calls.listProducts, { ...store, query: { page: 1, pageSize: 100, ...query } });
const productOf = async (id: string) =>
  (await ask(calls.getProduct, { params: { ...store.params, id } })).data;
/** A filter parts the catalogue: what it leaves has it, and there are others. */
async function parts(query: Partial<Query>) {
  const [some, all] = [await list(query), await list()];
  expect(some.pagination.total_registros).toBeGreaterThan(0);
  expect(some.pagination.total_registros).toBeLessThan(all.pagination.total_registros);
  return some.data;
}

describe('filters of the catalogue', () => {
  it('S3.25 by category, way of sending and state', async () => {
    const [first] = (await list({ filter_status: 'active' })).data;
    for (const row of await parts({ filter_categoria: first?.category ?? '' }))
      expect(row.category).toBe(first?.category);
    for (const row of await parts({ filter_fulfillment: 'true' })) expect(row.fulfillment).toBe(true);
    for (const row of await parts({ filter_dropshipping: 'false' })) expect(row.dropshipping).toBe(false);
    for (const row of await parts({ filter_status: 'paused' })) expect(row.status).toBe('paused');
  });

  it('S3.26 by several channels at once: what is active at one of them', async () => {
    const count = async (filter_marketplace: NonNullable<NonNullable<Query>['filter_marketplace']>) =>
      (await list({ filter_marketplace })).pagination.total_registros;
    for (const row of await parts({ filter_marketplace: ['SR', 'SN'] }))
      expect(row.salesChannels.some((code) => code === 'SR' || code === 'SN')).toBe(true);
    expect(await count(['SR', 'SN'])).toBeGreaterThanOrEqual(await count(['SR']));
  });

  it('S3.27 by creation, name or price, both ways', async () => {
    const inSpanish = (await list({ order_name: 'asc' })).data.map(({ name }) => name);
    expect((await list({ order_name: 'desc', pageSize: 20 })).data[0]?.name).not.toBe(inSpanish[0]);
    const prices = (await list({ order_precio: 'desc' })).data.map(({ salePrice }) => salePrice);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const made = (await list({ order_fecha_creacion: 'asc' })).data.map((row) =>
      Date.parse(row.fecha_creacion),
    );
    expect(made).toEqual(made.toSorted((a, b) => a - b));
  });

  it('by what is missing', async () => {
    type Whole = Awaited<ReturnType<typeof productOf>>;
    const lacks = {
      photo: ({ photos }: Whole) => photos.length === 0,
      category: ({ category }: Whole) => category === '',
      brand: ({ brand }: Whole) => (brand ?? '') === '',
      stock: ({ info_by_sku: skus }: Whole) => skus.every(({ stock }) => stock === 0),
      sat: ({ cartaPorte }: Whole) => cartaPorte === null,
    };
    for (const filter_missing of Object.keys(lacks) as (keyof typeof lacks)[]) {
      for (const { id } of (await parts({ filter_missing })).slice(0, 5))
        expect({ filter_missing, lacks: lacks[filter_missing](await productOf(id)) }).toMatchObject({
          lacks: true,
        });
    }
  });

  it('by brand, and by ids, 200 at most', async () => {
    for (const { id } of (await parts({ filter_brand: 'Casa Lumbre' })).slice(0, 3))
      expect((await productOf(id)).brand).toBe('Casa Lumbre');
    const ids = (await list({ pageSize: 3 })).data.map(({ id }) => id);
    expect((await list({ ids: [...ids, 'p-nadie'] })).data.map(({ id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    );
    const many = Array.from({ length: 201 }, (_, at) => `p-${at}`);
    expect((await answer(calls.listProducts, { ...store, query: { ids: many } })).status).toBe(422);
  });
});
