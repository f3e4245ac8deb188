import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { airWeight, chargeableWeight } from './chargeable-weight.ts';
import { totalWeight } from './total-weight.ts';
import { totalVolumetricWeight, volumetricDivisor, volumetricWeight } from './volumetric-weight.ts';

const side = fc.integer({ min: 1, max: 30_000 }).map((tenths) => tenths / 10);
const size = fc.record({ height: side, width: side, depth: side });
const quantity = fc.integer({ min: 1, max: 500 });

describe('volumetric weight', () => {
  test('is height × width × depth / 5000, in kg from cm (S5.18, S9.12)', () => {
    expect(volumetricDivisor).toBe(5000);
    expect(volumetricWeight({ height: 20, width: 30, depth: 25 })).toBe(3);
    expect(volumetricWeight({ height: 10, width: 30, depth: 25 })).toBe(1.5);
  });

  test('of a list counts each item times its quantity, once if it has none (S5.19)', () => {
    const parcel = { height: 20, width: 30, depth: 25 };
    expect(totalVolumetricWeight([{ ...parcel, quantity: 2 }, parcel])).toBe(9);
    expect(volumetricWeight(parcel, { quantity: 4 })).toBe(12);
    expect(totalVolumetricWeight([])).toBe(0);
  });

  test('is rounded to 2 decimals unless told otherwise (S5.20, S9.12)', () => {
    const parcel = { height: 11, width: 11, depth: 11 };
    expect(volumetricWeight(parcel)).toBe(0.27);
    expect(volumetricWeight(parcel, { decimals: 4 })).toBe(0.2662);
    expect(volumetricWeight(parcel, { decimals: 0 })).toBe(0);
    expect(volumetricWeight(parcel, { decimals: Number.NaN })).toBe(0);
    expect(volumetricWeight(parcel, { decimals: 99 })).toBe(0.2662);
    expect(volumetricWeight(parcel, { decimals: -3 })).toBe(0);
  });

  test('rounds half away from zero, exact on decimals', () => {
    // 1.005 kg, which a binary fraction would take for 1.00499…
    expect(volumetricWeight({ height: 50.25, width: 10, depth: 10 })).toBe(1.01);
  });

  test('of a list is rounded once, not item by item', () => {
    const light = { height: 2, width: 2, depth: 5 };
    expect(volumetricWeight(light)).toBe(0);
    expect(totalVolumetricWeight([light, light])).toBe(0.01);
  });

  test('of a form that is not yet filled is 0', () => {
    for (const bad of [Number.NaN, 0, -1, Number.POSITIVE_INFINITY]) {
      expect(volumetricWeight({ height: bad, width: 30, depth: 25 })).toBe(0);
      expect(volumetricWeight({ height: 20, width: 30, depth: 25 }, { quantity: bad })).toBe(0);
    }
  });

  test('stays a finite number for absurd sides', () => {
    expect(volumetricWeight({ height: 1e308, width: 1e308, depth: 1e308 })).toBe(Number.MAX_VALUE);
    expect(volumetricWeight({ height: 1e-7, width: 1, depth: 1 })).toBe(0);
  });

  it('agrees with whole-number arithmetic on tenths of a centimetre', () => {
    fc.assert(
      fc.property(size, quantity, (parcel, count) => {
        const [height, width, depth] = [parcel.height, parcel.width, parcel.depth].map((cm) =>
          BigInt(Math.round(cm * 10)),
        );
        const hundredths = (height! * width! * depth! * BigInt(count) * 100n * 2n + 5_000_000n) / 10_000_000n;
        expect(volumetricWeight(parcel, { quantity: count })).toBe(Number(hundredths) / 100);
      }),
    );
  });

  it('does not depend on which side is called height', () => {
    fc.assert(
      fc.property(size, ({ height, width, depth }) => {
        const turned = { height: depth, width: height, depth: width };
        expect(volumetricWeight(turned)).toBe(volumetricWeight({ height, width, depth }));
      }),
    );
  });

  it('of a list does not depend on its order, nor on whether equal parcels are listed or counted', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (parcels, count) => {
        const listed = parcels.flatMap((parcel) => Array.from({ length: count }, () => parcel));
        const counted = parcels.map((parcel) => ({ ...parcel, quantity: count }));
        expect(totalVolumetricWeight(listed.toReversed())).toBe(totalVolumetricWeight(counted));
      }),
    );
  });

  it('never shrinks when a side grows', () => {
    fc.assert(
      fc.property(size, side, (parcel, more) => {
        const grown = { ...parcel, depth: parcel.depth + more };
        expect(volumetricWeight(grown)).toBeGreaterThanOrEqual(volumetricWeight(parcel));
      }),
    );
  });
});

describe('chargeable weight', () => {
  test('is the larger of the two, billed in whole kg', () => {
    expect(chargeableWeight({ actual: 3.01, volumetric: 3 })).toEqual({
      weight: 3.01,
      billed: 4,
      ruledBy: 'actual',
    });
    expect(chargeableWeight({ actual: 3, volumetric: 3 })).toEqual({
      weight: 3,
      billed: 3,
      ruledBy: 'actual',
    });
    expect(chargeableWeight({ actual: 1, volumetric: 2.5 })).toEqual({
      weight: 2.5,
      billed: 3,
      ruledBy: 'volumetric',
    });
  });

  test('counts what is no weight as none', () => {
    expect(chargeableWeight({ actual: -2, volumetric: -3 }).weight).toBe(0);
    expect(chargeableWeight({ actual: Number.NaN, volumetric: -2 })).toEqual({
      weight: 0,
      billed: 0,
      ruledBy: 'actual',
    });
    expect(chargeableWeight({ actual: 0.5, volumetric: Number.POSITIVE_INFINITY }).weight).toBe(0.5);
  });

  it('is at least both, and less than a kg is added by rounding up', () => {
    const kilograms = fc.integer({ min: 0, max: 1_000_000 }).map((grams) => grams / 1000);
    fc.assert(
      fc.property(kilograms, kilograms, (actual, volumetric) => {
        const { weight, billed } = chargeableWeight({ actual, volumetric });
        expect(weight).toBe(Math.max(actual, volumetric));
        expect(billed).toBeGreaterThanOrEqual(weight);
        expect(billed - weight).toBeLessThan(1);
      }),
    );
  });
});

describe('what parcels weigh together', () => {
  test('is exact to the gram, whatever floats make of it', () => {
    expect(totalWeight([0.1, 0.2])).toBe(0.3);
    expect(totalWeight(Array.from({ length: 500 }, () => 1.1))).toBe(550);
    expect(totalWeight([])).toBe(0);
  });
});

describe('air that is paid for (D394)', () => {
  test('is what is charged beyond the weight, from more than twice it', () => {
    expect(airWeight({ actual: 13.5, volumetric: 38.08 })).toBe(25);
    expect(airWeight({ actual: 4, volumetric: 8 })).toBe(0);
    expect(airWeight({ actual: 4, volumetric: 8.01 })).toBe(5);
    expect(airWeight({ actual: 0, volumetric: 8 })).toBe(0);
  });

  it('is never more than what is charged, and none where the weight rules', () => {
    const kilograms = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(kilograms, kilograms, (actual, volumetric) => {
        const air = airWeight({ actual, volumetric });
        const { billed, ruledBy } = chargeableWeight({ actual, volumetric });
        expect(air).toBeGreaterThanOrEqual(0);
        expect(air).toBeLessThanOrEqual(billed);
        if (ruledBy === 'actual') expect(air).toBe(0);
      }),
    );
  });
});
