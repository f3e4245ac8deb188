import type { DepositSummaryAnswer } from '@trastienda/api-client';
import type { getPaymentSummary } from '@trastienda/api-client/invoice';
import { centavos, localDay } from '@trastienda/domain';
import { baseOf, nextExpectedDeposit, UNPAID_AFTER_DAYS } from '@trastienda/domain/payment';
import { and, asc, desc, eq, gte, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { startOfDay } from '../../database/days.ts';
import { mxn } from './list-payments.ts';
import { noonOf } from './payout-of-week.ts';
import { orderMoney, payouts } from '../../tables/money.ts';

const DAY_MS = 86_400_000;
const MONTHS = 18;

/** Returns the moment before which an unpaid order is late and counts as a difference (D315). */
const lateBefore = (now: Date): Date => new Date(now.getTime() - (UNPAID_AFTER_DAYS + 1) * DAY_MS);

/** Returns a condition that an order is unpaid for too long. */
export const isLate = (now: Date): SQL<boolean> =>
  sql`(${orderMoney.state} = 'por_cobrar' and ${orderMoney.payableAt} <= ${lateBefore(now).toISOString()} and ${orderMoney.net} <> 0)`;

/** Returns the month (YYYY-MM) that is a number of months earlier. */
function monthBefore(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 7);
}

export const handleGetPaymentSummary: Handler<typeof getPaymentSummary> = async ({ query }, scope) => {
  const { tx, storeId, timeZone, now } = scope;
  const { marketplace } = query;
  const ofStore = and(
    eq(payouts.storeId, storeId),
    marketplace === undefined ? undefined : eq(payouts.marketplace, marketplace),
  );
  const today = localDay(now, timeZone) ?? '';
  const mes = today.slice(0, 7);
  const [next] = await tx
    .select()
    .from(payouts)
    .where(and(ofStore, eq(payouts.state, 'programado')))
    .orderBy(asc(payouts.payAt), asc(payouts.id))
    .limit(1);
  const [last] = await tx
    .select({ account: payouts.accountLast4 })
    .from(payouts)
    .where(ofStore)
    .orderBy(desc(payouts.payAt), asc(payouts.id))
    .limit(1);
  // Months are those of the store's zone: a payment on the last evening of January belongs to January.
  const monthOf = sql<string>`to_char(${payouts.payAt} at time zone ${timeZone}, 'YYYY-MM')`;
  const sumOf = (column: (typeof payouts)['isr' | 'iva' | 'sales' | 'amount']) =>
    sql<number>`sum(${column})`.mapWith(Number);
  const months = await tx
    .select({
      month: monthOf,
      marketplace: payouts.marketplace,
      sales: sumOf(payouts.sales),
      isr: sumOf(payouts.isr),
      iva: sumOf(payouts.iva),
      amount: sumOf(payouts.amount),
    })
    .from(payouts)
    .where(
      and(
        ofStore,
        eq(payouts.state, 'pagado'),
        gte(payouts.payAt, startOfDay(`${monthBefore(mes, MONTHS - 1)}-01`, timeZone)),
      ),
    )
    .groupBy(sql`1, 2`)
    .orderBy(sql`1 desc, 2`);
  const late = isLate(now);
  const ofOrders = and(
    eq(orderMoney.storeId, storeId),
    marketplace === undefined ? undefined : eq(orderMoney.marketplace, marketplace),
    eq(orderMoney.claimSolved, false),
  );
  const owedDays = await tx
    .select({
      payableOn: sql<string>`to_char(${orderMoney.payableAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      amount: sql<number>`sum(${orderMoney.net})`.mapWith((net) => centavos(Number(net))),
    })
    .from(orderMoney)
    .where(
      and(
        ofOrders,
        eq(orderMoney.state, 'por_cobrar'),
        isNotNull(orderMoney.payableAt),
        ne(orderMoney.net, 0),
        not(late),
      ),
    )
    .groupBy(sql`1`);
  const expected = nextExpectedDeposit(owedDays, today);
  const [orders] = await tx
    .select({
      // An unpaid order counts with its expected amount, a paid one with what is missing.
      open: sql<number>`coalesce(sum(case when ${late} then ${orderMoney.net} else ${orderMoney.difference} end)
        filter (where ${late} or ${orderMoney.state} = 'diferencia'), 0)`.mapWith(Number),
      openOrders: sql<number>`count(*) filter (where ${late} or ${orderMoney.state} = 'diferencia')`.mapWith(
        Number,
      ),
      owed: sql<number>`coalesce(sum(${orderMoney.net}) filter (where ${orderMoney.state} = 'por_cobrar' and not coalesce(${late}, false)), 0)`.mapWith(
        Number,
      ),
      owedOrders:
        sql<number>`count(*) filter (where ${orderMoney.state} = 'por_cobrar' and not coalesce(${late}, false))`.mapWith(
          Number,
        ),
    })
    .from(orderMoney)
    .where(ofOrders);
  const thisMonth = months.filter(({ month }) => month === mes);
  const sum = (of: (row: (typeof months)[number]) => number) =>
    mxn(thisMonth.reduce((total, row) => total + of(row), 0));
  return {
    data: {
      proximo: next
        ? { paymentId: next.id, fecha_pago: next.payAt.toISOString(), monto: mxn(next.amount) }
        : expected && {
            paymentId: null,
            fecha_pago: noonOf(expected.payDay, timeZone).toISOString(),
            monto: mxn(expected.amount),
          },
      mes,
      depositado: sum(({ amount }) => amount),
      retencion_isr: sum(({ isr }) => isr),
      retencion_iva: sum(({ iva }) => iva),
      por_conciliar: { monto: mxn(orders?.open ?? 0), pedidos: orders?.openOrders ?? 0 },
      por_cobrar: { monto: mxn(orders?.owed ?? 0), pedidos: orders?.owedOrders ?? 0 },
      cuenta: last?.account ?? null,
      retenciones: months.map((row) => ({
        mes: row.month,
        marketplace: row.marketplace as DepositSummaryAnswer['retenciones'][number]['marketplace'],
        ventas: mxn(row.sales),
        base: mxn(baseOf(centavos(row.sales))),
        isr: mxn(row.isr),
        iva: mxn(row.iva),
      })),
    },
  };
};
