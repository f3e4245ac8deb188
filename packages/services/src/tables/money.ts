import type { OrderNetAnswer, DepositLineAnswer } from '@trastienda/api-client';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { ExplainedDifference } from '@trastienda/domain/payment';
import { centavosColumn, code, instant, storeIdColumn } from './columns.ts';

/**
 * The sums of a deposit, in centavos. A trigger updates them from its lines (migrations,
 * `payout_follows_its_lines`).
 */
const sums = {
  sales: centavosColumn('sales').notNull().default(0),
  commissions: centavosColumn('commissions').notNull().default(0),
  isr: centavosColumn('isr').notNull().default(0),
  iva: centavosColumn('iva').notNull().default(0),
  guides: centavosColumn('guides').notNull().default(0),
  /** The amount with its sign. */
  others: centavosColumn('others').notNull().default(0),
};

/** A deposit has so many lines of each kind; the same trigger updates them. */
const lineCounts = {
  saleLines: integer('sale_lines').notNull().default(0),
  commissionLines: integer('commission_lines').notNull().default(0),
  isrLines: integer('isr_lines').notNull().default(0),
  ivaLines: integer('iva_lines').notNull().default(0),
  guideLines: integer('guide_lines').notNull().default(0),
  returnLines: integer('return_lines').notNull().default(0),
  adjustmentLines: integer('adjustment_lines').notNull().default(0),
  reserveLines: integer('reserve_lines').notNull().default(0),
  releaseLines: integer('release_lines').notNull().default(0),
};

/**
 * A deposit of a channel. At commit `amount` is the sum of its lines, and each sum that of its kind: a
 * deferred constraint trigger refuses the transaction otherwise (D312).
 */
export const payouts = pgTable(
  'payouts',
  {
    storeId: storeIdColumn(),
    /** The folio. */
    id: code('id').notNull(),
    /** CS, SR or SN. */
    marketplace: text('marketplace').notNull(),
    /** Days of the store. */
    periodFirst: date('period_first').notNull(),
    periodLast: date('period_last').notNull(),
    payAt: instant('pay_at').notNull(),
    /** The bank's reference. */
    reference: text('reference').notNull(),
    accountLast4: text('account_last4'),
    state: text('state').$type<'programado' | 'pagado' | 'rechazado'>().notNull(),
    /** Centavos. */
    amount: centavosColumn('amount').notNull(),
    ...sums,
    orders: integer('orders').notNull().default(0),
    ...lineCounts,
    /**
     * Expected less paid, centavos, of the orders whose last deposit it is, and how many of them differ, without the changes that
     * are not folded yet (`payoutChanges`).
     */
    difference: centavosColumn('difference').notNull().default(0),
    differentOrders: integer('different_orders').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    // All that a list sums up or filters by, so that its totals read no row.
    index('payouts_newest').on(
      t.storeId,
      t.marketplace,
      t.payAt.desc().nullsFirst(),
      t.id,
      t.state,
      t.differentOrders,
      t.difference,
      t.orders,
      t.sales,
      t.commissions,
      t.isr,
      t.iva,
      t.guides,
      t.others,
      t.amount,
    ),
    index('payouts_coming')
      .on(t.storeId, t.payAt, t.id)
      .where(sql`state = 'programado'`),
  ],
);

/** A line of a deposit; rows are only added (D312). */
export const payoutLines = pgTable(
  'payout_lines',
  {
    storeId: storeIdColumn(),
    payoutId: code('payout_id').notNull(),
    line: integer('line').notNull(),
    /** The order; `null` for a line of none. */
    orderNumber: code('order_number'),
    kind: text('kind').$type<DepositLineAnswer['tipo']>().notNull(),
    /** The amount in centavos; its sign follows from the kind. */
    amount: centavosColumn('amount').notNull(),
    at: instant('at').notNull(),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.payoutId, t.line] }),
    foreignKey({ columns: [t.storeId, t.payoutId], foreignColumns: [payouts.storeId, payouts.id] }),
    // A deposit pays an order once.
    uniqueIndex('payout_lines_one_sale')
      .on(t.storeId, t.payoutId, t.orderNumber)
      .where(sql`kind = 'venta' and order_number is not null`),
    index('payout_lines_by_order').on(t.storeId, t.orderNumber, t.payoutId),
    index('payout_lines_by_kind').on(t.storeId, t.payoutId, t.kind, t.orderNumber, t.line),
    check(
      'payout_lines_sign',
      sql`case when kind in ('venta', 'liberacion') then amount > 0 when kind = 'ajuste' then amount <> 0 else amount < 0 end`,
    ),
  ],
);

/**
 * The amounts that an order of CS, SR or SN should bring and that deposits brought; there is a row once it is
 * delivered (D313).
 */
export const orderMoney = pgTable(
  'order_money',
  {
    storeId: storeIdColumn(),
    marketplace: text('marketplace').notNull(),
    orderNumber: code('order_number').notNull(),
    purchaseDate: instant('purchase_date').notNull(),
    /** The moment when the order was delivered and its evidence accepted or not required; `null` before. */
    payableAt: instant('payable_at'),
    pieces: integer('pieces').notNull(),
    returned: integer('returned').notNull(),
    /** Expected, centavos; frozen once the order is paid. */
    sale: centavosColumn('sale').notNull(),
    commission: centavosColumn('commission').notNull(),
    isr: centavosColumn('isr').notNull(),
    iva: centavosColumn('iva').notNull(),
    guides: centavosColumn('guides').notNull(),
    net: centavosColumn('net').notNull(),
    rate: jsonb('rate').$type<OrderNetAnswer['tasas']>(),
    /** The sum of its lines in all deposits, centavos; `null` before there is one. */
    paid: jsonb('paid').$type<StoredParts>(),
    paidNet: centavosColumn('paid_net'),
    /** Expected less paid, centavos. */
    difference: centavosColumn('difference').notNull().default(0),
    causes: jsonb('causes').$type<ExplainedDifference[]>().notNull().default([]),
    /**
     * An order that is unpaid for too long counts as `diferencia` too: that depends on the day, and is not
     * written (`order-nets.ts`).
     */
    state: text('state').$type<OrderNetAnswer['estado']>().notNull(),
    /** The last deposit with a line of the order. */
    payoutId: code('payout_id'),
    claim: jsonb('claim').$type<StoredClaim>(),
    claimSolved: boolean('claim_solved').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.marketplace, t.orderNumber] }),
    index('order_money_newest').on(
      t.storeId,
      t.marketplace,
      t.purchaseDate.desc().nullsFirst(),
      t.orderNumber,
      t.state,
    ),
    index('order_money_of_payout').on(t.storeId, t.payoutId, t.state),
    index('order_money_by_state').on(
      t.storeId,
      t.marketplace,
      t.state,
      t.purchaseDate.desc().nullsFirst(),
      t.orderNumber,
    ),
  ],
);

/**
 * The change of a deposit's difference by a statement that wrote amounts of its orders. Triggers add rows and change none, so that
 * writers of two orders never wait for each other; `fold_money` adds them to the deposit.
 */
export const payoutChanges = pgTable(
  'payout_changes',
  {
    storeId: storeIdColumn(),
    payoutId: code('payout_id').notNull(),
    /** The change in the number of its orders that differ. */
    orders: integer('orders').notNull(),
    /** centavos */
    difference: centavosColumn('difference').notNull(),
  },
  (t) => [index('payout_changes_of_payout').on(t.storeId, t.payoutId)],
);

/** A day is summed up by these: orders, and centavos of the amounts of those that a deposit holds. */
const moneySums = {
  /** The subject: 0 amounts of orders, else the list of invoices (`BillingKind`), whose orders are counted only. */
  kind: smallint('kind').notNull(),
  marketplace: text('marketplace').notNull(),
  /**
   * The state of an order's amounts, or of its invoice. A difference with a solved claim is `aclarada`; orders to be paid are not
   * summed up: when they become late depends on the day, and they are few (`money-sums.ts`).
   */
  state: text('state').notNull(),
  /** The day of purchase on the store's clock. */
  day: date('day').notNull(),
  orders: integer('orders').notNull(),
  sale: centavosColumn('sale').notNull(),
  commission: centavosColumn('commission').notNull(),
  isr: centavosColumn('isr').notNull(),
  iva: centavosColumn('iva').notNull(),
  guides: centavosColumn('guides').notNull(),
  net: centavosColumn('net').notNull(),
  paid: centavosColumn('paid').notNull(),
  difference: centavosColumn('difference').notNull(),
};

/**
 * The change of the sums of money by a statement that wrote orders or their amounts: rows are only added, and folded each minute
 * (migrations, `fold_money`); a reader adds those that are not folded yet.
 */
export const moneyChanges = pgTable('money_changes', { storeId: storeIdColumn(), ...moneySums }, (t) => [
  index('money_changes_of_kind').on(t.storeId, t.kind),
]);

/** Sums of days of the store. */
export const moneyDays = pgTable('money_days', { storeId: storeIdColumn(), ...moneySums }, (t) => [
  primaryKey({ columns: [t.storeId, t.kind, t.marketplace, t.state, t.day] }),
]);

/** The same sums by whole months; `day` is the first of the month. */
export const moneyMonths = pgTable('money_months', { storeId: storeIdColumn(), ...moneySums }, (t) => [
  primaryKey({ columns: [t.storeId, t.kind, t.marketplace, t.state, t.day] }),
]);

/**
 * Stores with orders from before `order_money`, and how far their rows are written
 * (`backfill-order-money.ts`); without a row a store is done.
 */
export const orderMoneyBackfills = pgTable('order_money_backfills', {
  storeId: storeIdColumn().primaryKey(),
  /** The last order that was processed, by its id. */
  after: code('after').notNull().default(''),
});

/** Centavos. */
export type StoredParts = Readonly<
  Record<'sale' | 'commission' | 'isr' | 'iva' | 'guides' | 'others' | 'net', number>
>;
export type StoredClaim = {
  readonly folio: string | null;
  readonly note: string | null;
  readonly since: string;
};
