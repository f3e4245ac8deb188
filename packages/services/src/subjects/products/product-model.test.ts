import type { Product } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { ownStoreCodes } from '@trastienda/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DemoRandom } from '@trastienda/demo/random';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { products, productSkus, stockMovements } from '../../tables/products.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const store = { params: { storeId: CASA_LUMBRE } };
/** Sequences, and what is done in each. */
const SEQUENCES = Number(process.env['PRODUCT_SEQUENCES'] ?? 30);
const STEPS = 7;

const random = new DemoRandom(20_251_125);
const one = <Value>(values: readonly Value[]): Value => values[random.whole(0, values.length - 1)] as Value;
let photo = '';
let category = '';
let attributes: Record<string, string> = {};
let serial = 0;

beforeAll(async () => {
  const { data } = await ask(calls.getProductBySku, { params: { ...store.params, sku: 'VS-6-AZ' } });
  photo = data.photos[0]?.url ?? '';
  ({ category, attributes } = data);
});

/** Any part of a product, good or lacking. */
const parts = {
  name: () => one(['Florero', 'Florero de barro', ' ']),
  photos: () => one([[], [{ url: photo, order: 1 }]]),
  category: () => one(['', category, category]),
  attributes: () => one([{}, attributes, attributes, attributes]),
  price: () => one([0, 499, 600]),
  salePrice: () => one([0, 449, 499]),
  dimensions: () =>
    one([
      { height: 10, width: 8, depth: 8, weight: 0.4 },
      { height: 0, width: 0, depth: 0, weight: 0 },
    ]),
  sales_channel: () =>
    Object.fromEntries(
      ownStoreCodes.filter(() => random.chance(0.6)).map((code) => [code, { active: random.chance(0.7) }]),
    ),
  draft: () => one([true, false]),
};
const some = (likely: number) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, make]) => (random.chance(likely) ? [[name, make()] as const] : [])),
  );

const steps = {
  update: (id: string, sku: string) => {
    const stock = one([0, 3]);
    const info_by_sku = random.chance(0.4) ? [{ sku, stock, variation: [], photos: [] }] : undefined;
    return answer(calls.updateProduct, {
      params: { ...store.params, id },
      body: { ...some(0.35), ...(info_by_sku && { info_by_sku }) },
    });
  },
  activate: (id: string) =>
    answer(calls.activateProducts, { ...store, body: { ids: [id], salesChannels: [one(ownStoreCodes)] } }),
  pause: (id: string) =>
    answer(calls.pauseProducts, { ...store, body: { ids: [id], salesChannels: [one(ownStoreCodes)] } }),
  remove: (id: string) =>
    answer(calls.deleteProducts, { ...store, body: { ids: [id], salesChannels: [one(ownStoreCodes)] } }),
};

/** Checks the invariants of a product. */
function holds(product: Product): void {
  const active = ownStoreCodes.filter((code) => product.sales_channel[code]?.active);
  for (const code of active) {
    const blockers = product.sales_channel[code]?.blockers?.filter(({ field }) => field !== 'stock');
    expect(blockers, `${product.id} in ${code}`).toEqual([]);
  }
  expect(product.status === 'active').toBe(active.length > 0);
}

it(
  'a channel is never active without what it requires, whatever is done in whatever order (calls.md 25.4)',
  async () => {
    const outcomes = new Map<string, number>();
    for (let at = 0; at < SEQUENCES; at += 1) {
      serial += 1;
      const sku = `MODELO-${serial}`;
      const body = {
        ...some(0.9),
        name: 'Florero',
        info_by_sku: [{ sku, stock: one([0, 3]), variation: [], photos: [] }],
      };
      const made = await answer(calls.createProduct, { ...store, body });
      outcomes.set(`create ${made.status}`, (outcomes.get(`create ${made.status}`) ?? 0) + 1);
      if (made.status !== 200) {
        expect(made.status).toBe(422);
        continue;
      }
      const { id } = (made.body as { data: Product }).data;
      holds((made.body as { data: Product }).data);
      for (let step = 0; step < STEPS; step += 1) {
        const name = one(['update', 'update', 'update', 'activate', 'activate', 'pause', 'remove'] as const);
        const given = await steps[name](id, sku);
        const told =
          given.status === 200 && name === 'activate'
            ? (given.body as { success: boolean }).success
            : given.status;
        outcomes.set(`${name} ${told}`, (outcomes.get(`${name} ${told}`) ?? 0) + 1);
        expect([200, 404, 422], JSON.stringify(given.body)).toContain(given.status);
        const read = await answer(calls.getProduct, { params: { ...store.params, id } });
        if (read.status === 404) break;
        holds((read.body as { data: Product }).data);
      }
    }
    expect(failures).toEqual([]);
    // It has been everywhere: an edit that would stop a channel, one that went through, an activation that
    // was refused, and one that was not.
    for (const outcome of [
      'create 200',
      'create 422',
      'update 200',
      'update 422',
      'activate true',
      'activate false',
    ]) {
      expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(2);
    }
  },
  SEQUENCES * 1_000,
);

it('the pieces of each SKU are the sum of their movements, and a product’s are the sum of its SKUs', async () => {
  await acrossStores(db.database, async (tx) => {
    const { rows } = await tx.execute(sql`
      select k.store_id, k.product_id, k.sku, k.stock, coalesce(sum(m.pieces), 0) as moved
      from ${productSkus} k left join ${stockMovements} m
        on m.store_id = k.store_id and m.product_id = k.product_id and m.folded_sku = k.folded_sku and m.warehouse_id is null
      group by 1, 2, 3, 4 having k.stock <> coalesce(sum(m.pieces), 0)`);
    expect(rows).toEqual([]);
    const sums = await tx
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.storeId, CASA_LUMBRE),
          ne(products.status, 'deleted'),
          sql`${products.stock} <> (select coalesce(sum(k.stock), 0) from product_skus k where k.store_id = ${products.storeId} and k.product_id = ${products.id})`,
        ),
      );
    expect(sums).toEqual([]);
  });
});
