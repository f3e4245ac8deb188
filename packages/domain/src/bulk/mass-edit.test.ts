import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, fromCentavos, toCentavos } from '../money/centavos.ts';
import { blankProduct } from '../product/blank-product.ts';
import { followPrice, priceRoundings } from '../product/price/follow-price.ts';
import { massPrice, type PriceChange } from '../product/price/mass-price.ts';
import { parsePriceRule, priceRuleText } from '../product/price/price-rule.ts';
import type { ProductValues } from '../product/product-values.ts';
import { cellsEdited } from './cell-edit.ts';
import { channelPriceOfCells, marginOfCells } from './cell-price.ts';
import { editOfRows } from './edit-of-rows.ts';
import { editedCells } from './edited-cells.ts';
import { exportedRows, isOfProduct } from './exported-rows.ts';
import { exportColumns } from './fields-of-columns.ts';
import { priceHints } from './price-hints.ts';
import { productCells } from './product-cells.ts';
import { rowValues } from './row-values.ts';

const amount = fc.integer({ min: 100, max: 10_000_000 }).map(centavos);
const percent = fc.integer({ min: -9000, max: 90_000 }).map((hundredths) => hundredths / 100);
const rounding = fc.constantFrom(...priceRoundings);
const options = { rounding: 'none', commission: null } as const;

const offer = (more: object) => ({
  active: true,
  price: 899,
  salePrice: 899,
  category: null,
  follows: null,
  stockBuffer: 0,
  ...more,
});
const lamp: ProductValues = {
  ...blankProduct,
  name: 'Lámpara',
  category: 'cat-1',
  price: 899,
  salePrice: 899,
  cost: 410,
  sales_channel: { SR: offer({}), SN: offer({ follows: { percent: 0, rounding: 'none' } }) },
  info_by_sku: [
    { sku: 'LM-1', stock: 4, variation: [], photos: [] },
    { sku: 'LM-2', stock: 2, variation: [], photos: [] },
  ],
};

/** A product as a table has it, and what an edit of one of its cells makes of the product. */
const edited = (product: ProductValues, changes: Readonly<Record<string, string>>) => {
  const [before = {}] = productCells(product, { version: 3, category: '', commission: 15 });
  const cells = editedCells(before, { ...before, ...changes });
  if (cells === null) return null;
  const { values, notes } = rowValues(cells);
  const edit = editOfRows([values], product, { isNew: false, categoryOf: () => null, photoOf: () => null });
  return { cells, notes, product: { ...product, ...edit } as ProductValues };
};

describe('a rule in the cell of a price', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(percent, rounding, (size, ending) => {
        const rule = { percent: size, rounding: ending };
        const text = priceRuleText(rule);
        expect(text === '' ? { percent: 0, rounding: 'none' } : parsePriceRule(text)).toEqual(rule);
      }),
    );
  });

  it.each([
    ['+8% .90', { percent: 8, rounding: '90' }],
    ['8 %', { percent: 8, rounding: 'none' }],
    ['−10 % .00', { percent: -10, rounding: 'peso' }],
    ['-0 %', { percent: 0, rounding: 'none' }],
    ['-91 %', null],
    ['+901 %', null],
    ['+8 % .50', null],
    ['97.00', null],
    ['', null],
  ])('«%s» is %j', (text, rule) => expect(parsePriceRule(text)).toEqual(rule));

  it('makes the channel follow, and emptied the price is the product’s own again', () => {
    const follows = edited(lamp, { price_SR: '+8 % .90' });
    expect(follows?.product.sales_channel.SR?.follows).toEqual({ percent: 8, rounding: '90' });
    expect(edited(lamp, { price_SR: '' })?.product.sales_channel.SR?.follows).toEqual({
      percent: 0,
      rounding: 'none',
    });
    expect(edited(lamp, { price_SR: '8 %%' })?.notes[0]).toMatchObject({
      code: 'price_rule',
      level: 'error',
    });
  });

  it('is what a product that follows is written as, and read back changes nothing', () => {
    const rules = fc.record({ percent, rounding });
    fc.assert(
      fc.property(fc.option(rules), fc.option(rules), (one, other) => {
        const product = {
          ...lamp,
          sales_channel: { SR: offer({ follows: one }), CS: offer({ follows: other }) },
        };
        const [cells = {}] = productCells(product, { version: 1, category: '' });
        const { values, notes } = rowValues(cells);
        expect(notes).toEqual([]);
        const more = { isNew: false, categoryOf: () => null, photoOf: () => null };
        expect(editOfRows([values], product, more).sales_channel).toEqual(product.sales_channel);
      }),
    );
  });
});

describe('prices that are changed together', () => {
  it('follow 1,000 base prices to the centavo, in the cell as in the product', () => {
    fc.assert(
      fc.property(amount, percent, rounding, (base, size, ending) => {
        const rule = { percent: size, rounding: ending };
        const price = fromCentavos(base).toFixed(2);
        const cells = { price, price_SR: priceRuleText(rule) };
        expect(channelPriceOfCells(cells, 'SR')).toBe(followPrice(base, rule));
      }),
      { numRuns: 1000 },
    );
  });

  it('end as asked, and what has to be left is left after the commission, by the lowest such price', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 99 }), rounding, (left, commission, ending) => {
        const price = massPrice(null, { kind: 'leave', amount: left }, { rounding: ending, commission });
        const cells = {
          price: fromCentavos(price as typeof left).toFixed(2),
          commission: String(commission),
        };
        expect(marginOfCells(cells, 'SR')?.left).toBeGreaterThanOrEqual(left);
        const below = fromCentavos(centavos((price as number) - (ending === 'none' ? 1 : 100)));
        if (below > 0)
          expect(marginOfCells({ ...cells, price: below.toFixed(2) }, 'SR')?.left).toBeLessThan(left);
      }),
    );
  });

  it.each<readonly [number | null, PriceChange, number | null]>([
    [10_000, { kind: 'percent', percent: 5 }, 10_500],
    [10_000, { kind: 'percent', percent: -100 }, null],
    [10_000, { kind: 'add', amount: centavos(-2500) }, 7500],
    [10_000, { kind: 'add', amount: centavos(-10_000) }, null],
    [10_000, { kind: 'set', amount: centavos(0) }, null],
    [null, { kind: 'set', amount: centavos(4990) }, 4990],
    [null, { kind: 'percent', percent: 5 }, null],
    [10_000, { kind: 'leave', amount: centavos(5000) }, null],
  ])('of %j by %j is %j', (price, change, expected) => {
    expect(massPrice(price === null ? null : centavos(price), change, options)).toBe(expected);
  });

  it('raise what buyers pay: an offer goes along, and none is made', () => {
    const offers = fc.record({ list: amount, off: fc.integer({ min: 0, max: 90 }) });
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 60 }), ({ list, off }, up) => {
        const paid = centavos(Math.max(1, Math.round((list * (100 - off)) / 100)));
        const product = { ...lamp, price: fromCentavos(list), salePrice: fromCentavos(paid) };
        const [cells = {}] = productCells(product, { version: 1, category: '' });
        const change = { kind: 'price', change: { kind: 'percent', percent: up }, rounding: 'none' } as const;
        const after = edited(product, cellsEdited(cells, 'price', change) ?? {})?.product ?? product;
        expect(toCentavos(after.salePrice)).toBe(massPrice(paid, change.change, options));
        expect(after.salePrice).toBeLessThanOrEqual(after.price);
        if (paid === list) expect(after.salePrice).toBe(after.price);
      }),
    );
  });

  it('that fall or rise much, or lose, are asked about', () => {
    expect(priceHints(lamp, lamp)).toEqual([]);
    const cheap = { ...lamp, price: 90, salePrice: 90, sales_channel: { SR: offer({ salePrice: 300 }) } };
    expect(priceHints(lamp, cheap).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'price: Baja de $899.00 a $90.00: revisa que así sea',
      'price_SR: Sears: Baja de $899.00 a $300.00: revisa que así sea',
    ]);
    expect(priceHints(lamp, { ...lamp, salePrice: 450 })).toEqual([]);
    expect(priceHints({ ...lamp, cost: 500 }, { ...lamp, cost: 500, salePrice: 499 })).toMatchObject([
      { field: 'salePrice', message: 'Queda por debajo de tu costo, $500.00' },
    ]);
  });
});

describe('a table of products', () => {
  const heads = exportColumns(['Material']);
  const written = (rows: readonly Readonly<Record<string, string>>[]) =>
    [heads.map(({ head }) => head), ...rows.map((row) => heads.map(({ key }) => row[key] ?? ''))].map(
      (cells, at) => ({ row: at + 1, cells }),
    );

  it('has the rows of the file, and says where each product begins', () => {
    const rows = [lamp, { ...lamp, attributes: { Material: 'Barro' } }].flatMap((one) =>
      productCells(one, { version: 1, category: 'Hogar > Luz', commission: 12.5 }),
    );
    const read = exportedRows(written(rows));
    expect(read.rows.map(({ cells }) => cells)).toEqual(rows);
    expect(read.rows.map(({ first }) => first)).toEqual([0, 0, 2, 2]);
    expect(read.rows[0]?.cells).toMatchObject({ commission: '12.5', category: 'Hogar > Luz' });
    expect(Object.keys(rows[1] ?? {}).filter(isOfProduct)).toEqual([]);
    expect(exportedRows([]).rows).toEqual([]);
  });

  it('sends what changed and nothing else, an emptied cell emptied', () => {
    expect(edited(lamp, { cost: '' })?.cells).toEqual({
      sku: 'LM-1',
      name: 'Lámpara',
      control: 'v3 s4',
      cost: '[vaciar]',
    });
    expect(edited(lamp, { cost: '' })?.product).toEqual({ ...lamp, cost: null });
    expect(edited(lamp, {})).toBeNull();
    const inOffer = { ...lamp, salePrice: 799 };
    expect(edited(inOffer, { salePrice: '' })?.product).toMatchObject({ price: 899, salePrice: 899 });
    expect(edited(inOffer, { price: '849.00', salePrice: '' })?.product).toMatchObject({
      price: 849,
      salePrice: 849,
    });
  });

  it.each([
    ['name', { kind: 'replace', find: 'LÁM', text: 'Lam' }, { name: 'Lampara' }],
    ['name', { kind: 'replace', find: '.', text: 'x' }, {}],
    ['name', { kind: 'replace', find: '', text: 'x' }, null],
    ['brand', { kind: 'write', text: 'Sol' }, { brand: 'Sol' }],
    ['cost', { kind: 'clear' }, { cost: '' }],
    ['brand', { kind: 'clear' }, {}],
    ['price_SR', { kind: 'copy', from: 'cost' }, { price_SR: '410.00' }],
    ['price_SR', { kind: 'copy', from: 'brand' }, null],
    ['stock', { kind: 'pieces', more: 10 }, { stock: '14' }],
    ['stock', { kind: 'pieces', more: -5 }, null],
    ['brand', { kind: 'pieces', more: 5 }, null],
    ['price_CS', { kind: 'follow', rule: { percent: 8, rounding: '90' } }, { price_CS: '+8 % .90' }],
    [
      'price_SR',
      { kind: 'price', change: { kind: 'percent', percent: 10 }, rounding: '90' },
      { price_SR: '988.90' },
    ],
    ['price_CS', { kind: 'price', change: { kind: 'percent', percent: 10 }, rounding: '90' }, null],
  ] as const)('edits %s by %j', (key, edit, expected) => {
    const [cells = {}] = productCells(lamp, { version: 1, category: '' });
    expect(cellsEdited(cells, key, edit)).toEqual(expected);
  });
});
