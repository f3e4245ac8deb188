import type { ParcelSize } from './mapped-order.ts';
import type { WooProduct, WooRefund } from './schemas.ts';

/** A postal code as the catalogue knows it. */
export interface PostalPlace {
  readonly colonias: readonly string[];
  readonly borough: string | null;
  readonly city: string | null;
  /** The product's key of the state, MX-xxx. */
  readonly stateCode: string | null;
}

/** The facts that a mapping needs besides the order. */
export interface MapContext {
  /** The link's id: part of each line's own. */
  readonly linkId: string;
  /** Goes before the number where a store has two shops of one kind; `null` for the first. */
  readonly prefix: string | null;
  /** Gives what the catalogue has of five digits, `undefined` for none. */
  readonly placeOf: (postalCode: string) => PostalPlace | undefined;
  /** Gives the product, or the variation where the line has one; `undefined` for what was deleted or not read. */
  readonly productOf: (productId: number, variationId: number) => WooProduct | undefined;
  /** The refunds of the order, as the shop lists them. */
  readonly refunds: readonly WooRefund[];
  readonly weightUnit: 'kg' | 'g' | 'lbs' | 'oz';
  readonly dimensionUnit: 'm' | 'cm' | 'mm' | 'in' | 'yd';
  /** The store's usual parcel, for products without measures. */
  readonly usualSize: ParcelSize;
  /** The most pieces of an order. */
  readonly maxPieces: number;
}
