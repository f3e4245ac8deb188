import type { Centavos } from '@trastienda/domain';
import type { ShopStanding } from './order-status.ts';

/** Why an order is a case for a person, and not an order like another. A closed list: each has its own words on screen. */
export type OrderFault =
  | { readonly kind: 'other_currency'; readonly currency: string }
  | { readonly kind: 'other_country'; readonly country: string }
  | { readonly kind: 'no_lines' }
  | { readonly kind: 'nothing_to_ship' }
  | { readonly kind: 'bad_quantity'; readonly itemId: number; readonly quantity: string }
  | { readonly kind: 'too_many_pieces'; readonly pieces: number }
  | { readonly kind: 'unreadable_amount'; readonly field: string }
  /** The difference is what the parts are more than the total, or less where it is negative, in centavos. */
  | { readonly kind: 'total_mismatch'; readonly difference: Centavos }
  | { readonly kind: 'too_long'; readonly field: 'name' | 'address' | 'notes' }
  /** The shop names refunds that were not read, or refunds more pieces than it sold. */
  | { readonly kind: 'refund_mismatch' };

/** The points of an address that a merchant mends before she buys a guide. None of them keeps the order from coming. */
export type AddressDoubt =
  | 'no_street'
  | 'bad_postal_code'
  | 'unknown_postal_code'
  | 'no_suburb'
  | 'state_differs'
  | 'bad_phone';

/** The 13 fields of an order's destination, `null` where the shop says nothing. */
export interface MappedAddress {
  readonly street: string;
  readonly outdoorNumber: string | null;
  readonly interiorNumber: string | null;
  readonly suburb: string | null;
  readonly zipCode: string;
  readonly city: string | null;
  readonly borough: string | null;
  /** The product's key, MX-xxx. */
  readonly stateCode: string | null;
  readonly state: string | null;
  readonly betweenStreets: null;
  readonly notes: string | null;
  readonly phoneNumber: string | null;
  readonly addressee: string | null;
}

export interface ParcelSize {
  /** cm */ readonly height: number;
  /** cm */ readonly width: number;
  /** cm */ readonly depth: number;
  /** kg */ readonly weight: number;
}

/** One piece. */
export interface MappedLine {
  /** `wc{link}-{item}-{n}`, n from 1: the same for every reading of the order. */
  readonly id: string;
  /** The order's line in the shop, which a parcel names. */
  readonly itemId: number;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly sku: string;
  readonly name: string;
  /** The price that was paid for it, with tax. */
  readonly amount: Centavos;
  /** The same before discounts: `amount + discount`. */
  readonly salePrice: Centavos;
  readonly discount: Centavos;
  readonly size: ParcelSize;
  /** Whether the size is the store's usual parcel, as the shop has none for it. */
  readonly isUsualSize: boolean;
  readonly needsShipping: boolean;
  /** Money for it went back: it is not sent any more. */
  readonly isRefunded: boolean;
}

/** An order of the shop as ours. Times are instants in UTC (`2026-11-23T02:56:29Z`). */
export interface MappedOrder {
  readonly externalId: string;
  /** The number on screen, with the link's prefix. */
  readonly number: string;
  readonly rawStatus: string;
  readonly standing: ShopStanding;
  readonly purchasedAt: string | null;
  readonly paidAt: string | null;
  readonly completedAt: string | null;
  readonly modifiedAt: string | null;
  readonly clientName: string;
  readonly clientEmail: string | null;
  readonly address: MappedAddress;
  readonly addressDoubts: readonly AddressDoubt[];
  readonly lines: readonly MappedLine[];
  readonly currency: string;
  readonly paymentMethod: string;
  /** Without faults, the lines' amounts, shipping and fees are the total to the centavo. */
  readonly total: Centavos;
  readonly shipping: Centavos;
  readonly fees: Centavos;
  /** Discounts that are already taken from the lines' amounts. */
  readonly discount: Centavos;
  /** Names of the fees, for 'Otros cargos'. */
  readonly feeNames: readonly string[];
  readonly refunded: Centavos;
  readonly needsShipping: boolean;
  readonly faults: readonly OrderFault[];
}
