import type { OrderAnswer, OrderedProduct, ShippingAddress } from '@trastienda/api-client';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
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

export type StoredGuide = Omit<NonNullable<OrderAnswer['dataGuia']>, 'status'>;
export type StoredPayment = Pick<OrderAnswer['paymentData'], 'method'> & {
  /** centavos */ readonly subtotal: number;
  /** centavos */ readonly shippingCost: number;
  /** centavos */ readonly discount: number;
};
export type StoredMarketplace = Pick<
  OrderAnswer['dataMarketplace'],
  'origin' | 'actions' | 'labelReady' | 'logisticsChannelId'
>;

/**
 * An order of a channel. `status`, `evidencePending` and the two marks follow from the lines and are written
 * with them (calls.md 25.2), so that lists filter and count without touching a line.
 */
export const orders = pgTable(
  'orders',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    /** Number in the channel. */
    orderNumber: code('order_number').notNull(),
    marketplace: text('marketplace').notNull(),
    /** The hosted shop of an SP order. */
    sellerId: text('seller_id'),
    purchaseDate: instant('purchase_date').notNull(),
    authorizationDate: instant('authorization_date'),
    status: text('status').notNull(),
    /** centavos */
    total: centavosColumn('total').notNull(),
    payment: jsonb('payment').$type<StoredPayment>().notNull(),
    clientId: text('client_id'),
    clientName: text('client_name').notNull(),
    /** The client's name by `foldText`; a trigger updates `orderNames` from it. */
    clientNameFolded: code('client_name_folded').notNull(),
    clientEmail: text('client_email'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    channelData: jsonb('channel_data').$type<StoredMarketplace>().notNull(),
    evidencePending: boolean('evidence_pending').notNull().default(false),
    /**
     * Statuses and delivery types of the lines, as bits (`line-bitmasks.ts`): lists filter by them in the
     * index alone.
     */
    lineStatuses: integer('line_statuses').notNull().default(0),
    deliveryTypes: integer('delivery_types').notNull().default(0),
    evidenceStatus: text('evidence_status'),
    invoiceStatus: text('invoice_status'),
    /** The list of invoices that the order is in (`billingOf`), and the amount of its invoice in centavos. */
    billing: smallint('billing').$type<0 | 1 | 2>().notNull().default(0),
    billedAmount: centavosColumn('billed_amount').notNull().default(0),
    shipBy: instant('ship_by'),
    estimatedDelivery: instant('estimated_delivery'),
    cancelReason: text('cancel_reason'),
    cancelComment: text('cancel_comment'),
    guide: jsonb('guide').$type<StoredGuide>(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('orders_by_number').on(t.storeId, t.orderNumber, t.marketplace),
    // Each covers a list from filter to sort, so that a deep page reads the index alone.
    index('orders_newest').on(
      t.storeId,
      t.purchaseDate.desc().nullsFirst(),
      t.id,
      t.status,
      t.marketplace,
      t.evidencePending,
      t.lineStatuses,
      t.deliveryTypes,
    ),
    index('orders_newest_of_status').on(
      t.storeId,
      t.status,
      t.purchaseDate.desc().nullsFirst(),
      t.id,
      t.marketplace,
    ),
    index('orders_by_ship_by').on(t.storeId, t.status, t.shipBy, t.purchaseDate.desc().nullsFirst(), t.id),
    index('orders_by_total').on(t.storeId, t.total, t.purchaseDate.desc().nullsFirst(), t.id, t.status),
    // Few orders of a kind among many, such as those of a rare channel (`list-orders.ts`).
    index('orders_by_kind').on(t.storeId, t.marketplace, t.lineStatuses, t.deliveryTypes),
    index('orders_billed')
      .on(t.storeId, t.billing, t.purchaseDate.desc().nullsFirst(), t.id)
      .where(sql`billing > 0`),
    index('orders_billed_by_state')
      .on(
        t.storeId,
        t.billing,
        t.marketplace,
        sql`(case when invoice_status is null then 'pendiente' else invoice_status end)`,
        t.purchaseDate.desc().nullsFirst(),
        t.id,
        // An index alone answers for an expression of a column only when it has the column too.
        t.invoiceStatus,
      )
      .where(sql`billing > 0`),
    index('orders_evidence_pending')
      .on(t.storeId, t.purchaseDate.desc().nullsFirst(), t.id)
      .where(sql`evidence_pending`),
  ],
);

/**
 * The number of orders of a store that are alike in the columns its lists filter by: the sum of `orders`. A
 * trigger adds rows for each statement that writes orders and changes none, so that writers never wait for
 * each other; a task folds them now and then (migrations, `order_tally_follows_orders`). The columns have the names of those of
 * `orders`, so that one condition fits both.
 */
export const orderTally = pgTable(
  'order_tally',
  {
    storeId: storeIdColumn(),
    status: text('status').notNull(),
    marketplace: text('marketplace').notNull(),
    evidencePending: boolean('evidence_pending').notNull(),
    lineStatuses: integer('line_statuses').notNull(),
    deliveryTypes: integer('delivery_types').notNull(),
    /** The change of the number of orders. */
    orders: integer('orders').notNull(),
  },
  (t) => [index('order_tally_of_store').on(t.storeId)],
);

/**
 * The client's folded name from each of its letters on, so that a search for any part of it is a range of an
 * index. A trigger writes it (migrations, `order_names_follow_orders`). A trigram index would take less space, but its operators
 * are not leakproof: under row-level security PostgreSQL does not use it.
 */
export const orderNames = pgTable(
  'order_names',
  {
    storeId: storeIdColumn(),
    name: code('name').notNull(),
    orderId: code('order_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.name, t.orderId] })],
);

/** A line of an order: one row a unit (D65). */
export const orderLines = pgTable(
  'order_lines',
  {
    storeId: storeIdColumn(),
    orderId: code('order_id').notNull(),
    colocationId: code('colocation_id').notNull(),
    position: smallint('position').notNull(),
    productId: text('product_id').notNull(),
    sku: code('sku').notNull(),
    name: text('name').notNull(),
    image: text('image'),
    /** The category when it was sold (D297); `null` for none. */
    categoryId: code('category_id'),
    categoryName: text('category_name'),
    /** centavos */
    salePrice: centavosColumn('sale_price').notNull(),
    /** centavos */
    saleDiscount: centavosColumn('sale_discount').notNull(),
    /** Hundredths of a percent. */
    commission: integer('commission'),
    /** centavos */
    commissionAmount: centavosColumn('commission_amount'),
    statusId: smallint('status_id').notNull(),
    trackId: code('track_id'),
    carrierId: text('carrier_id'),
    carrierName: text('carrier_name'),
    productType: text('product_type').notNull(),
    dimensions: jsonb('dimensions').$type<OrderedProduct['dimensions']>().notNull(),
    deliveryType: text('delivery_type').notNull(),
    statusTrack: text('status_track'),
    legacyId: text('legacy_id'),
    /** The delivery as the merchant reports it: when and by whom it was received. */
    deliveredAt: instant('delivered_at'),
    receivedBy: text('received_by'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.orderId, t.colocationId] }),
    foreignKey({ columns: [t.storeId, t.orderId], foreignColumns: [orders.storeId, orders.id] }),
    index('order_lines_by_status').on(t.storeId, t.statusId, t.orderId),
    index('order_lines_by_delivery').on(t.storeId, t.deliveryType, t.orderId),
    index('order_lines_by_track').on(t.storeId, t.trackId, t.orderId),
    index('order_lines_by_sku').on(t.storeId, t.sku, t.orderId),
  ],
);

/** The units and amounts that were sold, cancelled and returned (D295). */
const saleMeasures = {
  units: integer('units').notNull(),
  /** centavos */
  amount: centavosColumn('amount').notNull(),
  orders: integer('orders').notNull(),
  offUnits: integer('off_units').notNull(),
  offAmount: centavosColumn('off_amount').notNull(),
  backUnits: integer('back_units').notNull(),
  backAmount: centavosColumn('back_amount').notNull(),
};

/**
 * The subject of a sum: 0 everything, 1 a state, 2 a SKU, 3 a category, 4 a family (counts orders only, in
 * any state).
 */
const saleKind = () => smallint('kind').notNull();

/**
 * The change of the sums of sales by a statement that wrote lines or orders: triggers add rows (migrations,
 * `sales_sums`) and never change one, so that writers never wait for each other here. `fold_sales` adds them
 * to days and months; a reader adds those that are not folded yet.
 */
export const salesChanges = pgTable(
  'sales_changes',
  {
    storeId: storeIdColumn(),
    kind: saleKind(),
    marketplace: text('marketplace').notNull(),
    day: date('day').notNull(),
    key: code('key').notNull(),
    ...saleMeasures,
  },
  (t) => [index('sales_changes_of_day').on(t.storeId, t.day)],
);

/** Sums of days of the store, by channel and of all of them ('*'). */
export const salesDays = pgTable(
  'sales_days',
  {
    storeId: storeIdColumn(),
    kind: saleKind(),
    marketplace: text('marketplace').notNull(),
    day: date('day').notNull(),
    key: code('key').notNull(),
    ...saleMeasures,
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.kind, t.marketplace, t.day, t.key] }),
    // A SKU among all those of its days.
    index('sales_days_of_sku')
      .on(t.storeId, t.key, t.marketplace, t.day)
      .where(sql`kind = 2`),
  ],
);

/** The same sums by whole months; `day` is the first of the month. */
export const salesMonths = pgTable(
  'sales_months',
  {
    storeId: storeIdColumn(),
    kind: saleKind(),
    marketplace: text('marketplace').notNull(),
    day: date('day').notNull(),
    key: code('key').notNull(),
    ...saleMeasures,
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.kind, t.marketplace, t.day, t.key] }),
    index('sales_months_of_sku')
      .on(t.storeId, t.key, t.marketplace, t.day)
      .where(sql`kind = 2`),
  ],
);

/** A package with lines of an order. */
export const orderPackages = pgTable(
  'order_packages',
  {
    storeId: storeIdColumn(),
    orderId: code('order_id').notNull(),
    id: code('id').notNull(),
    position: smallint('position').notNull(),
    colocationIds: jsonb('colocation_ids').$type<string[]>().notNull(),
    trackId: code('track_id'),
    carrierId: text('carrier_id'),
    dimensions: jsonb('dimensions').$type<OrderAnswer['paquetes'][number]['dimensions']>(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.orderId, t.id] }),
    foreignKey({ columns: [t.storeId, t.orderId], foreignColumns: [orders.storeId, orders.id] }),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type PackageRow = typeof orderPackages.$inferSelect;
