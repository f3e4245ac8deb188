import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chargeableWeight } from './chargeable-weight.ts';
import { volumetricWeight } from './volumetric-weight.ts';
import { type PieceSize, proposeParcel } from './propose-parcel.ts';

const side = fc.integer({ min: 5, max: 900 }).map((tenths) => tenths / 10);
const piece = fc.record({
  height: side,
  width: side,
  depth: side,
  weight: fc.integer({ min: 10, max: 20_000 }).map((grams) => grams / 1000),
});
const pieces = fc.array(piece, { minLength: 1, maxLength: 12 });

const sides = ({ height, width, depth }: PieceSize) => [height, width, depth].toSorted((a, b) => a - b);
const room = (one: PieceSize) => one.height * one.width * one.depth;
const billed = (one: PieceSize, actual = one.weight) =>
  chargeableWeight({ actual, volumetric: volumetricWeight(one, { decimals: 10 }) }).billed;
const proposed = (goods: readonly PieceSize[]): PieceSize => {
  const parcel = proposeParcel(goods);
  if (!parcel) throw new Error('nothing proposed');
  return parcel;
};
const stackOf = (goods: readonly PieceSize[]) => {
  const each = goods.map(sides);
  const widest = (at: number) => Math.max(...each.map((one) => one[at] ?? 0));
  return {
    height: each.reduce((sum, [shortest = 0]) => sum + shortest, 0),
    width: widest(1),
    depth: widest(2),
    weight: goods.reduce((sum, one) => sum + one.weight, 0),
  };
};

describe('the parcel that is proposed', () => {
  test('is the smallest common box that holds the goods', () => {
    const cup = { height: 14, width: 9, depth: 18, weight: 1 };
    expect(proposed([cup])).toEqual({ height: 10, width: 15, depth: 20, weight: 1 });
    expect(proposed([{ height: 1, width: 20, depth: 30, weight: 0.3 }])).toMatchObject({
      height: 2,
      depth: 35,
    });
  });

  test('is cut to measure where a common box would be charged for too much air', () => {
    const long = { height: 12, width: 12, depth: 48, weight: 1.4 };
    expect(proposed([long])).toEqual({ height: 12, width: 12, depth: 48, weight: 1.4 });
    const large = { height: 45, width: 50, depth: 70, weight: 12 };
    expect(proposed([large])).toEqual(large);
  });

  test('lays pieces side by side, not all of them on the longest', () => {
    const flat = { height: 2, width: 30, depth: 60, weight: 4 };
    const cube = { height: 20, width: 20, depth: 20, weight: 3 };
    // On one another they would be 42 × 30 × 60.
    expect(room(proposed([flat, cube, cube]))).toBeLessThan(42 * 30 * 60);
    const light = { ...cube, weight: 0.5 };
    expect(sides(proposed([light, light, light, light]))).toEqual([20, 40, 40]);
  });

  test('is none without the measures of every piece', () => {
    expect(proposeParcel([])).toBeNull();
    for (const unknown of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(proposeParcel([{ height: unknown, width: 10, depth: 10, weight: 1 }])).toBeNull();
    }
  });

  it('is never smaller than a piece, and has room for all of them', () => {
    fc.assert(
      fc.property(pieces, (goods) => {
        const parcel = proposed(goods);
        for (const one of goods) {
          for (const [at, length] of sides(one).entries()) {
            expect(sides(parcel)[at]).toBeGreaterThanOrEqual(length);
          }
        }
        const sum = goods.reduce((total, one) => total + room(one), 0);
        expect(room(parcel)).toBeGreaterThanOrEqual(sum * 0.999_999);
      }),
    );
  });

  it('is charged for no more than the stack of the pieces, or one and a half times their weight', () => {
    fc.assert(
      fc.property(pieces, (goods) => {
        const parcel = proposed(goods);
        // Sides are whole millimetres; the stack of such sides is exact but for a float's last digit.
        const bound = Math.max(billed(stackOf(goods)), parcel.weight * 1.5);
        expect(billed(parcel)).toBeLessThanOrEqual(bound);
      }),
    );
  });

  it('does not depend on which side is called height', () => {
    fc.assert(
      fc.property(pieces, (goods) => {
        const turned = goods.map((one) => ({ ...one, height: one.depth, depth: one.height }));
        expect(proposeParcel(turned)).toEqual(proposeParcel(goods));
      }),
    );
  });

  it('is found at once for many pieces', () => {
    const many = Array.from({ length: 500 }, () => ({ height: 2, width: 3, depth: 5, weight: 0.1 }));
    const parcel = proposed(many);
    expect(parcel.weight).toBe(50);
    expect(room(parcel)).toBeLessThan(500 * 30 * 1.7);
  });
});
