import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankProduct } from '../blank-product.ts';
import type { ProductOffer, ProductPhoto, ProductValues } from '../product-values.ts';
import { mergeProduct, type ProductEdit } from './merge-product.ts';
import { type ProductChange, productChanges, undoChanges } from './product-changes.ts';

const photo = (url: string, at: number): ProductPhoto => ({ url, order: at + 1 });
const photos = (...urls: string[]) => urls.map(photo);
const sku = (name: string, stock = 1) => ({ sku: name, stock, variation: [], photos: [] });
const offer: ProductOffer = {
  active: true,
  price: 99,
  salePrice: 89,
  category: null,
  follows: null,
  stockBuffer: 0,
};
const base: ProductValues = {
  ...blankProduct,
  name: 'Vaso',
  photos: photos('a', 'b'),
  attributes: { Material: 'Vidrio', 'Peso. neto': '1' },
  sales_channel: { SR: offer },
  info_by_sku: [sku('A', 5), sku('B', 7), sku('a.stock', 9)],
};
const merge = (mine: ProductEdit, theirs: ProductEdit, isMine?: (field: string) => boolean) =>
  mergeProduct({
    base,
    mine,
    theirs: { ...base, ...theirs } as ProductValues,
    ...(isMine ? { isMine } : {}),
  });
const fieldsIn = ({ conflicts }: ReturnType<typeof merge>) => conflicts.map(({ field }) => field);

describe('two people on one product (D262)', () => {
  it('keep what each of them changed alone', () => {
    const { product, conflicts } = merge(
      {
        price: 10,
        attributes: { ...base.attributes, Color: 'Azul' },
        dimensions: { ...base.dimensions, height: 3 },
      },
      {
        salePrice: 9,
        attributes: { Material: 'Cristal', 'Peso. neto': '1' },
        dimensions: { ...base.dimensions, width: 4 },
      },
    );
    expect(conflicts).toEqual([]);
    expect(product).toMatchObject({
      price: 10,
      salePrice: 9,
      attributes: { Material: 'Cristal', Color: 'Azul' },
      dimensions: { height: 3, width: 4 },
    });
  });

  it('choose where both changed one field, and nowhere else', () => {
    expect(merge({ price: 10, name: 'Taza' }, { price: 12, name: 'Taza' }).conflicts).toEqual([
      { field: 'price', theirs: 12 },
    ]);
    expect(merge({ price: 10 }, { price: 12 }, (field) => field === 'price')).toMatchObject({
      conflicts: [],
      product: { price: 10 },
    });
    expect(
      fieldsIn(merge({ category: 'x', category_name: 'X' }, { category: 'y', category_name: 'Y' })),
    ).toEqual(['category']);
    expect(
      merge({ attributes: {} }, { attributes: { Material: 'Cristal', 'Peso. neto': '1' } }).conflicts,
    ).toEqual([{ field: 'attributes.Material', theirs: 'Cristal' }]);
  });

  it('lose no photo that the other added, and keep none that either took away', () => {
    const of = (mine: ProductPhoto[], theirs: ProductPhoto[]) =>
      merge({ photos: mine }, { photos: theirs }).product.photos.map(({ url }) => url);
    expect(of(photos('b', 'a', 'c'), photos('a', 'b', 'd'))).toEqual(['b', 'a', 'c', 'd']);
    expect(of(photos('b', 'c'), photos('a', 'd'))).toEqual(['c', 'd']);
    expect(of(photos('a', 'b'), photos('d'))).toEqual(['d']);
    expect(of(photos('c'), photos('a', 'b'))).toEqual(['c']);
    expect(merge({}, { photos: photos('d') }).product.photos).toEqual(photos('d'));
    // Both added the same one: it is there once.
    expect(of(photos('a', 'b', 'c'), photos('a', 'b', 'c', 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lose no SKU that the other added, and its stock is a field of its own', () => {
    const { product, conflicts } = merge(
      { info_by_sku: [sku('A', 6), sku('a.stock', 9), sku('C', 1)] },
      { info_by_sku: [sku('A', 5), sku('B', 7), { ...sku('a.stock', 8), photos: photos('z') }, sku('D', 2)] },
    );
    expect(conflicts).toEqual([]);
    expect(product.info_by_sku).toEqual([
      sku('A', 6),
      { ...sku('a.stock', 8), photos: photos('z') },
      sku('C', 1),
      sku('D', 2),
    ]);
    expect(
      fieldsIn(
        merge(
          { info_by_sku: [sku('A'), sku('a.stock', 9)] },
          { info_by_sku: [sku('A', 5), sku('B', 8), sku('a.stock', 9)] },
        ),
      ),
    ).toEqual(['info_by_sku.B']);
    expect(
      merge(
        { info_by_sku: [sku('A', 6), sku('B', 7), sku('a.stock', 9)] },
        { info_by_sku: [sku('B', 7), sku('a.stock', 9)] },
      ),
    ).toMatchObject({
      conflicts: [{ field: 'info_by_sku.A', theirs: null }],
    });
    expect(
      fieldsIn(
        merge(
          { info_by_sku: [...base.info_by_sku, sku('N', 1)] },
          { info_by_sku: [...base.info_by_sku, sku('n', 2)] },
        ),
      ),
    ).toEqual(['info_by_sku.N.stock']);
    expect(
      merge({ info_by_sku: base.info_by_sku }, { info_by_sku: [sku('A', 5)] }).product.info_by_sku,
    ).toEqual([sku('A', 5)]);
  });

  it('leave channels alone that they do not send', () => {
    const both = merge(
      { sales_channel: { CS: offer } },
      { sales_channel: { SR: { ...offer, active: false } } },
    );
    expect(both).toMatchObject({
      conflicts: [],
      product: { sales_channel: { SR: { active: false }, CS: offer } },
    });
    const price = merge(
      { sales_channel: { SR: { ...offer, price: 90 } } },
      { sales_channel: { SR: { ...offer, stockBuffer: 2 } } },
    );
    expect(price.product.sales_channel.SR).toEqual({ ...offer, price: 90, stockBuffer: 2 });
    expect(
      merge({ sales_channel: { SR: { ...offer, price: 90 } } }, { sales_channel: {} }).conflicts,
    ).toEqual([{ field: 'sales_channel.SR', theirs: null }]);
    expect(merge({ sales_channel: { SR: offer } }, { sales_channel: {} }).product.sales_channel).toEqual({});
  });
});

const values: ProductValues[] = [
  base,
  {
    ...base,
    sales_channel: {},
    attributes: {},
    cost: 4,
    dimensions: { height: 1, width: 2, depth: 3, weight: 4 },
  },
  {
    ...base,
    sales_channel: { SR: { ...offer, follows: { percent: 8, rounding: '90' } }, CS: offer },
    info_by_sku: [
      sku('B', 1),
      { ...sku('D', 3), variation: [{ variationName: 'Color', variation_value: 'Rojo' }] },
    ],
  },
  {
    ...base,
    sales_channel: { SR: { ...offer, follows: null, category: 'x' } },
    universalId: '7501234567893',
  },
];

it('what changed, undone, is what was there before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...values), { minLength: 2, maxLength: 5 }), (states) => {
      const steps = states.slice(1).map((after, at) => productChanges(states[at] as ProductValues, after));
      const first = undoChanges(states.at(-1) as ProductValues, steps.toReversed().flat());
      expect(productChanges(states[0] as ProductValues, first)).toEqual([]);
    }),
  );
  expect(undoChanges(base, [{ field: 'sales_channel.CS.price', before: 1, after: 2 }])).toEqual(base);
});

describe('every order of two times three saves', () => {
  const people = ['Mariana', 'Héctor'] as const;
  type Person = (typeof people)[number];
  type Save = {
    readonly who: Person;
    readonly fields: readonly ('name' | 'brand' | 'category' | 'A' | 'B' | 'photos')[];
  };
  const save = (who: Person): fc.Arbitrary<Save> =>
    fc.record({
      who: fc.constant(who),
      fields: fc.subarray(['name', 'brand', 'category', 'A', 'B', 'photos'], { minLength: 1, maxLength: 3 }),
    });
  const orders = fc
    .tuple(
      fc.array(save('Mariana'), { minLength: 3, maxLength: 3 }),
      fc.array(save('Héctor'), { minLength: 3, maxLength: 3 }),
      fc.shuffledSubarray([0, 0, 0, 1, 1, 1], { minLength: 6 }),
    )
    .map(([hers, his, turns]) => {
      const left = [[...hers], [...his]];
      return turns.map((turn) => left[turn]?.shift() as Save);
    });

  it('loses no field, and nobody is told of a conflict with herself', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.boolean()), (saves, rereads) => {
        let now = base;
        const history: { readonly by: Person; readonly changes: readonly ProductChange[] }[] = [];
        const read: Record<Person, number> = { Mariana: 0, Héctor: 0 };
        let serial = 0;
        for (const { who, fields } of saves) {
          // Whoever reads again has the state of now; whoever does not has the one of before.
          if (rereads.next().value) read[who] = history.length;
          const since = history.slice(read[who]);
          const was = undoChanges(
            now,
            since.toReversed().flatMap(({ changes }) => changes),
          );
          serial += 1;
          const mark = `${who}-${serial}`;
          const mine: ProductEdit = {
            ...(fields.includes('name') ? { name: mark } : {}),
            ...(fields.includes('brand') ? { brand: mark } : {}),
            ...(fields.includes('category') ? { category: mark } : {}),
            ...(fields.includes('photos') ? { photos: [...was.photos, photo(mark, was.photos.length)] } : {}),
            ...(fields.includes('A') || fields.includes('B')
              ? {
                  info_by_sku: was.info_by_sku.map((row) =>
                    fields.includes(row.sku as 'A') ? { ...row, stock: 100 + serial } : row,
                  ),
                }
              : {}),
          };
          const lastOf = (field: string) =>
            since.findLast(({ changes }) => changes.some((one) => one.field === field))?.by;
          const merged = mergeProduct({
            base: was,
            mine,
            theirs: now,
            isMine: (field) => lastOf(field) === who,
          });
          const theirs = fields.filter((field) => {
            const name = field === 'A' || field === 'B' ? `info_by_sku.${field}.stock` : field;
            const by = lastOf(name);
            return field !== 'photos' && by !== undefined && by !== who;
          });
          // A conflict is told where somebody else was last on a field that is sent, and only there.
          expect(
            merged.conflicts.map(({ field }) => field.replace(/^info_by_sku\.|\.stock$/gu, '')).toSorted(),
          ).toEqual(theirs.toSorted());
          if (merged.conflicts.length > 0) continue;
          const changes = productChanges(now, merged.product);
          const touched = new Set(
            productChanges(was, { ...was, ...mine } as ProductValues).map(({ field }) => field),
          );
          // A save touches the fields that it sends, and no other.
          for (const { field } of changes) expect(touched).toContain(field);
          for (const { url } of now.photos)
            expect(merged.product.photos.map((one) => one.url)).toContain(url);
          now = merged.product;
          history.push({ by: who, changes });
          read[who] = history.length;
        }
      }),
    );
  });
});
