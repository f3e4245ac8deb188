import * as z from 'zod/mini';
import {
  anyId,
  id,
  instant,
  integer,
  matching,
  money,
  nullable,
  pagination,
  price,
  some,
  text,
} from '../core/fields.ts';
import { channelCode, dimensions } from './addresses.ts';
import { deliveryType } from './orders.schemas.ts';

/** `order` from 1. */
const photo = z.object({ url: z.string(), order: integer(1) });
const variation = z.object({ variationName: z.string(), variation_value: z.string() });

/** One SKU of a product (calls.md 24.9). */
export const infoBySku = z.object({
  sku: anyId(),
  stock: integer(),
  variation: z.array(variation),
  photos: z.array(photo),
});

const channelOffer = z.object({
  active: z.boolean(),
  price: money(),
  salePrice: money(),
  category: nullable(z.string()),
  status: z.enum(['active', 'paused', 'review', 'rejected']),
  message: nullable(z.string()),
});

const offer = z.optional(channelOffer);
const payload = {
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
  dimensions,
  sales_channel: z.object({ CS: offer, SR: offer, SN: offer }),
  shipping_method: deliveryType,
  cartaPorte: nullable(z.string()),
  info_by_sku: z.array(infoBySku),
};

export const product = z.object({
  ...payload,
  id: anyId(),
  storeId: anyId(),
  status: z.enum(['active', 'paused', 'draft', 'deleted']),
  /** Grows with each change; an upstream may know none (D260). */
  version: z.optional(integer(1)),
  fecha_creacion: instant(),
  fecha_modificacion: instant(),
});
export type Product = z.output<typeof product>;

/** Input is checked more strictly than output (D122). */
export const productPayload = z.object({
  ...payload,
  name: text(120, 1),
  description: text(20_000),
  bullets: z.array(text(500)),
  photos: z.array(photo).check(z.minLength(1), z.maxLength(10)),
  brand: z.nullable(text(120)),
  category: id(),
  category_name: text(200),
  universalId: z.nullable(matching(/^(\d{8}|\d{12,14})$/, 'El código lleva 8, 12, 13 o 14 dígitos')),
  price: price(),
  salePrice: price(),
  cartaPorte: z.nullable(text(20)),
  info_by_sku: some(
    z.extend(infoBySku, {
      sku: matching(/^[\w.-]{1,50}$/, 'El SKU lleva hasta 50 letras, dígitos, puntos o guiones'),
    }),
  ),
});

const productListItem = z.object({
  id: anyId(),
  name: z.string(),
  sku: anyId(),
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
export const productPage = z.object({
  data: z.array(productListItem),
  pagination: pagination(),
  counts: z.object({
    total: integer(),
    active: integer(),
    paused: integer(),
    out_of_stock: integer(),
    draft: integer(),
  }),
});
export type ProductPage = z.output<typeof productPage>;

const yesOrNo = z.enum(['true', 'false']);
const order = z.optional(z.enum(['asc', 'desc']));
/** The filters of the catalogue; at most one `order_` at a time. */
export const productFilters = {
  filter_categoria: z.optional(text(60)),
  filter_dropshipping: z.optional(yesOrNo),
  filter_fulfillment: z.optional(yesOrNo),
  filter_marketplace: z.optional(z.array(channelCode)),
  filter_status: z.optional(z.enum(['active', 'paused', 'out_of_stock', 'draft'])),
  name: z.optional(text(120)),
  order_fecha_creacion: order,
  order_name: order,
  order_precio: order,
  order_fecha_modificacion: order,
};

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
});
/** `count`: products that are active nowhere or have no stock. */
export const productStock = z.object({
  count: z._default(integer(), 0),
  data: z.array(skuStock),
  pagination: pagination(),
});

const channelTotal = /* @__NO_SIDE_EFFECTS__ */ () => z._default(integer(), 0);
export const activeProductTotals = z.object({
  totalCSChannels: channelTotal(),
  totalSNChannels: channelTotal(),
  totalSRChannels: channelTotal(),
  totalPGChannels: channelTotal(),
});

export const hostedShopProduct = z.object({
  IDProduct: z.string(),
  shop_id: z.string(),
  name: z.string(),
  price: money(),
  sku: z.string(),
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
});
