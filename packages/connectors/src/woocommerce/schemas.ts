import * as z from 'zod/mini';
import {
  decimalText,
  looseFlag,
  looseId,
  looseList,
  looseObject,
  looseText,
  ownId,
  textOrNull,
} from './tolerant.ts';

/** A time of the shop in GMT without zone, to the second; `null` for none. Fractions and a zone behind it are cut off. */
const gmtSecond = () =>
  z.pipe(
    looseText(),
    z.transform((text) => {
      const second = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.exec(text)?.[0].replace(' ', 'T');
      return second === undefined || Number.isNaN(Date.parse(`${second}Z`)) ? null : second;
    }),
  );

const meta = looseObject({ id: looseId(), key: looseText(), value: z.unknown() });

/** An address of an order: every field a text, empty where it is missing. */
const address = looseObject({
  first_name: looseText(),
  last_name: looseText(),
  company: looseText(),
  address_1: looseText(),
  address_2: looseText(),
  city: looseText(),
  state: looseText(),
  postcode: looseText(),
  country: looseText(),
  email: looseText(),
  phone: looseText(),
});
export type WooAddress = z.output<typeof address>;

/**
 * A line of an order. Its totals are net of tax, also in shops whose prices include it. `price` is left out: it is a float of
 * the net total by piece, which never adds up.
 */
const lineItem = looseObject({
  id: ownId(),
  name: looseText(),
  parent_name: textOrNull(),
  product_id: looseId(),
  variation_id: looseId(),
  quantity: decimalText(),
  subtotal: decimalText(),
  subtotal_tax: decimalText(),
  total: decimalText(),
  total_tax: decimalText(),
  sku: textOrNull(),
  meta_data: looseList(meta),
});
export type WooLineItem = z.output<typeof lineItem>;

/** A shipping or fee line: fees have names, shipping methods have titles. */
const extraLine = looseObject({
  id: looseId(),
  name: looseText(),
  method_title: looseText(),
  total: decimalText(),
  total_tax: decimalText(),
});

/**
 * An order. Without its id it cannot be read; every other field may be missing: texts are empty then, amounts and dates `null`,
 * lists empty, `needs_processing` is `null`, and the number is the id.
 */
const order = looseObject({
  id: ownId(),
  number: looseText(),
  status: looseText(),
  currency: looseText(),
  total: decimalText(),
  shipping_total: decimalText(),
  shipping_tax: decimalText(),
  billing: address,
  shipping: address,
  payment_method_title: looseText(),
  customer_note: looseText(),
  date_created_gmt: gmtSecond(),
  date_modified_gmt: gmtSecond(),
  date_paid_gmt: gmtSecond(),
  date_completed_gmt: gmtSecond(),
  needs_processing: looseFlag(null),
  line_items: looseList(lineItem),
  shipping_lines: looseList(extraLine),
  fee_lines: looseList(extraLine),
  refunds: looseList(looseObject({ id: ownId(), total: decimalText() })),
  meta_data: looseList(meta),
});
export type WooOrder = z.output<typeof order>;

/** A refund: quantities are negative, and the line that each belongs to stands in its meta data. */
const refund = looseObject({
  id: ownId(),
  amount: decimalText(),
  line_items: looseList(lineItem),
});
export type WooRefund = z.output<typeof refund>;

/** A product or a variation: what is needed to pack it. Empty measures are `null`. */
const product = looseObject({
  id: ownId(),
  name: looseText(),
  sku: textOrNull(),
  virtual: looseFlag(false),
  weight: decimalText(),
  dimensions: looseObject({ length: decimalText(), width: decimalText(), height: decimalText() }),
});
export type WooProduct = z.output<typeof product>;

/** The part of the system's report that linking looks at. */
const systemStatus = looseObject({
  environment: looseObject({ home_url: looseText(), version: looseText(), wp_version: looseText() }),
  settings: looseObject({
    currency: looseText(),
    number_of_decimals: looseId(),
    enabled_features: looseList(z.string()),
  }),
});
export type WooSystemStatus = z.output<typeof systemStatus>;

/** A setting of the shop's products: its units stand among them. */
const setting = looseObject({ id: looseText(), value: looseText() });
const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const;
const dimensionUnits = ['cm', 'm', 'mm', 'in', 'yd'] as const;

const webhook = looseObject({
  id: ownId(),
  name: looseText(),
  /** active, paused, or disabled by the shop after failures. */
  status: looseText(),
  topic: looseText(),
  delivery_url: looseText(),
});
export type WooWebhook = z.output<typeof webhook>;

/** A parcel that the shop knows of. Everything about it stands in its meta data. */
const fulfillment = looseObject({
  id: ownId(),
  is_fulfilled: looseFlag(false),
  date_deleted: textOrNull(),
  meta_data: looseList(meta),
});

/** The pieces of a parcel, by the order's line. */
const packedItem = looseObject({ item_id: looseId(), qty: looseText() });

export interface WooFulfillment {
  readonly id: number;
  readonly trackingNumber: string;
  readonly items: readonly { readonly itemId: number; readonly pieces: number }[];
}

const orderNote = looseObject({
  id: ownId(),
  note: looseText(),
  customer_note: looseFlag(false),
});
export type WooOrderNote = z.output<typeof orderNote>;

/** The body of WordPress' refusals. */
const errorBody = looseObject({ code: looseText(), message: looseText() });

const readWith =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  (json: unknown): z.output<Schema> | null => {
    const read = z.safeParse(schema, json);
    return read.success ? read.data : null;
  };
const readListWith = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const list = looseList(schema);
  return (json: unknown): z.output<Schema>[] => z.parse(list, json);
};

/** Reads an order as the shop sent it; `null` for what has no id. */
export const readOrder = readWith(order);
/** Reads the refunds of an order; those without an id are left out. */
export const readRefunds = readListWith(refund);
/** Reads a product or a variation; `null` for what has no id. */
export const readProduct = readWith(product);
/** Reads the system's report; parts that are missing are empty. */
export const readSystemStatus = (json: unknown): WooSystemStatus => z.parse(systemStatus, json);
const settings = readListWith(setting);
/** Reads the units of weights and measures; what cannot be read has those of a Mexican shop. */
export function readUnits(json: unknown): {
  readonly weightUnit: (typeof weightUnits)[number];
  readonly dimensionUnit: (typeof dimensionUnits)[number];
} {
  const valueOf = (id: string) => settings(json).find((one) => one.id === id)?.value;
  const weight = valueOf('woocommerce_weight_unit');
  const dimension = valueOf('woocommerce_dimension_unit');
  return {
    weightUnit: weightUnits.find((unit) => unit === weight) ?? 'kg',
    dimensionUnit: dimensionUnits.find((unit) => unit === dimension) ?? 'cm',
  };
}

/** Reads a list of webhooks. */
export const readWebhooks = readListWith(webhook);
/** Reads the notes of an order. */
export const readNotes = readListWith(orderNote);
/** Reads a refusal; the code is empty for what is none. */
export const readError = (json: unknown): z.output<typeof errorBody> => z.parse(errorBody, json);

const fulfillments = readListWith(fulfillment);
const packedItems = readListWith(packedItem);

/** Reads the parcels of an order, without those that were deleted. */
export function readFulfillments(json: unknown): WooFulfillment[] {
  return fulfillments(json)
    .filter((one) => one.date_deleted === null)
    .map((one) => {
      const valueOf = (key: string) => one.meta_data.find((entry) => entry.key === key)?.value;
      return {
        id: one.id,
        trackingNumber: String(valueOf('_tracking_number') ?? '').trim(),
        items: packedItems(valueOf('_items')).map(({ item_id, qty }) => ({
          itemId: item_id,
          pieces: Math.max(0, Math.trunc(Number(qty)) || 0),
        })),
      };
    });
}

/** The text under a key of an order's meta data; empty where there is none. */
export function metaText(order: Pick<WooOrder, 'meta_data'>, key: string): string {
  const value = order.meta_data.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
