import type { MapContext } from './map-context.ts';
import type { ParcelSize } from './mapped-order.ts';
import type { WooProduct } from './schemas.ts';

const kilograms = { kg: 1, g: 0.001, lbs: 0.453_592_37, oz: 0.028_349_523_125 } as const;
const centimetres = { m: 100, cm: 1, mm: 0.1, in: 2.54, yd: 91.44 } as const;

/** A measure in our unit to the thousandth, `null` for none: 0 is what shops keep where nobody measured. */
function measure(text: string | null, factor: number): number | null {
  const value = Number((text ?? '').trim().replace(',', '.')) * factor;
  const rounded = Math.round(value * 1000) / 1000;
  return Number.isFinite(rounded) && rounded > 0 ? rounded : null;
}

/**
 * Gives the parcel of one piece in cm and kg. It is the product's where all four measures are there; a product that lacks some
 * has those of the usual parcel instead, since half a size is none.
 */
export function productSize(
  product: WooProduct | undefined,
  { weightUnit, dimensionUnit, usualSize }: Pick<MapContext, 'weightUnit' | 'dimensionUnit' | 'usualSize'>,
): { readonly size: ParcelSize; readonly isUsualSize: boolean } {
  const height = measure(product?.dimensions.height ?? null, centimetres[dimensionUnit]);
  const width = measure(product?.dimensions.width ?? null, centimetres[dimensionUnit]);
  const depth = measure(product?.dimensions.length ?? null, centimetres[dimensionUnit]);
  const weight = measure(product?.weight ?? null, kilograms[weightUnit]);
  return height === null || width === null || depth === null || weight === null
    ? { size: usualSize, isUsualSize: true }
    : { size: { height, width, depth, weight }, isUsualSize: false };
}
