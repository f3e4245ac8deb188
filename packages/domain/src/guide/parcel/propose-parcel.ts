import { chargeableWeight } from './chargeable-weight.ts';
import { commonBoxes } from './common-boxes.ts';
import { type ParcelSize, volumetricWeight } from './volumetric-weight.ts';
import { totalWeight } from './total-weight.ts';

/** A piece of goods: its sides in cm, its weight in kg. */
export interface PieceSize extends ParcelSize {
  readonly weight: number;
}

/** Sides in cm, from the shortest to the longest. */
type Sides = readonly [number, number, number];

/** A common box may be charged for this many times what its goods weigh; a larger one is cut to measure. */
const acceptedCharge = 1.5;
/** More blocks than this are joined by twos before every pair is tried. */
const maxTried = 24;

const volume = ([a, b, c]: Sides): number => a * b * c;
const sorted = (a: number, b: number, c: number): Sides => {
  const [first = 0, second = 0, third = 0] = [a, b, c].toSorted((x, y) => x - y);
  return [first, second, third];
};
const holds = (box: Sides, [a, b, c]: Sides): boolean => a <= box[0] && b <= box[1] && c <= box[2];
const billed = (sides: Sides, actual: number): number =>
  chargeableWeight({
    actual,
    volumetric: volumetricWeight({ height: sides[0], width: sides[1], depth: sides[2] }, { decimals: 10 }),
  }).billed;

/** Two blocks side by side, along the side that takes the least room; of equal ones, the least long. */
function joined(one: Sides, other: Sides): Sides {
  const across = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.max(one[2], other[2]),
  ] as const;
  const ways = [
    sorted(one[0] + other[0], across[1], across[2]),
    sorted(across[0], one[1] + other[1], across[2]),
    sorted(across[0], across[1], one[2] + other[2]),
  ] as const;
  return ways.reduce((best, way) => {
    const more = volume(way) - volume(best);
    return more < 0 || (more === 0 && way[2] < best[2]) ? way : best;
  });
}

/** The pieces laid together, always the two that leave the least air. */
function packed(pieces: readonly Sides[]): Sides {
  let blocks = pieces.toSorted((a, b) => volume(b) - volume(a));
  while (blocks.length > maxTried) {
    const pairs: Sides[] = [];
    for (let at = 0; at < blocks.length; at += 2) {
      const [one, other] = blocks.slice(at, at + 2);
      if (one) pairs.push(other ? joined(one, other) : one);
    }
    blocks = pairs;
  }
  while (blocks.length > 1) {
    let best: { readonly block: Sides; readonly air: number; readonly of: readonly Sides[] } | null = null;
    for (const [at, one] of blocks.entries()) {
      for (const other of blocks.slice(at + 1)) {
        const block = joined(one, other);
        const air = volume(block) - volume(one) - volume(other);
        if (best === null || air < best.air) best = { block, air, of: [one, other] };
      }
    }
    if (best === null) break;
    const { block, of } = best;
    const left = [...blocks];
    for (const used of of) left.splice(left.indexOf(used), 1);
    blocks = [...left, block];
  }
  return blocks[0] ?? [0, 0, 0];
}

const stacked = (pieces: readonly Sides[]): Sides =>
  sorted(
    pieces.reduce((sum, [shortest]) => sum + shortest, 0),
    Math.max(...pieces.map(([, middle]) => middle)),
    Math.max(...pieces.map(([, , longest]) => longest)),
  );

/**
 * The parcel that a packer would take for these pieces: the smallest common box that holds them laid together, as long
 * as it is not charged for more than one and a half times what they weigh; else a box cut to their measure. Sides in
 * cm, shortest first as height; weight in kg. `null` where a piece has no measures.
 * @example proposeParcel([{ height: 9, width: 14, depth: 18, weight: 1 }]) // => { height: 10, width: 15, depth: 20, weight: 1 }
 */
export function proposeParcel(pieces: readonly PieceSize[]): PieceSize | null {
  const sides = pieces.map(({ height, width, depth }) => sorted(height, width, depth));
  if (sides.length === 0 || sides.some(([shortest, , longest]) => !(shortest > 0 && longest < Infinity))) {
    return null;
  }
  const weight = totalWeight(pieces.map((piece) => piece.weight));
  const together = packed(sides);
  const pile = stacked(sides);
  const least = volume(pile) < volume(together) ? pile : together;
  // A float's last digit is no hundredth of a centimetre.
  const up = (side: number) => Math.ceil(Number((side * 10).toFixed(6))) / 10;
  const tight: Sides = [up(least[0]), up(least[1]), up(least[2])];
  const accepted = Math.max(billed(tight, weight), weight * acceptedCharge);
  const box =
    commonBoxes.find(({ sides: common }) => holds(common, tight) && billed(common, weight) <= accepted)
      ?.sides ?? tight;
  return { height: box[0], width: box[1], depth: box[2], weight };
}
