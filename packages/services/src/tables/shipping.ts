import type { GuideParty, GuideRequest, QuoteRequest, Storehouse } from '@trastienda/api-client';
import type { StockShipmentStatus } from '@trastienda/domain';
import type { WithdrawalStatus } from '@trastienda/domain/stock';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
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

/** The postal codes of the service: those of the national file (D498), rows of the operator's own, or the demo's set (D76). */
export const zipCodes = pgTable('zip_codes', {
  code: code('code').primaryKey(),
  /** MX-xxx */
  stateCode: text('state_code').notNull(),
  city: text('city').notNull(),
  borough: text('borough').notNull(),
  colonias: jsonb('colonias').$type<string[]>().notNull(),
  demo: boolean('demo').notNull().default(false),
  /** It is of the file of Correos de México, which is whole for each state that it has. */
  official: boolean('official').notNull().default(false),
});

/** The state of a postal code's first two digits, so that quotes also work for codes not in `zip_codes`. */
export const zipPrefixes = pgTable('zip_prefixes', {
  prefix: code('prefix').primaryKey(),
  stateCode: text('state_code').notNull(),
});

export const carriers = pgTable('carriers', {
  id: code('id').primaryKey(),
  name: text('name').notNull(),
  demo: boolean('demo').notNull().default(false),
  /** Whether it is offered: guides name their carrier also after it is not. */
  active: boolean('active').notNull().default(true),
});

/** The price that a carrier's service adds to its price by weight. */
export const carrierServices = pgTable(
  'carrier_services',
  {
    carrierId: code('carrier_id').notNull(),
    serviceType: code('service_type').notNull(),
    /** Hundredths of a percent of the declared value. */
    insuranceRate: integer('insurance_rate').notNull(),
    /** Centavos, the least an insurance costs. */
    insuranceMinimum: integer('insurance_minimum').notNull(),
    /** Centavos, for an extended zone. */
    extendedZone: integer('extended_zone').notNull(),
    /** Kilograms from which handling is charged. */
    heavyFrom: integer('heavy_from').notNull(),
    /** Centavos, handling of a heavy parcel. */
    heavyCharge: integer('heavy_charge').notNull(),
    /** Kilograms, the most the service takes. */
    maxWeight: integer('max_weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.carrierId, t.serviceType] }),
    foreignKey({ columns: [t.carrierId], foreignColumns: [carriers.id] }),
  ],
);

/** The price and time of a service to a zone, VAT included. A zone without a row is not served. */
export const tariffs = pgTable(
  'tariffs',
  {
    carrierId: code('carrier_id').notNull(),
    serviceType: code('service_type').notNull(),
    /** 1 same state, 2 same region, 3 neighbouring region, 4 farther (`routeZone`). */
    zone: smallint('zone').notNull(),
    /** Kilograms in the base price. */
    baseWeight: smallint('base_weight').notNull(),
    /** centavos */
    basePrice: integer('base_price').notNull(),
    /** Centavos for each further kilogram. */
    extraPrice: integer('extra_price').notNull(),
    workingDays: smallint('working_days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.carrierId, t.serviceType, t.zone] }),
    foreignKey({
      columns: [t.carrierId, t.serviceType],
      foreignColumns: [carrierServices.carrierId, carrierServices.serviceType],
    }),
  ],
);

/** The region of a state, for the zone of a route. */
export const shippingRegions = pgTable('shipping_regions', {
  stateCode: code('state_code').primaryKey(),
  region: text('region').notNull(),
  /** The neighbouring regions. */
  neighbours: jsonb('neighbours').$type<string[]>().notNull(),
});

/** Postal codes (or their first digits) where a delivery costs more. */
export const extendedZones = pgTable('extended_zones', { prefix: code('prefix').primaryKey() });

/** Share delivered in time to a state. */
export const onTimeRates = pgTable(
  'on_time_rates',
  {
    carrierId: code('carrier_id').notNull(),
    serviceType: code('service_type').notNull(),
    stateCode: code('state_code').notNull(),
    percent: smallint('percent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.carrierId, t.serviceType, t.stateCode] })],
);

/** A quoted option, bought with its token: 15 minutes, one guide (D71). */
export const quotes = pgTable(
  'quotes',
  {
    /** 18 random bytes, so that no two stores have the same. */
    token: code('token').notNull(),
    storeId: storeIdColumn(),
    carrierId: code('carrier_id').notNull(),
    serviceType: text('service_type').notNull(),
    request: jsonb('request').$type<QuoteRequest>().notNull(),
    /** Kilograms charged. */
    billedWeight: integer('billed_weight').notNull(),
    /** centavos */
    totalCost: centavosColumn('total_cost').notNull(),
    deadLine: instant('dead_line'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The guide it was used for. */
    guide: code('guide'),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.token] }), index('quotes_by_age').on(t.expiresAt)],
);

export const guides = pgTable(
  'guides',
  {
    /** 12 digits, the last one a check digit; made at random, and looked up within its store only (D506). */
    number: code('number').notNull(),
    storeId: storeIdColumn(),
    orderNumber: code('order_number'),
    marketplace: text('marketplace'),
    carrierId: code('carrier_id').notNull(),
    serviceType: text('service_type').notNull(),
    /** centavos */
    totalCost: centavosColumn('total_cost').notNull(),
    status: text('status').notNull(),
    guideType: text('guide_type').notNull(),
    lotId: text('lot_id'),
    content: text('content').notNull(),
    origin: jsonb('origin').$type<GuideParty>().notNull(),
    destination: jsonb('destination').$type<GuideParty>().notNull(),
    packages: jsonb('packages').$type<GuideRequest['packages']>().notNull(),
    colocationIds: jsonb('colocation_ids').$type<string[]>().notNull(),
    /** Kilograms charged. */
    billedWeight: integer('billed_weight').notNull(),
    /** centavos */
    packageValue: centavosColumn('package_value').notNull(),
    cartaPorte: text('carta_porte'),
    deadLine: instant('dead_line'),
    pickupId: text('pickup_id'),
    createdAt: instant('created_at').notNull(),
    cancelReason: text('cancel_reason'),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.number] }),
    index('guides_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.number),
    index('guides_by_order').on(t.storeId, t.orderNumber),
    index('guides_by_lot')
      .on(t.storeId, t.lotId)
      .where(sql`lot_id is not null`),
    index('guides_by_status').on(t.storeId, t.status, t.createdAt.desc().nullsFirst(), t.number),
  ],
);

/** A visit of a carrier that a merchant requested: day, window and what waits. */
export const pickups = pgTable(
  'pickups',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    carrierId: code('carrier_id').notNull(),
    /** The carrier's own word for it. */
    confirmation: text('confirmation').notNull(),
    /** YYYY-MM-DD of the store's zone. */
    day: text('day').notNull(),
    /** HH:mm */
    fromHour: text('from_hour').notNull(),
    toHour: text('to_hour').notNull(),
    packages: integer('packages').notNull(),
    /** Grams. */
    weight: integer('weight').notNull(),
    notes: text('notes'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.id] })],
);

/** A line of a shipment of stock, in units; `received` is the warehouse's count, `null` before that. */
export type StockShipmentLine = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly received: number | null;
};

/** Stock on its way to the fulfillment warehouse. */
export const stockShipments = pgTable(
  'stock_shipments',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    status: text('status').$type<StockShipmentStatus>().notNull(),
    warehouseId: code('warehouse_id').notNull(),
    /** The warehouse's name when the shipment was created. */
    warehouseName: text('warehouse_name').notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** YYYY-MM-DD of the store's zone. */
    estimatedArrival: text('estimated_arrival').notNull(),
    receivedAt: instant('received_at'),
    items: jsonb('items').$type<readonly StockShipmentLine[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('stock_shipments_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id),
    index('stock_shipments_by_status').on(t.storeId, t.status, t.createdAt.desc().nullsFirst(), t.id),
  ],
);

/** A warehouse where fulfillment stores the merchants' pieces; it belongs to no store. */
export const warehouses = pgTable('warehouses', {
  id: code('id').primaryKey(),
  name: text('name').notNull(),
  address: jsonb('address').$type<Storehouse['address']>().notNull(),
  demo: boolean('demo').notNull().default(false),
});

/**
 * The stock of a SKU in a warehouse: the sums of its movements, by a trigger, and never below 0 (D357). Its
 * row exists from the first shipment on, and is the lock for everyone who takes from it.
 */
export const warehouseStock = pgTable(
  'warehouse_stock',
  {
    storeId: storeIdColumn(),
    warehouseId: code('warehouse_id').notNull(),
    foldedSku: code('folded_sku').notNull(),
    sku: text('sku').notNull(),
    productId: code('product_id').notNull(),
    /** Units. */
    available: integer('available').notNull().default(0),
    damaged: integer('damaged').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.warehouseId, t.foldedSku] }),
    index('warehouse_stock_by_sku').on(t.storeId, t.foldedSku),
    check('warehouse_stock_never_below_zero', sql`${t.available} >= 0 and ${t.damaged} >= 0`),
  ],
);

/** A merchant's request that the warehouse return stock (D360). */
export const withdrawals = pgTable(
  'inventory_withdrawals',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    warehouseId: code('warehouse_id').notNull(),
    /** The warehouse's name when the withdrawal was requested. */
    warehouseName: text('warehouse_name').notNull(),
    deliverTo: text('deliver_to').$type<'storehouse' | 'pickup'>().notNull(),
    /** Units. */
    items: jsonb('items').$type<readonly Omit<StockShipmentLine, 'received'>[]>().notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('inventory_withdrawals_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id),
    index('inventory_withdrawals_by_status').on(t.storeId, t.status),
  ],
);

/** A report of the carrier, oldest first by `id`. */
export const guideEvents = pgTable(
  'guide_events',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    storeId: storeIdColumn(),
    guide: code('guide').notNull(),
    status: text('status').notNull(),
    date: instant('date').notNull(),
    location: text('location'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('guide_events_by_guide').on(t.storeId, t.guide, t.date),
    foreignKey({ columns: [t.storeId, t.guide], foreignColumns: [guides.storeId, guides.number] }),
  ],
);

/**
 * The sum of a store's entries by a trigger, never below 0 unless an operator's correction leaves a debt; its row is also the
 * lock of buyers.
 */
export const wallets = pgTable(
  'wallets',
  {
    storeId: storeIdColumn().primaryKey(),
    /** centavos */
    balance: centavosColumn('balance').notNull().default(0),
    /** Centavos, the deepest debt that an operator has allowed. */
    allowedDebt: centavosColumn('allowed_debt').notNull().default(0),
  },
  (t) => [check('wallets_never_below_debt', sql`${t.balance} >= -${t.allowedDebt}`)],
);

/** The ledger. Rows are added and never changed. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    storeId: storeIdColumn(),
    kind: text('kind').$type<'top_up' | 'charge' | 'refund' | 'correction'>().notNull(),
    /** Centavos; a charge is negative. */
    amount: centavosColumn('amount').notNull(),
    guide: code('guide'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('wallet_entries_by_store').on(t.storeId, t.createdAt),
    // One charge and one refund a guide, whatever the code above does.
    uniqueIndex('wallet_entries_once_a_guide')
      .on(t.storeId, t.guide, t.kind)
      .where(sql`guide is not null`),
    foreignKey({ columns: [t.storeId, t.guide], foreignColumns: [guides.storeId, guides.number] }),
    foreignKey({ columns: [t.storeId], foreignColumns: [wallets.storeId] }),
    check(
      'wallet_entries_sign',
      sql`case kind when 'charge' then amount < 0 and guide is not null when 'refund' then amount > 0 and guide is not null when 'correction' then amount < 0 and guide is null else amount > 0 end`,
    ),
  ],
);
