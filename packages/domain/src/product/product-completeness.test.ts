import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankProduct } from './blank-product.ts';
import { channelBlockers } from './channel-readiness.ts';
import { missingHints, productCompleteness, type ProductContent } from './product-completeness.ts';

const whole: ProductContent = {
  name: 'Juego de 6 vasos de vidrio soplado azul',
  description: 'x'.repeat(150),
  bullets: ['a', 'b', 'c'],
  photos: [1, 2, 3],
  brand: 'Casa Lumbre',
  category: 'cat-21',
  attributes: { Material: 'Vidrio' },
  dimensions: { height: 10, width: 8, depth: 8, weight: 0.4 },
  universalId: '7501234567893',
  cartaPorte: '52152100',
  salePrice: 899,
  stock: 1,
};
const empty: ProductContent = {
  ...whole,
  name: '',
  description: '',
  bullets: [],
  photos: [],
  brand: null,
  category: '',
  attributes: {},
  dimensions: { height: 0, width: 8, depth: 8, weight: 0.4 },
  universalId: null,
  cartaPorte: null,
  salePrice: 0,
  stock: 0,
};

const asked = [
  { name: 'Material', required: true, type: 'list' as const, values: ['Vidrio', 'Cristal'] },
  { name: 'Color', required: false, type: 'text' as const, values: [] },
];

describe('an attribute that the variations say (D396)', () => {
  const required = [{ name: 'Color', required: true, type: 'list' as const, values: ['Azul'] }];
  const row = (sku: string, ...variation: (readonly [string, string])[]) => ({
    sku,
    stock: 2,
    photos: [],
    variation: variation.map(([variationName, variation_value]) => ({ variationName, variation_value })),
  });
  const blockersOf = (info_by_sku: readonly ReturnType<typeof row>[]) =>
    channelBlockers(
      { ...blankProduct, ...whole, photos: [{ url: '/a.jpg', order: 1 }], attributes: {}, info_by_sku },
      'SR',
      { available: ['SR'], attributes: required },
    );

  it('is asked no more, whatever its case, where each SKU has it', () => {
    const rows = [row('R-AZ', ['color', 'Azul']), row('R-RJ', ['COLOR', 'Rojo'])];
    expect(blockersOf(rows)).toEqual([]);
    const { missing } = productCompleteness({ ...whole, attributes: {}, info_by_sku: rows }, required);
    expect(missing).not.toContain('attributes');
    expect(missing).not.toContain('allAttributes');
  });

  it('is asked where a SKU lacks it, and of a product without variations', () => {
    const lacks = [{ field: 'attributes.Color', message: 'Falta Color' }];
    expect(blockersOf([row('R-AZ', ['Color', 'Azul']), row('R-RJ', ['Color', ' '])])).toEqual(lacks);
    expect(blockersOf([row('R-AZ', ['Talla', 'M'])])).toEqual(lacks);
    expect(blockersOf([row('R-AZ')])).toEqual(lacks);
  });
});

describe('how complete a listing is', () => {
  it('is 100 with all of it and 0 with none', () => {
    expect(productCompleteness(whole)).toEqual({ percent: 100, missing: [] });
    expect(productCompleteness(empty).percent).toBe(0);
  });

  it('grows with each thing that is added, and says what is left', () => {
    const fields = Object.keys(whole) as (keyof ProductContent)[];
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (order) => {
        const product = { ...empty };
        let before = productCompleteness(product);
        for (const field of order.filter((one) => one !== 'attributes')) {
          Object.assign(product, { [field]: whole[field] });
          const now = productCompleteness(product);
          expect(now.percent).toBeGreaterThan(before.percent);
          expect(now.missing.length).toBeLessThan(before.missing.length);
          before = now;
        }
        expect(before).toEqual({ percent: 100, missing: [] });
      }),
    );
  });

  it('knows what its category asks: what it must have, and all of it', () => {
    const lacks = (attributes: Record<string, string>) =>
      productCompleteness({ ...whole, attributes }, asked).missing;
    expect(lacks({ Material: 'Vidrio', Color: 'Azul' })).toEqual([]);
    expect(lacks({ Material: 'Vidrio' })).toEqual(['allAttributes']);
    expect(lacks({ Material: ' ' })).toEqual(['attributes', 'allAttributes']);
  });

  it('says where to add what is missing, and what it is worth', () => {
    const { percent, missing } = productCompleteness({ ...whole, brand: null, universalId: null });
    const hints = missingHints([...missing, 'unknown']);
    expect(hints.map(({ lack, field }) => [lack, field])).toEqual([
      ['brand', 'brand'],
      ['universalId', 'universalId'],
    ]);
    expect(percent + (hints[0]?.gain ?? 0)).toBe(productCompleteness({ ...whole, brand: null }).percent);
    expect(missingHints([])).toEqual([]);
  });
});
