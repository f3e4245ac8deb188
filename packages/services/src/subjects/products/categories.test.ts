import { readFileSync } from 'node:fs';
import { calls } from '@trastienda/api-client/calls';
import { categoryMatcher } from '@trastienda/domain/category-match';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoCategories } from '../../setup/reference/categories/index.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { inScope } from '../../testing/in-scope.ts';
import { leafOf } from './categories.ts';
import { products } from '../../tables/products.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const children = async (parent?: string) =>
  (await ask(calls.listCategories, { query: parent === undefined ? {} : { parent } })).data;
const matches = async (name: string) => (await ask(calls.listCategoryMatches, { query: { name } })).data;

describe('S3.56 S7.77 the tree of categories', () => {
  it('has families, groups and more than 220 leaves, by name at each level', async () => {
    let leaves = 0;
    const families = await children();
    expect(families.length).toBeGreaterThanOrEqual(14);
    for (const level of [families, ...(await Promise.all(families.map(({ id }) => children(id))))]) {
      const names = level.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
      for (const group of level.filter(({ parent }) => parent !== null)) {
        const below = await children(group.id);
        expect(below.every(({ hasChildren, parent }) => !hasChildren && parent === group.id)).toBe(true);
        leaves += below.length;
      }
    }
    expect(leaves).toBeGreaterThanOrEqual(220);
    expect(await children('cat-nadie')).toEqual([]);
  });

  it('tells of a category its path, its commission and what it asks, required first, from above too', async () => {
    const leaf = demoCategories.find(({ name }) => name === 'Blusas y tops');
    const { data } = await ask(calls.getCategory, { params: { id: leaf?.id ?? '' } });
    expect(data.path).toEqual(['Ropa', 'Mujer', 'Blusas y tops']);
    expect(data.commission).toBe(17);
    expect(data.attributes.map(({ name, required }) => [name, required])).toEqual([
      ['Talla', true],
      ['Color', true],
      ['Material', false],
    ]);
    expect((await answer(calls.getCategory, { params: { id: 'cat-nadie' } })).status).toBe(404);
  });

  it('is put in at its leaves alone', async () => {
    const of = (id: string) => inScope(db.database, ({ tx }) => leafOf(tx, id));
    const { data } = await ask(calls.getCategory, { params: { id: 'cat-1-1-3' } });
    expect(await of('cat-1-1-3')).toEqual({
      name: data.name,
      parentName: data.path.at(-2),
      attributes: data.attributes,
    });
    expect([await of('cat-1-1'), await of('cat-1'), await of('cat-nadie')]).toEqual([null, null, null]);
  });

  it('is what the products of the demo are put in', async () => {
    const leaves = new Map(demoCategories.filter(({ isLeaf }) => isLeaf).map((one) => [one.id, one.name]));
    const rows = await acrossStores(db.database, (tx) => tx.select().from(products));
    for (const { category, categoryName } of rows.filter((row) => row.category !== ''))
      expect(leaves.get(category)).toBe(categoryName);
    const [top] = (await ask(calls.listStoreTopCategories, { params: { storeId: CASA_LUMBRE } })).data;
    const list = await ask(calls.listProducts, {
      params: { storeId: CASA_LUMBRE },
      query: { page: 1, pageSize: 5, filter_categoria: top?.category ?? '' },
    });
    expect(list.pagination.total_registros).toBe(top?.total);
  });
});

describe('suggested categories', () => {
  it('are eight at most, best first, hers before the others', async () => {
    const found = await matches('Cojín bordado a mano con figuras de animales');
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(found[0]).toMatchObject({ name: 'Cojines', source: 'tuya' });
    for (const { score } of found) expect(score >= 0 && score <= 1).toBe(true);
    // The product is one that the store does not sell yet, described by one that it does.
    const blender = (await matches('Licuadora con vaso de vidrio')).slice(0, 3);
    expect(blender).toContainEqual(
      expect.objectContaining({ name: 'Licuadoras y batidoras', source: 'texto' }),
    );
    expect((await matches('¿?')).length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['Rebozo de seda de Santa María del Río', 'Rebozos y chales'],
    ['Rebozo de algodón', 'Rebozos y chales'],
    ['Mantel de rebozo para 8 lugares', 'Mantelería'],
    ['Cuchillo cebollero', 'Cuchillos y tablas'],
    ['Lámpara de mesa de barro', 'Lámparas de mesa'],
  ])('of %s begin with %s, whatever else she sells', async (name, leaf) => {
    expect((await matches(name))[0]?.name).toBe(leaf);
  });

  it('follow a change of her mind, and are nobody else’s', async () => {
    const name = 'Zarzaparrilla de colección';
    const put = (category: string) =>
      acrossStores(db.database, (tx) =>
        tx
          .update(products)
          .set({ name, category, categoryName: 'x', updatedAt: new Date('2031-01-01') })
          .where(and(eq(products.storeId, CASA_LUMBRE), eq(products.id, 'p-home-1'))),
      );
    const [first, second] = demoCategories.filter(({ isLeaf }) => isLeaf).slice(200);
    for (const one of [first, second]) {
      await put(one?.id ?? '');
      expect((await matches(name))[0]).toMatchObject({ id: one?.id, source: 'tuya' });
    }
    const theirs = await ask(calls.listCategoryMatches, { query: { name } }, { storeId: '10453' });
    expect(theirs.data.filter(({ source }) => source === 'tuya')).toEqual([]);
  });
});

/**
 * The share of products whose right leaf is among the first three. The rule was tuned with 148 of the names;
 * the other 500 are new to it. They are titles as merchants write them, many without the leaf's own words
 * ('Ensaladera', 'Texana', 'Garrucha').
 */
describe('suggestions, measured', () => {
  type Named = { readonly leaf: string; readonly name: string };
  const leaves = demoCategories
    .filter(({ isLeaf }) => isLeaf)
    .map(({ name, path, words = '' }) => ({ id: name, path, words }));
  const match = categoryMatcher(leaves);
  const lines = readFileSync(new URL('testing/product-names.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const byLeaf = lines.map((line) => {
    const [leaf = '', ...names] = line.split('|');
    return names.map((name): Named => ({ leaf, name }));
  });
  const names = byLeaf.flat();
  const isTuned = (at: number) => at % 13 < 3 && at < 638;
  const isAmongThree = ({ leaf, name }: Named, own: readonly Named[]) =>
    match(
      name,
      own.map((one) => ({ category: one.leaf, name: one.name })),
    )
      .slice(0, 3)
      .some(({ id }) => id === leaf);
  const share = (tried: readonly boolean[]) => tried.filter(Boolean).length / tried.length;

  it('are right for at least 80 % of 500 names that they were not tuned with', () => {
    const held = names.filter((_, at) => !isTuned(at));
    expect(held).toHaveLength(500);
    const right = share(held.map((one) => isAmongThree(one, [])));
    // oxlint-disable-next-line no-console -- the figure is part of what a run shows
    console.info(
      `proved: the right leaf of ${held.length} names is among three for ${(100 * right).toFixed(1)} %`,
    );
    expect(right).toBeGreaterThanOrEqual(0.8);
  });

  it('are better after ten choices of a merchant who sells in five neighbouring leaves', () => {
    let seed = 7;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const before: boolean[] = [];
    const after: boolean[] = [];
    for (let at = 0; at + 5 <= byLeaf.length; at += 1) {
      const hers = byLeaf
        .slice(at, at + 5)
        .flat()
        .map((one) => ({ one, order: random() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ one }) => one);
      for (const one of hers.slice(10)) {
        before.push(isAmongThree(one, []));
        after.push(isAmongThree(one, hers.slice(0, 10)));
      }
    }
    // oxlint-disable-next-line no-console -- the figure is part of what a run shows
    console.info(
      `proved: ${(100 * share(before)).toFixed(1)} % without, ${(100 * share(after)).toFixed(1)} % after ten choices (${after.length} names)`,
    );
    expect(share(after)).toBeGreaterThan(share(before));
    expect(share(after)).toBeGreaterThanOrEqual(0.88);
  });
});
