/**
 * What the emulated shop keeps. Amounts are centavos, net of tax and tax apart, as WooCommerce keeps them; taxes have fractions of
 * them in a shop that rounds at the subtotal.
 */
export interface Address {
  first_name: string;
  last_name: string;
  company: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  phone: string;
  email?: string;
}

export interface Amount {
  readonly net: number;
  readonly tax: number;
}

export interface Item {
  readonly id: number;
  readonly productId: number;
  readonly variationId: number;
  readonly name: string;
  readonly parentName: string | null;
  readonly sku: string;
  readonly quantity: number;
  readonly before: Amount;
  readonly paid: Amount;
  readonly meta: readonly Meta[];
}

export interface Extra {
  readonly id: number;
  readonly name: string;
  readonly amount: Amount;
}

export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly percent: number;
  readonly discount: Amount;
}

export interface Meta {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
}

export interface Refund {
  readonly id: number;
  readonly at: number;
  readonly amount: number;
  readonly reason: string;
  readonly items: readonly {
    readonly id: number;
    readonly of: Item;
    readonly pieces: number;
    readonly net: number;
  }[];
}

export interface Note {
  readonly id: number;
  readonly at: number;
  readonly text: string;
  readonly isForCustomer: boolean;
}

export interface Fulfillment {
  readonly id: number;
  readonly at: number;
  readonly isFulfilled: boolean;
  readonly meta: readonly Meta[];
}

export interface Order {
  readonly id: number;
  status: string;
  readonly currency: string;
  /** Seconds since 1970, in GMT. */
  readonly createdAt: number;
  modifiedAt: number;
  /** The local second of the last change, by the zone of that moment: what the shop sorts by. */
  sortKey: number;
  paidAt: number | null;
  completedAt: number | null;
  readonly key: string;
  billing: Address;
  shipping: Address;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  customerNote: string;
  readonly items: readonly Item[];
  readonly shippingLines: readonly Extra[];
  readonly feeLines: readonly Extra[];
  readonly coupons: readonly Coupon[];
  meta: Meta[];
  refunds: Refund[];
  notes: Note[];
  fulfillments: Fulfillment[];
}

export interface Product {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly sku: string;
  /** With tax. */
  readonly price: number;
  readonly isVirtual: boolean;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export interface Webhook {
  readonly id: number;
  name: string;
  status: 'active' | 'paused' | 'disabled';
  topic: string;
  deliveryUrl: string;
  secret: string;
  failures: number;
  readonly createdAt: number;
  modifiedAt: number;
}

/** An answer before it becomes bytes. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
