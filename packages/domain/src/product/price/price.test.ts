import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centavos, fromCentavos } from '../../money/centavos.ts';
import { channelMargin, leastPrice } from './channel-margin.ts';
import { editedPrice } from './edited-price.ts';
import { followPrice, priceRoundings } from './follow-price.ts';
import { suspiciousPrice } from './suspicious-price.ts';

const amount = fc.integer({ min: 10_000, max: 100_000_000 }).map(centavos);

describe('a price that follows (D269)', () => {
  test.each([
    [89_900, 8, 'none', 97_092],
    [89_900, 8, 'peso', 97_100],
    [89_900, 8, '90', 97_090],
    [89_900, 8, '99', 97_099],
    [100, -90, '90', 90],
    [10, -90, 'peso', 100],
    [5, -90, 'none', 1],
    [0, 8, '90', 0],
  ] as const)('of %d, %d %% and %s is %d', (base, percent, rounding, expected) => {
    expect(followPrice(centavos(base), { percent, rounding })).toBe(expected);
  });

  it('ends as it was asked to, within half a peso, and is never nothing', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: -90, max: 900 }),
        fc.constantFrom(...priceRoundings),
        (base, percent, rounding) => {
          const price = followPrice(base, { percent, rounding });
          const exact = base + Math.round((base * percent) / 100);
          expect(price).toBeGreaterThan(0);
          if (rounding !== 'none') expect(price % 100).toBe(rounding === 'peso' ? 0 : Number(rounding));
          expect(Math.abs(price - exact)).toBeLessThanOrEqual(rounding === 'none' ? 1 : 50);
        },
      ),
    );
  });
});

describe('what a channel leaves', () => {
  it('is known without the cost too', () => {
    expect(channelMargin({ price: centavos(89_900), commission: 15, cost: null })).toMatchObject({
      left: 76_415,
      gain: null,
      gainPercent: null,
      leastPrice: null,
    });
    expect(channelMargin({ price: centavos(0), commission: 15, cost: centavos(100) })).toMatchObject({
      gain: -100,
      gainPercent: null,
    });
  });

  it('at the lowest price is the cost at least, and at one centavo less it is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }).map(centavos),
        fc.integer({ min: 0, max: 400 }),
        (cost, quarters) => {
          const commission = quarters / 4;
          const price = leastPrice(cost, commission);
          expect(price === null).toBe(commission >= 100);
          if (price === null) return;
          const leaves = (one: number) =>
            channelMargin({ price: centavos(one), commission, cost }).gain as number;
          expect(leaves(price)).toBeGreaterThanOrEqual(0);
          expect(leaves(price - 1)).toBeLessThan(0);
        },
      ),
    );
    expect(leastPrice(centavos(100), Number.NaN)).toBeNull();
  });
});

test.each([
  [129_900, 12_900, null, 'Baja de $1,299.00 a $129.00: revisa que así sea'],
  [12_900, 129_900, null, 'Sube de $129.00 a $1,299.00: revisa que así sea'],
  [10_000, 5_000, null, null],
  [10_000, 20_000, null, null],
  [0, 20_000, null, null],
  [null, 20_000, 20_000, null],
  [null, 20_000, 20_001, 'Queda por debajo de tu costo, $200.01'],
] as const)('a price of %s that becomes %d, at a cost of %s: %s', (before, after, cost, told) => {
  const money = (one: number | null) => (one === null ? null : centavos(one));
  expect(suspiciousPrice({ before: money(before), after: centavos(after), cost: money(cost) })).toBe(told);
});

describe('an amount typed over the price that buyers pay', () => {
  it('moves both prices of a product without an offer, and invents none', () => {
    fc.assert(
      fc.property(amount, amount, (before, after) => {
        const mxn = fromCentavos(before);
        expect(editedPrice({ price: mxn, salePrice: mxn }, fromCentavos(after).toFixed(2))).toEqual({
          ok: true,
          value: { price: fromCentavos(after), salePrice: fromCentavos(after) },
        });
      }),
    );
  });

  it('is the offer of a product that has one, and never above its price', () => {
    const offer = { price: 689, salePrice: 599 };
    expect(editedPrice(offer, '579.5')).toEqual({ ok: true, value: { price: 689, salePrice: 579.5 } });
    expect(editedPrice(offer, '689')).toEqual({ ok: true, value: { price: 689, salePrice: 689 } });
    expect(editedPrice(offer, '689.01')).toMatchObject({ ok: false, error: { code: 'above_price' } });
  });

  test.each([
    ['', 'empty'],
    ['0', 'too_small'],
    ['-5', 'too_small'],
    ['1.005', 'too_precise'],
    ['10000000', 'too_large'],
  ])('«%s» is none', (typed, code) => {
    expect(editedPrice({ price: 499, salePrice: 499 }, typed)).toMatchObject({ ok: false, error: { code } });
  });
});
