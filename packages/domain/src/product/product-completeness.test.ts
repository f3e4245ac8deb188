import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
