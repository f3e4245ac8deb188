import type { Address, Amount, Coupon, Extra, Item, Meta, Order, Product, Refund, Webhook } from './model.ts';

const vat = 0.16;

export const noAddress = (): Address => ({
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
});

/** Splits an amount with tax; abroad the same goods cost their net price. */
const splitGross = (gross: number, isTaxed: boolean): Amount => {
  const net = Math.round(gross / (1 + vat));
  return { net, tax: isTaxed ? gross - net : 0 };
};
const addTax = (net: number, isTaxed: boolean, isRounded: boolean): Amount => ({
  net,
  tax: isTaxed ? (isRounded ? Math.round(net * vat) : net * vat) : 0,
});

export interface OrderWish {
  readonly status?: string;
  readonly isPaid?: boolean;
  readonly currency?: string;
  readonly billing?: Partial<Address>;
  readonly shipping?: Partial<Address>;
  readonly paymentMethod?: string;
  readonly paymentTitle?: string;
  readonly customerNote?: string;
  readonly items: readonly {
    readonly productId: number;
    readonly variationId?: number;
    readonly quantity: number;
    /** Net, where it is not the product's price. */
    readonly net?: number;
  }[];
  readonly shippingLines?: readonly { readonly name: string; readonly net: number }[];
  readonly feeLines?: readonly { readonly name: string; readonly net: number }[];
  readonly coupons?: readonly string[];
}

export interface ShopSettings {
  /** The site's zone, in minutes east of Greenwich. */
  zone: number;
  /** Whether the shop offers the interface of parcels. */
  hasFulfillments: boolean;
  /** How the shop sorts what changed in the same second: databases promise nothing. */
  ties: 'by id' | 'shuffled';
  version: string;
  currency: string;
  /** Whether taxes keep their fractions of centavos, and only sums are rounded. */
  roundsAtSubtotal: boolean;
}

/** What a change of an order rings. */
export type ShopEvent = 'created' | 'updated' | 'deleted' | 'restored';

/** The state of the emulated shop, and the few ways in which it changes. */
export class Shop {
  readonly settings: ShopSettings;
  readonly orders = new Map<number, Order>();
  /** Orders that the shop cannot load: lists count them and leave them out. */
  readonly broken = new Set<number>();
  readonly products = new Map<number, Product>();
  readonly webhooks = new Map<number, Webhook>();
  /** Percents off by coupon. */
  readonly coupons = new Map<string, number>();
  readonly #listeners: ((event: ShopEvent, order: Order) => void)[] = [];
  readonly #now: () => number;
  #seed = 1;
  #lastId = 9;
  #lastItemId = 0;
  #lastWebhookId = 0;
  #lastMetaId = 100;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number, settings: Partial<ShopSettings> = {}) {
    this.#now = now;
    this.settings = {
      zone: -360,
      hasFulfillments: false,
      ties: 'by id',
      version: '11.0.1',
      currency: 'MXN',
      roundsAtSubtotal: false,
      ...settings,
    };
  }

  onChange(listener: (event: ShopEvent, order: Order) => void): void {
    this.#listeners.push(listener);
  }

  /** Seconds since 1970. */
  now(): number {
    return Math.floor(this.#now() / 1000);
  }

  /** Numbers from 0 to 1 that are the same in every run. */
  random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  nextItemId(): number {
    this.#lastItemId += 1;
    return this.#lastItemId;
  }

  /** No id is given twice, also where webhooks were deleted. */
  nextWebhookId(): number {
    this.#lastWebhookId += 1;
    return this.#lastWebhookId;
  }

  meta(key: string, value: unknown): Meta {
    this.#lastMetaId += 1;
    return { id: this.#lastMetaId, key, value };
  }

  addProduct(product: Omit<Product, 'id' | 'parentId'> & { readonly parentId?: number }): Product {
    const made = { parentId: 0, ...product, id: this.nextId() };
    this.products.set(made.id, made);
    return made;
  }

  #item(wish: OrderWish['items'][number], percentOff: number, isTaxed: boolean): Item {
    const product = this.products.get(wish.variationId || wish.productId);
    const parent = product?.parentId ? this.products.get(product.parentId) : undefined;
    const gross = (product?.price ?? 0) * wish.quantity;
    const off = Math.round((gross * percentOff) / 100);
    const given = wish.net === undefined ? null : addTax(wish.net, isTaxed, !this.settings.roundsAtSubtotal);
    return {
      id: this.nextItemId(),
      productId: wish.productId,
      variationId: wish.variationId ?? 0,
      name: parent ? `${parent.name} - ${product?.name ?? ''}` : (product?.name ?? ''),
      parentName: parent?.name ?? null,
      sku: product?.sku ?? '',
      quantity: wish.quantity,
      before: given ?? splitGross(gross, isTaxed),
      paid: given ?? splitGross(gross - off, isTaxed),
      meta: parent ? [this.meta('talla', product?.name ?? '')] : [],
    };
  }

  createOrder(wish: OrderWish): Order {
    const id = this.nextId();
    const shipping = { ...noAddress(), ...wish.shipping };
    const billing = { ...noAddress(), email: '', ...wish.billing };
    const isTaxed = ['', 'MX'].includes(shipping.country || billing.country);
    const percentOff = (wish.coupons ?? []).reduce((sum, code) => sum + (this.coupons.get(code) ?? 0), 0);
    const items = wish.items.map((item) => this.#item(item, percentOff, isTaxed));
    const extra = ({ name, net }: { readonly name: string; readonly net: number }): Extra => ({
      id: this.nextItemId(),
      name,
      amount: addTax(net, isTaxed, !this.settings.roundsAtSubtotal),
    });
    const sum = (pick: (item: Item) => number) => items.reduce((total, item) => total + pick(item), 0);
    const now = this.now();
    const order: Order = {
      id,
      status: wish.status ?? (wish.isPaid ? 'processing' : 'pending'),
      currency: wish.currency ?? this.settings.currency,
      createdAt: now,
      modifiedAt: now,
      sortKey: now + this.settings.zone * 60,
      paidAt: wish.isPaid ? now : null,
      completedAt: null,
      key: `wc_order_${id.toString(36).padStart(13, 'k')}`,
      billing,
      shipping,
      paymentMethod: wish.paymentMethod ?? '',
      paymentTitle: wish.paymentTitle ?? '',
      customerNote: wish.customerNote ?? '',
      items,
      shippingLines: (wish.shippingLines ?? []).map(extra),
      feeLines: (wish.feeLines ?? []).map(extra),
      coupons: (wish.coupons ?? []).map((code): Coupon => ({
        id: this.nextItemId(),
        code,
        percent: this.coupons.get(code) ?? 0,
        // Rounded once over all lines, so that it may be a centavo off the sum of theirs.
        discount: splitGross(
          sum((item) => item.before.net + item.before.tax - item.paid.net - item.paid.tax),
          true,
        ),
      })),
      meta: wish.isPaid ? [this.meta('_auto_fulfill_processed', '1')] : [],
      refunds: [],
      notes: [],
      fulfillments: [],
    };
    this.orders.set(id, order);
    this.#ring('created', order);
    this.#ring('updated', order);
    return order;
  }

  /** Marks an order as changed now, and rings for it. */
  touch(order: Order): void {
    order.modifiedAt = this.now();
    order.sortKey = order.modifiedAt + this.settings.zone * 60;
    this.#ring('updated', order);
  }

  setStatus(order: Order, status: string): void {
    if (order.status === status) return;
    const now = this.now();
    const isRestored = order.status === 'trash';
    this.addNote(order, `Order status changed from ${order.status} to ${status}.`, false);
    order.status = status;
    if (status === 'processing' || status === 'completed') order.paidAt ??= now;
    if (status === 'completed') order.completedAt = now;
    this.touch(order);
    if (isRestored) this.#ring('restored', order);
  }

  setMeta(order: Order, key: string, value: unknown): void {
    const known = order.meta.find((entry) => entry.key === key);
    order.meta = known
      ? order.meta.map((entry) => (entry === known ? { ...known, value } : entry))
      : [...order.meta, this.meta(key, value)];
  }

  addNote(order: Order, text: string, isForCustomer: boolean) {
    const note = { id: this.nextItemId(), at: this.now(), text, isForCustomer };
    order.notes = [...order.notes, note];
    return note;
  }

  /** Gives money back. Neither status nor quantities change, save that everything given back makes it `refunded`. */
  refund(
    order: Order,
    {
      amount,
      reason,
      pieces,
    }: { readonly amount: number; readonly reason: string; readonly pieces: ReadonlyMap<number, number> },
  ): Refund {
    const refund: Refund = {
      id: this.nextId(),
      at: this.now(),
      amount,
      reason,
      items: order.items
        .filter((item) => pieces.has(item.id))
        .map((item) => ({
          id: this.nextItemId(),
          of: item,
          pieces: pieces.get(item.id) ?? 0,
          net: Math.round((item.paid.net * (pieces.get(item.id) ?? 0)) / Math.max(1, item.quantity)),
        })),
    };
    order.refunds = [...order.refunds, refund];
    if (order.refunds.reduce((sum, one) => sum + one.amount, 0) >= totalOf(order)) order.status = 'refunded';
    this.touch(order);
    return refund;
  }

  /** Puts an order into the trash, or forgets it. The bell says no more than its id. */
  remove(order: Order, isForGood: boolean): void {
    if (isForGood) this.orders.delete(order.id);
    if (order.status !== 'trash') {
      this.setMeta(order, '_wp_trash_meta_status', `wc-${order.status}`);
      order.status = 'trash';
      order.modifiedAt = this.now();
      order.sortKey = order.modifiedAt + this.settings.zone * 60;
    }
    this.#ring('deleted', order);
  }

  #ring(event: ShopEvent, order: Order): void {
    for (const listener of this.#listeners) listener(event, order);
  }
}

const sumOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { net, tax }) => sum + net + tax, 0);

/** What the client paid. */
export function totalOf(order: Order): number {
  return Math.round(
    sumOf([
      ...order.items.map((item) => item.paid),
      ...order.shippingLines.map((line) => line.amount),
      ...order.feeLines.map((line) => line.amount),
    ]),
  );
}
