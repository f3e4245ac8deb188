import { centavos, defaultTimeZone, isOwnStore } from '@trastienda/domain';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { storeTaxes } from '../../tables/store-data.ts';
import type { Installation } from '../../core/installation.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { type LineRow, type OrderRow, orderLines, orders } from '../../tables/orders.ts';
import { lastDelivery } from './last-delivery.ts';
import { guides } from '../../tables/shipping.ts';
import {
  expectedOf,
  isEvidenceDone,
  isOwed,
  type OrderMoneyRow,
  reconciled,
  returnedOf,
  type Taxpayer,
} from './order-money.ts';
import { orderMoney, payoutLines, payouts } from '../../tables/money.ts';

type Store = Pick<Scope, 'tx' | 'storeId'>;
/** A store, and the rates by which its channels withhold taxes. */
export type MoneyStore = Store & { readonly installation: Pick<Installation, 'withholdingRates'> };

/** Returns the seller by the store's fiscal data (unknown without them), and the zone of the store's days. */
async function sellerOf({ tx, storeId }: Store): Promise<{ taxpayer: Taxpayer; timeZone: string }> {
  const [row] = await tx
    .select({ person: storeTaxes.personType, timeZone: stores.timeZone })
    .from(stores)
    .leftJoin(storeTaxes, eq(storeTaxes.storeId, stores.id))
    .where(eq(stores.id, storeId));
  return {
    taxpayer: { hasRfc: true, person: row?.person ?? null },
    timeZone: row?.timeZone ?? defaultTimeZone,
  };
}

/**
 * Returns the guides of an order that the channel charges, which are the automatic ones; the wallet has paid
 * the others.
 */
async function chargedGuides({ tx, storeId }: Store, order: Pick<OrderRow, 'orderNumber' | 'marketplace'>) {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${guides.totalCost}), 0)`.mapWith(Number) })
    .from(guides)
    .where(
      and(
        eq(guides.storeId, storeId),
        eq(guides.orderNumber, order.orderNumber),
        eq(guides.marketplace, order.marketplace),
        eq(guides.guideType, 'automatica'),
        ne(guides.status, 'cancelada'),
      ),
    );
  return centavos(row?.total ?? 0);
}

async function expectedRow(
  store: MoneyStore,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<OrderMoneyRow> {
  const expected = expectedOf(order, lines, {
    guides: await chargedGuides(store, order),
    ...(await sellerOf(store)),
    rates: store.installation.withholdingRates,
  });
  return {
    storeId: store.storeId,
    marketplace: order.marketplace,
    orderNumber: order.orderNumber,
    purchaseDate: order.purchaseDate,
    payableAt: null,
    ...expected,
    ...reconciled(expected, [], []),
    claim: null,
    claimSolved: false,
    demo: order.demo,
  };
}

/**
 * Returns the amounts that an order should bring by its present lines, before it is delivered; `undefined`
 * when the store has no such order.
 */
export async function expectedOfOrder(
  store: MoneyStore,
  marketplace: string,
  orderNumber: string,
): Promise<OrderMoneyRow | undefined> {
  const { tx, storeId } = store;
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.orderNumber, orderNumber),
        eq(orders.marketplace, marketplace),
      ),
    );
  if (!order) return undefined;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, order.id)));
  return expectedRow(store, order, lines);
}

/** Returns when the last piece was delivered, or the day of purchase when no delivery is recorded. */
export const deliveredAt = (order: OrderRow, lines: readonly LineRow[]): Date =>
  lastDelivery(lines) ?? order.purchaseDate;

/**
 * Updates the returned pieces of an order that a deposit has paid: the expected amounts stay (D313), while
 * the causes of a discount name the pieces it is for, whichever of the two arrived first.
 */
async function refreshReturned(
  { tx, storeId }: Store,
  { marketplace, orderNumber }: Pick<OrderRow, 'marketplace' | 'orderNumber'>,
  returned: number,
): Promise<void> {
  const own = and(
    eq(orderMoney.storeId, storeId),
    eq(orderMoney.marketplace, marketplace),
    eq(orderMoney.orderNumber, orderNumber),
  );
  const [row] = await tx
    .update(orderMoney)
    .set({ returned })
    .where(and(own, isNotNull(orderMoney.payoutId), ne(orderMoney.returned, returned)))
    .returning();
  if (!row) return;
  const moneyRows = await tx
    .select({ line: payoutLines, payout: payouts })
    .from(payoutLines)
    .innerJoin(payouts, and(eq(payouts.storeId, payoutLines.storeId), eq(payouts.id, payoutLines.payoutId)))
    .where(
      and(
        eq(payoutLines.storeId, storeId),
        eq(payoutLines.orderNumber, orderNumber),
        eq(payouts.marketplace, marketplace),
      ),
    );
  const deposits = new Map(moneyRows.map(({ payout }) => [payout.id, payout]));
  const lines = moneyRows.map(({ line }) => line);
  await tx
    .update(orderMoney)
    .set(reconciled(row, lines, [...deposits.values()]))
    .where(own);
}

/**
 * Writes what a delivered order should bring, and since when it could be paid (`acceptedAt`: when its
 * evidence was accepted); called with everything that changes its pieces or its evidence. Once a deposit
 * holds it, what was expected stays as it was (D313).
 */
export async function refreshOrderMoney(
  store: MoneyStore,
  order: OrderRow,
  lines: readonly LineRow[],
  acceptedAt?: Date,
): Promise<void> {
  if (!isOwnStore(order.marketplace)) return;
  const returned = returnedOf(lines);
  if (returned > 0) await refreshReturned(store, order, returned);
  if (!isOwed(order, lines)) return;
  const row = await expectedRow(store, order, lines);
  const payableAt = isEvidenceDone(order, lines) ? (acceptedAt ?? deliveredAt(order, lines)) : null;
  await store.tx
    .insert(orderMoney)
    .values({ ...row, payableAt })
    .onConflictDoUpdate({
      target: [orderMoney.storeId, orderMoney.marketplace, orderMoney.orderNumber],
      set: {
        pieces: row.pieces,
        returned: row.returned,
        sale: row.sale,
        commission: row.commission,
        isr: row.isr,
        iva: row.iva,
        guides: row.guides,
        net: row.net,
        rate: row.rate,
        payableAt:
          payableAt === null
            ? null
            : sql`coalesce(${orderMoney.payableAt}, ${payableAt.toISOString()}::timestamptz)`,
      },
      setWhere: sql`${orderMoney.payoutId} is null`,
    });
}
