import {
  addDecimals,
  type Decimal,
  decimalOf,
  multiplyDecimals,
  roundedUnits,
} from '../../internal/decimal.ts';

/** cm³ that weigh one kg. */
export const volumetricDivisor = 5000;

/** A parcel's sides in cm. */
export interface ParcelSize {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}

export interface WeighingOptions {
  /** The result is rounded to this many places, 0 to 10. Default: 2. */
  readonly decimals?: number;
}

/**
 * Volumetric weight in kg of `quantity` equal parcels: height × width × depth (cm) / 5000, rounded half
 * away from zero, exact on decimals. A side or quantity that is no finite number above 0 makes it 0, so that
 * a half-filled form weighs nothing yet.
 * @example volumetricWeight({ height: 20, width: 30, depth: 25 }) // => 3
 * @example volumetricWeight({ height: 10, width: 30, depth: 25.5 }, { quantity: 3, decimals: 1 }) // => 4.6
 */
export function volumetricWeight(
  size: ParcelSize,
  options: WeighingOptions & { readonly quantity?: number } = {},
): number {
  return totalVolumetricWeight([{ ...size, quantity: options.quantity ?? 1 }], options);
}

/**
 * Volumetric weight in kg of a list: the unrounded sum of each item times its quantity (1 if missing),
 * rounded once.
 * @example totalVolumetricWeight([{ height: 20, width: 30, depth: 25, quantity: 2 }]) // => 6
 */
export function totalVolumetricWeight(
  items: readonly (ParcelSize & { readonly quantity?: number })[],
  { decimals = 2 }: WeighingOptions = {},
): number {
  const places = Math.min(10, Math.max(0, Math.trunc(decimals) || 0));
  let total: Decimal = { units: 0n, scale: 0 };
  for (const { height, width, depth, quantity = 1 } of items) {
    const factors = [height, width, depth, quantity].map((factor) =>
      decimalOf(Number.isFinite(factor) ? Math.max(0, factor) : 0),
    );
    total = addDecimals(total, factors.reduce(multiplyDecimals));
  }
  // Dividing by 5000 is doubling and moving the point by four places, which keeps the sum exact.
  const kilograms: Decimal = { units: total.units * 2n, scale: total.scale + 4 };
  return Math.min(Number.MAX_VALUE, Number(`${roundedUnits(kilograms, places)}e-${places}`));
}
