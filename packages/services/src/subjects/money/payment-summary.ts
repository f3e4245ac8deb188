import type { DepositSummaryAnswer } from '@trastienda/api-client';
import type { getPaymentSummary } from '@trastienda/api-client/invoice';
import { centavos, localDay } from '@trastienda/domain';
import { baseOf, nextExpectedDeposit, UNPAID_AFTER_DAYS } from '@trastienda/domain/payment';
import { and, asc, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { startOfDay } from '../../database/days.ts';
import { mxn } from './list-payments.ts';
import { moneyByState, noMoney, payingChannels } from './money-sums.ts';
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
  const channels = marketplace === undefined ? payingChannels : [marketplace];
  const ofChannels = sql.join(
    channels.map((channel) => sql`(${channel}::text)`),
    sql`, `,
  );
  const {
    rows: [last],
  } = await tx.execute<{ account: string | null }>(sql`
    select found.account from (values ${ofChannels}) as c (channel), lateral (
      select account_last4 as account, pay_at, id from payouts
      where store_id = ${storeId} and marketplace = c.channel order by pay_at desc, id limit 1) found
    order by found.pay_at desc, found.id limit 1`);
  // Months are those of the store's zone: a payment on the last evening of January belongs to January.
  const starts = Array.from({ length: MONTHS + 1 }, (_, back) => monthBefore(mes, back - 1));
  const ofMonths = sql.join(
    starts.slice(1).map((month, back) => {
      const [from, until] = [month, starts[back] ?? month].map((one) =>
        startOfDay(`${one}-01`, timeZone).toISOString(),
      );
      return sql`(${month}::text, ${from}::timestamptz, ${until}::timestamptz)`;
    }),
    sql`, `,
  );
  const { rows: months } = await tx.execute<{
    month: string;
    marketplace: string;
    sales: number;
    isr: number;
    iva: number;
    amount: number;
  }>(sql`
    select m.month, c.channel as marketplace, found.* from (values ${ofMonths}) as m (month, since, until),
      (values ${ofChannels}) as c (channel), lateral (
      select sum(sales)::float8 as sales, sum(isr)::float8 as isr, sum(iva)::float8 as iva, sum(amount)::float8 as amount from payouts
      where store_id = ${storeId} and marketplace = c.channel and pay_at >= m.since and pay_at < m.until and state = 'pagado'
      having count(*) > 0) found
    order by 1 desc, 2`);
  const late = isLate(now);
  const ofOrders = and(
    eq(orderMoney.storeId, storeId),
    inArray(orderMoney.marketplace, [...(marketplace === undefined ? payingChannels : [marketplace])]),
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
  const stored = await moneyByState({ tx, storeId }, 0, marketplace, {});
  const different = stored.get('diferencia') ?? noMoney;
  const [open] = await tx
    .select({
      late: sql<number>`coalesce(sum(${orderMoney.net}) filter (where ${late}), 0)`.mapWith(Number),
      lateOrders: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
      owed: sql<number>`coalesce(sum(${orderMoney.net}) filter (where not coalesce(${late}, false)), 0)`.mapWith(
        Number,
      ),
      owedOrders: sql<number>`count(*) filter (where not coalesce(${late}, false))`.mapWith(Number),
    })
    .from(orderMoney)
    .where(and(ofOrders, eq(orderMoney.state, 'por_cobrar')));
  if (!open) throw new Error('A sum is always one row');
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
      // An unpaid order counts with its expected amount, a paid one with what is missing.
      por_conciliar: {
        monto: mxn(open.late + different.difference),
        pedidos: open.lateOrders + different.orders,
      },
      por_cobrar: { monto: mxn(open.owed), pedidos: open.owedOrders },
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
