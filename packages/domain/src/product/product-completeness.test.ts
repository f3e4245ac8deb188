import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productCompleteness, type ProductContent } from './product-completeness.ts';

const whole: ProductContent = {
  name: 'Juego de 6 vasos de vidrio soplado azul',
  description: 'x'.repeat(150),
  bullets: ['a', 'b', 'c'],
  photos: [1, 2, 3],
  brand: 'Casa Lumbre',
  category: 'cat-21',
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
  universalId: null,
  cartaPorte: null,
  salePrice: 0,
  stock: 0,
};

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
        for (const field of order) {
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
});
