import { attributeLimits } from '@trastienda/domain/product';
import * as z from 'zod/mini';
import {
  anyId,
  defaulted,
  instant,
  integer,
  list,
  matching,
  money,
  nullable,
  paged,
  price,
  text,
} from '../core/fields.ts';
import { channelCode, dimensions } from './addresses.ts';
import { deliveryType } from './orders.schemas.ts';

/** `order` from 1. */
const photo = z.object({ url: z.string(), order: integer(1) });
const variation = z.object({ variationName: z.string(), variation_value: z.string() });

/** One SKU of a product. */
export const infoBySku = z.object({
  sku: anyId(),
  stock: integer(),
  variation: z.array(variation),
  photos: z.array(photo),
});

/**
 * The rule by which a channel's price follows the product's own: a percentage above or below it, then rounded
 * (D269).
 */
const follows = z.nullable(
  z.object({
    percent: z.number().check(z.gte(-90), z.lte(900)),
    rounding: z.enum(['none', 'peso', '90', '99']),
  }),
);

const channelOffer = z.object({
  active: z.boolean(),
  price: money(),
  salePrice: money(),
  category: nullable(z.string()),
  status: z.enum(['active', 'paused', 'review', 'rejected']),
  message: nullable(z.string()),
  follows: z.optional(follows),
  /** Pieces that are withheld from the channel's stock. */
  stockBuffer: z.optional(integer()),
  /** The reasons why it cannot be sold there; an upstream may not report them. */
  blockers: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
const offer = z.optional(channelOffer);

export const product = z.object({
  name: z.string(),
  description: z.string(),
  bullets: z.array(z.string()),
  photos: z.array(photo),
  brand: nullable(z.string()),
  category: z.string(),
  category_name: z.string(),
  /** Name to value, by category. */
  attributes: z.record(z.string(), z.string()),
  universalId: nullable(anyId()),
  price: money(),
  salePrice: money(),
  /** The merchant's cost of a piece; no channel receives it. */
  cost: nullable(money()),
  dimensions,
  sales_channel: z.object({ CS: offer, SR: offer, SN: offer }),
  shipping_method: deliveryType,
  cartaPorte: nullable(z.string()),
  /** Key of c_ClaveUnidad; `null` is H87, a piece. */
  satUnit: nullable(z.string()),
  /** The merchant's own key for all variations together. */
  parentSku: nullable(anyId()),
  info_by_sku: z.array(infoBySku),
  id: anyId(),
  storeId: anyId(),
  status: z.enum(['active', 'paused', 'draft', 'deleted']),
  /** Grows with each change; an upstream may know none (D262). */
  version: z.optional(integer(1)),
  /** Percent (D264). */
  completeness: defaulted(z.number(), 0),
  /** Names of the checks that it fails. */
  missing: defaulted(z.array(z.string()), []),
  fecha_creacion: instant(),
  fecha_modificacion: instant(),
});
export type Product = z.output<typeof product>;

const photoInput = z.object({
  url: matching(/^(?:\/upload\/files\/)?[\w-]{1,128}\.(?:jpe?g|png)$/, 'Sube la foto otra vez'),
  order: integer(1),
});
const measured = /* @__NO_SIDE_EFFECTS__ */ () => z.number().check(z.gte(0), z.lte(99_999));
const offerInput = z.optional(
  z.object({
    active: z.boolean(),
    /** The product's own where it is left out. */
    price: z.optional(price()),
    salePrice: z.optional(price()),
    category: z.optional(z.nullable(text(60))),
    follows: z.optional(follows),
    stockBuffer: z.optional(integer().check(z.lte(999_999_999))),
  }),
);

/**
 * A draft needs only a name and one SKU; the domain's `productFaults` checks the other required fields and
 * the lengths, each with its sentence.
 */
export const productPayload = z.object({
  draft: z.optional(z.boolean()),
  name: text(1000),
  description: z.optional(text(40_000)),
  bullets: z.optional(z.array(text(2000)).check(z.maxLength(50))),
  photos: z.optional(z.array(photoInput).check(z.maxLength(50))),
  brand: z.optional(z.nullable(text(120))),
  category: z.optional(text(60)),
  category_name: z.optional(text(200)),
  attributes: z.optional(
    z.record(text(120), text(2000)).check(
      z.refine((given) => Object.keys(given).length <= attributeLimits.ofRequest, {
        error: `Lleva ${attributeLimits.ofRequest} atributos como máximo: quita los que no uses`,
      }),
    ),
  ),
  universalId: z.optional(z.nullable(text(30))),
  price: z.optional(price()),
  salePrice: z.optional(price()),
  cost: z.optional(z.nullable(price())),
  dimensions: z.optional(
    z.object({ height: measured(), width: measured(), depth: measured(), weight: measured() }),
  ),
  sales_channel: z.optional(z.object({ CS: offerInput, SR: offerInput, SN: offerInput })),
  shipping_method: z.optional(deliveryType),
  cartaPorte: z.optional(z.nullable(text(20))),
  satUnit: z.optional(z.nullable(text(5))),
  parentSku: z.optional(z.nullable(text(50))),
  info_by_sku: list(
    z.object({
      sku: text(200),
      stock: integer().check(z.lte(999_999_999)),
      variation: list(z.object({ variationName: text(120), variation_value: text(120) }), 20),
      photos: list(photoInput, 50),
    }),
    1000,
    1,
  ),
});
export type ProductPayload = z.output<typeof productPayload>;

/** Only the fields that change. `version` is the one that was read: without it the last one wins. */
export const productChange = z.extend(z.partial(productPayload), { version: z.optional(integer(1)) });

/** A value as `product` has it; `null` where there was none. */
const value = /* @__NO_SIDE_EFFECTS__ */ () => defaulted(z.nullable(z.unknown()), null);

/**
 * A conflict of two people's changes, in the fields of a product's history: `theirs` is the current value.
 */
const fieldConflict = z.object({ field: z.string(), theirs: value(), by: z.string(), at: instant() });
export type FieldConflict = z.output<typeof fieldConflict>;

/**
 * Reads a failure's `data` (409 `changed` of `updateProduct`): the fields to choose for; empty where it has
 * none.
 */
export function conflictsIn(data: unknown): FieldConflict[] {
  const read = z.object({ conflicts: z.array(fieldConflict) }).safeParse(data);
  return read.success ? read.data.conflicts : [];
}

/** One save of a product. Fields are named as in `product`, with a dot before what is inside: 'sales_channel.SR.price'. */
export const productHistoryEntry = z.object({
  version: integer(1),
  at: instant(),
  /** Name of who did it. */
  by: z.string(),
  source: z.enum(['form', 'carga', 'activacion', 'pedido', 'almacen', 'deshacer']),
  loadId: nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: value(), after: value() })),
});
export type ProductHistoryEntry = z.output<typeof productHistoryEntry>;

const productListItem = z.object({
  id: anyId(),
  name: z.string(),
  sku: anyId(),
  /** The version of the product: a change in the list carries the one that was read (D262). */
  version: z.optional(integer(1)),
  ImageLinkThumbnail: nullable(z.string()),
  category: z.string(),
  category_name: z.string(),
  parent_name: nullable(z.string()),
  price: money(),
  salePrice: money(),
  stock: integer(),
  skus: integer(),
  status: z.enum(['active', 'paused', 'draft', 'deleted']),
  completeness: z.number(),
  salesChannels: z.array(channelCode),
  dropshipping: z.boolean(),
  fulfillment: z.boolean(),
  fecha_creacion: instant(),
  fecha_modificacion: instant(),
});

/** `counts` without filter_status. */
export const productPage = paged(productListItem, {
  counts: z.object({
    total: integer(),
    active: integer(),
    paused: integer(),
    out_of_stock: integer(),
    draft: integer(),
  }),
});
export type ProductPage = z.output<typeof productPage>;
/** The same on the wire. */
export type ProductPageAnswer = z.input<typeof productPage>;

export const productBatchResult = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.object({
    ok: z.array(z.string()),
    failed: z.array(z.object({ id: anyId(), message: z.string() })),
  }),
});

const skuStock = z.object({
  productId: anyId(),
  sku: anyId(),
  name: z.string(),
  stock: integer(),
  fulfillmentStock: integer(),
  reserved: integer(),
  salesChannels: z.array(channelCode),
  available: z.boolean(),
  updatedAt: instant(),
  /** Units of the 28 days to yesterday. */
  soldIn28Days: z.optional(integer()),
  ImageLinkThumbnail: z.optional(z.nullable(z.string())),
  /** The difference to the other SKUs of its product: 'Azul, Grande'. */
  variation: z.optional(z.string()),
});
/** `count`: products that are active nowhere or have no stock. */
export const productStock = paged(skuStock, {
  count: defaulted(integer(), 0),
  /** SKUs of the whole store: all, those without a piece to sell, and those that run out within 3 and within 7 days. */
  counts: z.optional(z.object({ skus: integer(), out: integer(), within3: integer(), within7: integer() })),
});

const channelTotal = /* @__NO_SIDE_EFFECTS__ */ () => defaulted(integer(), 0);
export const activeProductTotals = z.object({
  totalCSChannels: channelTotal(),
  totalSNChannels: channelTotal(),
  totalSRChannels: channelTotal(),
  totalPGChannels: channelTotal(),
});

export const hostedShopProduct = z.object({
  IDProduct: text(200),
  shop_id: text(200),
  name: text(1000),
  price: money(),
  sku: text(200),
  stock: integer(),
  active: z.boolean(),
});
/** The same, as it is answered. */
export const hostedShopProductAnswer = z.extend(hostedShopProduct, {
  IDProduct: anyId(),
  shop_id: anyId(),
  sku: anyId(),
});

export const topCategory = z.object({ category: z.string(), category_name: z.string(), total: integer() });
export const category = z.object({
  id: anyId(),
  name: z.string(),
  parent: nullable(z.string()),
  hasChildren: z.boolean(),
});
export const categoryDetail = z.extend(category, {
  path: z.array(z.string()),
  attributes: z.array(
    z.object({
      name: z.string(),
      required: z.boolean(),
      type: z.enum(['text', 'number', 'list']),
      values: z.array(z.string()),
    }),
  ),
  /** Percent. */
  commission: nullable(z.number()),
});
/** `score` from 0 to 1. */
export const categoryMatch = z.object({
  id: anyId(),
  name: z.string(),
  path: z.array(z.string()),
  score: z.number(),
  /** 'tuya': she put others like it there; 'texto': by its name. An upstream may not say. */
  source: z.optional(z.enum(['tuya', 'texto'])),
});
