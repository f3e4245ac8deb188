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
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('payouts_newest').on(t.storeId, t.marketplace, t.payAt.desc().nullsFirst(), t.id),
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
    index('order_money_by_state').on(t.storeId, t.state, t.marketplace, t.payableAt),
  ],
);

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
