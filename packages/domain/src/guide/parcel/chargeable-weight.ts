export interface ChargeableWeight {
  /** The larger of the two, in kg. */
  readonly weight: number;
  /** Weight that the carrier charges: `weight` rounded up to a whole kg. */
  readonly billed: number;
  readonly ruledBy: 'actual' | 'volumetric';
}

/**
 * Gives the weight that a carrier charges: the larger of actual and volumetric weight (kg), rounded up to a whole kg.
 * On a tie the actual weight rules.
 * @example chargeableWeight({ actual: 1.2, volumetric: 3 }) // => { weight: 3, billed: 3, ruledBy: 'volumetric' }
 */
export function chargeableWeight(kilograms: {
  readonly actual: number;
  readonly volumetric: number;
}): ChargeableWeight {
  const actual = positive(kilograms.actual);
  const volumetric = positive(kilograms.volumetric);
  const ruledBy = volumetric > actual ? 'volumetric' : 'actual';
  const weight = Math.max(actual, volumetric);
  return { weight, billed: Math.ceil(weight), ruledBy };
}

/** A parcel that is charged for more than this many times what it weighs pays for air. */
const airFrom = 2;

/**
 * Gives the kg that a parcel is charged for beyond its own weight, both rounded up as the carrier does, where its volume
 * weighs more than twice what is in it; else 0. A half-filled form pays for no air yet.
 * @example airWeight({ actual: 13.5, volumetric: 38.08 }) // => 25
 * @example airWeight({ actual: 2, volumetric: 4 }) // => 0
 */
export function airWeight(kilograms: { readonly actual: number; readonly volumetric: number }): number {
  const actual = positive(kilograms.actual);
  if (actual === 0 || positive(kilograms.volumetric) <= actual * airFrom) return 0;
  return chargeableWeight(kilograms).billed - Math.ceil(actual);
}

function positive(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
