export interface ChargeableWeight {
  /** The larger of the two, in kg. */
  readonly weight: number;
  /** Weight that the carrier charges: `weight` rounded up to a whole kg. */
  readonly billed: number;
  readonly ruledBy: 'actual' | 'volumetric';
}

/**
 * Gives the weight that a carrier charges: the larger of actual and volumetric weight (kg), rounded up to a whole kg.
 * On a tie the actual weight rules. Source: calls.md 25.3.
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

function positive(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
