import type { DepositAnswer } from '@trastienda/api-client';
import type { getPayment, listPayments } from '@trastienda/api-client/invoice';
import { centavos, defaultPageSize, fromCentavos } from '@trastienda/domain';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startsAsNumber } from '../../core/starts-with.ts';
import { startOfDay, startOfNextDay } from '../../database/days.ts';
import { payoutChanges, payoutLines, payouts } from '../../tables/money.ts';

export type PayoutRow = typeof payouts.$inferSelect;
type Store = Pick<Scope, 'tx' | 'storeId'>;

export const mxn = (amount: number) => fromCentavos(centavos(amount));

/** What is not folded into a deposit yet. */
const waiting = (of: 'orders' | 'difference'): SQL =>
  sql`coalesce((select sum(c.${sql.identifier(of)}) from ${payoutChanges} c where c.store_id = ${payouts.storeId} and c.payout_id = ${payouts.id}), 0)`;
/**
 * Whether an order of a deposit brought another amount than expected, which the deposit then shows. The deposit says it itself,
 * unless it is one of the few with changes that wait.
 */
const differs = sql<boolean>`(case when (${payouts.storeId}, ${payouts.id}) in (select c.store_id, c.payout_id from ${payoutChanges} c)
  then ${payouts.differentOrders} + ${waiting('orders')} > 0 else ${payouts.differentOrders} > 0 end)`;
/** Expected less paid, centavos, of the orders whose last deposit it is. */
const difference = sql<number>`${payouts.difference} + ${waiting('difference')}`.mapWith(Number);

/** The columns of a deposit that are computed, beside its row. */
const asShown = { row: payouts, differs, difference };
type Shown = { readonly row: PayoutRow; readonly differs: boolean; readonly difference: number };

/** Returns a deposit in the form of the wire (calls.md 24.11). */
const paymentOf = ({ row, differs: isOther, difference: missing }: Shown): DepositAnswer => ({
  id: row.id,
  store_id: row.storeId,
  marketplace: row.marketplace as DepositAnswer['marketplace'],
  fecha_pago: row.payAt.toISOString(),
  referencia: row.reference,
  periodo_inicio: row.periodFirst,
  periodo_fin: row.periodLast,
  pedidos: row.orders,
  monto_ventas: mxn(row.sales),
  comisiones: mxn(row.commissions),
  retenciones: mxn(row.isr + row.iva),
  retencion_isr: mxn(row.isr),
  retencion_iva: mxn(row.iva),
  guias: mxn(row.guides),
  otros: mxn(row.others),
  monto_pagado: mxn(row.amount),
  diferencia: mxn(missing),
  cuenta: row.accountLast4,
  factura: row.state === 'pagado',
  estado: row.state === 'pagado' && isOther ? 'diferencia' : row.state,
});

const stateIs = (state: DepositAnswer['estado']): SQL | undefined => {
  if (state === 'diferencia') return and(eq(payouts.state, 'pagado'), differs);
  if (state === 'pagado') return and(eq(payouts.state, 'pagado'), sql`not ${differs}`);
  return eq(payouts.state, state);
};

/** Lists deposits, newest first; days are those of the store's zone. */
export const handleListPayments: Handler<typeof listPayments> = async ({ query }, scope) => {
  const { tx, storeId, timeZone } = scope;
  const { page = 1, pageSize = defaultPageSize, marketplace, search, estado } = query;
  const where = and(
    eq(payouts.storeId, storeId),
    eq(payouts.marketplace, marketplace),
    query.fecha_inicio === undefined
      ? undefined
      : gte(payouts.payAt, startOfDay(query.fecha_inicio, timeZone)),
    query.fecha_fin === undefined ? undefined : lt(payouts.payAt, startOfNextDay(query.fecha_fin, timeZone)),
    search === undefined
      ? undefined
      : sql`${payouts.id} in (
          select p.id from payouts p where p.store_id = ${storeId} and ${startsAsNumber(sql`p.id`, search)}
          union select l.payout_id from ${payoutLines} l where l.store_id = ${storeId} and l.order_number = ${search}
        )`,
    estado === undefined ? undefined : stateIs(estado),
  );
  // A deep page passes over an index alone, and reads the rows of its own deposits only.
  const keys = tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(where)
    .orderBy(desc(payouts.payAt), asc(payouts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await tx
    .select(asShown)
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), inArray(payouts.id, keys)))
    .orderBy(desc(payouts.payAt), asc(payouts.id));
  const sumOf = (column: SQL | (typeof payouts)[keyof typeof payouts]) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      orders: sumOf(payouts.orders),
      sales: sumOf(payouts.sales),
      commissions: sumOf(payouts.commissions),
      isr: sumOf(payouts.isr),
      iva: sumOf(payouts.iva),
      guides: sumOf(payouts.guides),
      others: sumOf(payouts.others),
      amount: sumOf(payouts.amount),
      difference: sumOf(payouts.difference),
    })
    .from(payouts)
    .where(where);
  const [changes] = await tx
    .select({ difference: sumOf(sql`${payoutChanges.difference}`) })
    .from(payoutChanges)
    .innerJoin(
      payouts,
      and(eq(payouts.storeId, payoutChanges.storeId), eq(payouts.id, payoutChanges.payoutId)),
    )
    .where(and(eq(payoutChanges.storeId, storeId), where));
  if (!sums || !changes) throw new Error('A sum is always one row');
  return {
    data: rows.map(paymentOf),
    pagination: { total_registros: sums.count, page_size: pageSize, page },
    totales: {
      pedidos: sums.orders,
      monto_ventas: mxn(sums.sales),
      comisiones: mxn(sums.commissions),
      retenciones: mxn(sums.isr + sums.iva),
      retencion_isr: mxn(sums.isr),
      retencion_iva: mxn(sums.iva),
      guias: mxn(sums.guides),
      otros: mxn(sums.others),
      monto_pagado: mxn(sums.amount),
      diferencia: mxn(sums.difference + changes.difference),
    },
  };
};

/**
 * Returns a deposit of the store.
 * @throws 404, also for another store's.
 */
export async function payoutNamed({ tx, storeId }: Store, id: string): Promise<Shown> {
  const [found] = await tx
    .select(asShown)
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), eq(payouts.id, id)));
  if (!found) throw notFound('No encontramos el depósito');
  return found;
}

export const handleGetPayment: Handler<typeof getPayment> = async ({ params }, scope) => ({
  data: paymentOf(await payoutNamed(scope, params.paymentId)),
});
