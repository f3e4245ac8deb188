import type { Product, ProductHistoryEntry } from '@trastienda/api-client';
import type { ChannelCode } from '@trastienda/domain';
import type { ProductChange } from '@trastienda/domain/product';
import type { StockMoveReason } from '@trastienda/domain/stock';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { centavosColumn, code, instant, storeIdColumn } from './columns.ts';
import { kindOfColumns } from './product-kinds.ts';

/** A merchant's product; values of each SKU are in `product_skus`. */
export const products = pgTable(
  'products',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    name: text('name').notNull(),
    /** The name without accents and case, which lists are sorted by. */
    foldedName: code('folded_name').notNull(),
    /** The folded name and SKUs; a trigger updates `productWords` from it. */
    searched: code('searched').notNull(),
    description: text('description').notNull().default(''),
    bullets: jsonb('bullets').$type<readonly string[]>().notNull().default([]),
    photos: jsonb('photos').$type<Product['photos']>().notNull().default([]),
    brand: text('brand'),
    category: code('category').notNull(),
    categoryName: text('category_name').notNull(),
    parentName: text('parent_name'),
    attributes: jsonb('attributes').$type<Product['attributes']>().notNull().default({}),
    universalId: code('universal_id'),
    /** The 14-digit form, by which two ids are compared (D270). */
    gtin: code('gtin'),
    price: centavosColumn('price').notNull(),
    salePrice: centavosColumn('sale_price').notNull(),
    cost: centavosColumn('cost'),
    dimensions: jsonb('dimensions').$type<Product['dimensions']>().notNull(),
    /** The offers by channel. */
    offers: jsonb('offers').$type<Product['sales_channel']>().notNull().default({}),
    /** Codes of the channels where its offer is active. */
    channels: text('channels').array().$type<ChannelCode[]>().notNull().default([]),
    shippingMethod: text('shipping_method').$type<Product['shipping_method']>().notNull(),
    cartaPorte: code('carta_porte'),
    satUnit: code('sat_unit'),
    parentSku: text('parent_sku'),
    status: text('status').$type<Product['status']>().notNull(),
    /** The sum and the count of its SKUs. */
    stock: integer('stock').notNull(),
    skus: integer('skus').notNull(),
    firstSku: text('first_sku').notNull(),
    /** Percent. */
    completeness: integer('completeness').notNull(),
    /** The names of the checks of completeness that it fails. */
    missing: text('missing').array().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    demo: boolean('demo').notNull().default(false),
    /** The bits that lists filter by (`product-kinds.ts`); `null` for a deleted product. */
    kind: integer('kind').generatedAlwaysAs(kindOfColumns),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    // Each covers a list from filter to order, so that a deep page reads the index alone.
    index('products_by_change').on(t.storeId, t.updatedAt, t.id, t.kind, t.category, t.brand),
    index('products_by_creation').on(t.storeId, t.createdAt, t.id, t.kind, t.category, t.brand),
    index('products_by_name').on(t.storeId, t.foldedName, t.id, t.kind, t.category, t.brand),
    index('products_by_price').on(t.storeId, t.salePrice, t.id, t.kind, t.category, t.brand),
    index('products_by_stock').on(t.storeId, t.stock, t.id, t.kind, t.category, t.brand),
    // Few products among many, such as those without a photo (`find-products.ts`).
    index('products_by_kind').on(t.storeId, t.kind),
    index('products_by_category').on(t.storeId, t.category, t.kind),
    index('products_by_brand').on(t.storeId, t.brand, t.kind),
    index('products_by_gtin').on(t.storeId, t.gtin),
  ],
);

/**
 * The number of products and SKUs of a store of each kind: of all (facet 0), and by category (1) and brand
 * (2), whose name is the key. A trigger adds rows for each statement that writes products and changes none,
 * so that writers never wait for each other; a task folds them now and then (migrations, `fold_product_tally`).
 */
export const productTally = pgTable(
  'product_tally',
  {
    storeId: storeIdColumn(),
    facet: smallint('facet').$type<0 | 1 | 2>().notNull(),
    key: code('key').notNull(),
    kind: integer('kind').notNull(),
    /** The change of the number. */
    products: integer('products').notNull(),
    skus: integer('skus').notNull(),
  },
  (t) => [index('product_tally_of_store').on(t.storeId, t.facet, t.key)],
);

/**
 * A word that a search finds a product by: each word of its name and its SKUs, and each part of one
 * ('vs-6-az', '6-az', 'az'), so that a search is a range of an index. Triggers write them (migrations, `product_words_…`).
 */
export const productWords = pgTable(
  'product_words',
  {
    storeId: storeIdColumn(),
    word: code('word').notNull(),
    productId: code('product_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.word, t.productId] })],
);

export const productSkus = pgTable(
  'product_skus',
  {
    storeId: storeIdColumn(),
    productId: code('product_id').notNull(),
    sku: text('sku').notNull(),
    foldedSku: code('folded_sku').notNull(),
    position: integer('position').notNull(),
    stock: integer('stock').notNull(),
    variation: jsonb('variation').$type<Product['info_by_sku'][number]['variation']>().notNull().default([]),
    photos: jsonb('photos').$type<Product['photos']>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId, t.sku] }),
    // A SKU is unique in a store, without regard to case (D271).
    uniqueIndex('product_skus_of_store').on(t.storeId, t.foldedSku),
    check('product_skus_never_below_zero', sql`${t.stock} >= 0`),
  ],
);

/**
 * A save of a product: its fields before and after. Rows are only added; older versions are computed from
 * them (D262).
 */
export const productSaves = pgTable(
  'product_saves',
  {
    storeId: storeIdColumn(),
    productId: code('product_id').notNull(),
    /** The version that the save created. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    by: code('by').notNull(),
    source: text('source').$type<ProductHistoryEntry['source']>().notNull(),
    loadId: code('load_id'),
    changes: jsonb('changes').$type<readonly ProductChange[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.productId, t.version] })],
);

/**
 * A movement of stock: a SKU has in a place the sum of its movements, and rows are only added (D266, D357).
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    productId: code('product_id').notNull(),
    foldedSku: code('folded_sku').notNull(),
    pieces: integer('pieces').notNull(),
    reason: text('reason').$type<StockMoveReason>().notNull(),
    by: code('by').notNull(),
    at: instant('at').notNull(),
    /** The warehouse; `null` for the merchant's own stock. */
    warehouseId: code('warehouse_id'),
    /** The shipment or the withdrawal that moved them. */
    document: code('document'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('stock_movements_by_sku').on(t.storeId, t.productId, t.foldedSku),
    index('stock_movements_by_document').on(t.storeId, t.document),
  ],
);

/** The state of a product in the store's hosted shop (SP). */
export const hostedShopProducts = pgTable(
  'hosted_shop_products',
  {
    storeId: storeIdColumn(),
    /** `IDProduct`: the product's own id. */
    id: code('id').notNull(),
    shopId: code('shop_id').notNull(),
    name: text('name').notNull(),
    price: centavosColumn('price').notNull(),
    sku: text('sku').notNull(),
    stock: integer('stock').notNull(),
    active: boolean('active').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.id] })],
);
