import { isEvidencePending, localDay } from '@trastienda/domain';
import { payWeekOf, UNPAID_AFTER_DAYS } from '@trastienda/domain/payment';
import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { invoices } from '@trastienda/services/tables/invoices';
import { bareInstallation } from '@trastienda/services/core/installation';
import { isOfOpenStore } from '@trastienda/services/core/open-store';
import type { Scope } from '@trastienda/services/core/scope';
import { acrossStores, type Database } from '@trastienda/services/database/connect';
import { stores } from '@trastienda/services/tables/people';
import { type OrderMoneyRow, reconciled } from '@trastienda/services/subjects/money/order-money';
import { movementsOf, payoutOf } from '@trastienda/services/subjects/money/payout-of-week';
import { refreshOrderMoney } from '@trastienda/services/subjects/money/refresh-order-money';
import { orderMoney, payoutLines, payouts } from '@trastienda/services/tables/money';
import { evidences } from '@trastienda/services/tables/evidences';
import { lockOrder, lockOrdersById } from '@trastienda/services/subjects/orders/locked-order';
import { orders } from '@trastienda/services/tables/orders';
import { carriersAhead } from './carrier-clock/move-parcels.ts';

type Store = Pick<Scope, 'tx' | 'storeId'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The demo's reviewers take this long. */
const REVIEW_MS = 20 * MINUTE_MS;

/** One in ten is rejected, always the same ones. */
export function isRejected(id: string): boolean {
  let hash = 2166136261;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 10 === 0;
}

/**
 * Accepts the evidence that was sent 20 minutes ago, and rejects one in ten; the demo's own evidence stays.
 * @returns how many.
 */
export async function reviewEvidences(database: Database, until: Date): Promise<number> {
  const waiting = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(evidences)
      .where(
        and(
          eq(evidences.status, 'en_revision'),
          eq(evidences.demo, false),
          isOfOpenStore(evidences.storeId),
          lte(evidences.sentAt, new Date(until.getTime() - REVIEW_MS)),
        ),
      )
      .orderBy(asc(evidences.sentAt)),
  );
  for (const found of waiting) {
    await acrossStores(database, async (tx) => {
      // Invented channels withhold by the published rates.
      const store = { tx, storeId: found.storeId, installation: bareInstallation };
      const { order, lines } = await lockOrder(store, {
        marketplace: found.channel,
        orderId: found.orderNumber,
      });
      if (order.evidenceStatus !== 'en_revision') return;
      const status = isRejected(found.id) ? 'rechazada' : 'aceptada';
      const reason = status === 'rechazada' ? { reason: 'La firma no se lee', rejectedAt: until } : {};
      await tx
        .update(evidences)
        .set({ status, ...reason })
        .where(and(eq(evidences.storeId, store.storeId), eq(evidences.id, found.id)));
      const after = { ...order, evidenceStatus: status };
      await tx
        .update(orders)
        .set({ evidenceStatus: status, evidencePending: isEvidencePending(after, lines) })
        .where(and(eq(orders.storeId, store.storeId), eq(orders.id, order.id)));
      await refreshOrderMoney(store, after, lines, until);
    });
  }
  return waiting.length;
}

/**
 * Reviews invoices in the same way.
 * @returns how many.
 */
export async function reviewInvoices(database: Database, until: Date): Promise<number> {
  const waiting = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.status, 'en_revision'),
          eq(invoices.demo, false),
          isOfOpenStore(invoices.storeId),
          lte(invoices.sentAt, new Date(until.getTime() - REVIEW_MS)),
        ),
      )
      .orderBy(asc(invoices.sentAt)),
  );
  for (const { storeId, id, orderId } of waiting) {
    await acrossStores(database, async (tx) => {
      // The order is locked first, in the same order of locks as an upload.
      await lockOrdersById({ tx, storeId }, [orderId]);
      const status = isRejected(id) ? 'rechazada' : 'aceptada';
      const reason = status === 'rechazada' ? 'El RFC del receptor no es el del canal' : null;
      const [changed] = await tx
        .update(invoices)
        .set({ status, reason })
        .where(and(eq(invoices.storeId, storeId), eq(invoices.id, id), eq(invoices.status, 'en_revision')))
        .returning({ id: invoices.id });
      if (!changed) return;
      await tx
        .update(orders)
        .set({ invoiceStatus: status })
        .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
    });
  }
  return waiting.length;
}

/** Pays the deposits that are due, and so their orders. */
async function payDue({ tx, storeId }: Store, until: Date): Promise<void> {
  const due = await tx
    .update(payouts)
    .set({ state: 'pagado' })
    .where(and(eq(payouts.storeId, storeId), eq(payouts.state, 'programado'), lte(payouts.payAt, until)))
    .returning({ id: payouts.id });
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await tx
    .update(orderMoney)
    .set({ state: 'pagado' })
    .where(
      and(
        eq(orderMoney.storeId, storeId),
        inArray(orderMoney.payoutId, ids),
        eq(orderMoney.state, 'programado'),
      ),
    );
}

/**
 * Writes a deposit for a channel's week that ended, unless it has one.
 * @returns whether it was written.
 */
async function writeWeek(
  { tx, storeId, timeZone }: Store & Pick<Scope, 'timeZone'>,
  rows: readonly OrderMoneyRow[],
  accountLast4: string | null,
  until: Date,
): Promise<boolean> {
  const [first] = rows;
  if (!first?.payableAt) return false;
  const { marketplace } = first;
  const week = payWeekOf(localDay(first.payableAt, timeZone) ?? '');
  const deposit = payoutOf(
    { storeId, marketplace, week, timeZone, accountLast4, now: until },
    rows.flatMap(movementsOf),
  );
  if (!deposit) return false;
  const written = await tx.insert(payouts).values(deposit.payout).onConflictDoNothing().returning();
  const [payout] = written;
  if (!payout) return false;
  await tx.insert(payoutLines).values(deposit.lines);
  for (const row of rows) {
    const own = deposit.lines.filter(({ orderNumber }) => orderNumber === row.orderNumber);
    await tx
      .update(orderMoney)
      .set(reconciled(row, own, [payout]))
      .where(
        and(
          eq(orderMoney.storeId, storeId),
          eq(orderMoney.marketplace, marketplace),
          eq(orderMoney.orderNumber, row.orderNumber),
        ),
      );
  }
  return true;
}

/**
 * Pays on the Wednesday after each week, as the demo's channels do.
 * @returns the deposits that were written.
 */
export async function payWeeks(database: Database, until: Date): Promise<number> {
  const demo = await acrossStores(database, (tx) =>
    tx
      .select()
      .from(stores)
      .where(and(eq(stores.demo, true), isNull(stores.closedAt))),
  );
  let written = 0;
  for (const { id: storeId, timeZone } of demo) {
    await acrossStores(database, async (tx) => {
      const store = { tx, storeId, timeZone };
      await payDue(store, until);
      const open = await tx
        .select()
        .from(orderMoney)
        .where(
          and(
            eq(orderMoney.storeId, storeId),
            eq(orderMoney.state, 'por_cobrar'),
            // Orders that are unpaid for longer stay unpaid: they show the merchant what to claim.
            gt(orderMoney.payableAt, new Date(until.getTime() - UNPAID_AFTER_DAYS * DAY_MS)),
          ),
        )
        .orderBy(asc(orderMoney.orderNumber));
      const today = localDay(until, timeZone) ?? '';
      const weeks = new Map<string, OrderMoneyRow[]>();
      for (const row of open) {
        const { first, last } = payWeekOf(localDay(row.payableAt ?? until, timeZone) ?? '');
        if (last >= today) continue;
        const name = `${first} ${row.marketplace}`;
        weeks.set(name, [...(weeks.get(name) ?? []), row]);
      }
      const [account] = await tx
        .select({ last4: payouts.accountLast4 })
        .from(payouts)
        .where(eq(payouts.storeId, storeId))
        .orderBy(desc(payouts.payAt))
        .limit(1);
      for (const name of [...weeks.keys()].toSorted()) {
        if (await writeWeek(store, weeks.get(name) ?? [], account?.last4 ?? null, until)) written += 1;
      }
    });
  }
  return written;
}

/** Does the reviews and deposits of open stores that are due by the demo's clock. */
export async function keepMoneyMoving(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + (await carriersAhead(database)));
  await reviewEvidences(database, until);
  await reviewInvoices(database, until);
  await payWeeks(database, until);
}
