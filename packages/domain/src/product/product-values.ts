import type { PriceRounding } from './price/follow-price.ts';

export interface ProductPhoto {
  readonly url: string;
  /** The order counts from 1. */
  readonly order: number;
}

export interface ProductVariation {
  readonly variationName: string;
  readonly variation_value: string;
}

export interface ProductSku {
  readonly sku: string;
  readonly stock: number;
  readonly variation: readonly ProductVariation[];
  readonly photos: readonly ProductPhoto[];
}

export interface ProductOffer {
  readonly active: boolean;
  /** MXN */
  readonly price: number;
  /** MXN */
  readonly salePrice: number;
  readonly category: string | null;
  readonly follows: { readonly percent: number; readonly rounding: PriceRounding } | null;
  /** Pieces that are withheld from the channel's stock. */
  readonly stockBuffer: number;
}

/** The channels that a product is offered at from here. */
export type OfferCode = 'CS' | 'SR' | 'SN';

/**
 * The values of a product that a merchant enters, by their names on the wire. Amounts are
 * MXN, lengths cm, weights kg.
 */
export interface ProductValues {
  readonly name: string;
  readonly description: string;
  readonly bullets: readonly string[];
  readonly photos: readonly ProductPhoto[];
  readonly brand: string | null;
  readonly category: string;
  readonly category_name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly universalId: string | null;
  readonly price: number;
  readonly salePrice: number;
  readonly cost: number | null;
  readonly dimensions: {
    readonly height: number;
    readonly width: number;
    readonly depth: number;
    readonly weight: number;
  };
  readonly sales_channel: { readonly [Code in OfferCode]?: ProductOffer | undefined };
  readonly shipping_method: string;
  readonly cartaPorte: string | null;
  readonly satUnit: string | null;
  readonly parentSku: string | null;
  readonly info_by_sku: readonly ProductSku[];
}

/** An attribute that a category has for its products. */
export interface CategoryAttribute {
  readonly name: string;
  readonly required: boolean;
  readonly type: 'text' | 'number' | 'list';
  /** The choices of an attribute with a list. */
  readonly values: readonly string[];
}

/** A fault of one field, by its name on the wire, with a dot before what is inside. */
export interface ProductFault {
  readonly field: string;
  readonly message: string;
}
