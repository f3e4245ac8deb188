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

/** The deposits with changes that are not folded into them yet: the difference those add, and whether the deposit differs by now. */
type Change = { readonly difference: number; readonly isDifferent: boolean };
type Waiting = ReadonlyMap<string, Change>;

/** Reads the changes of the last minute, of one deposit or of all: in most minutes there is none. */
async function waitingOf({ tx, storeId }: Store, id?: string): Promise<Waiting> {
  const { rows } = await tx.execute<{ id: string; difference: number; orders: number }>(sql`
    select p.id, c.difference, c.orders + p.different_orders as orders from (
      select payout_id, sum(difference)::float8 as difference, sum(orders)::int as orders from payout_changes
      where store_id = ${storeId} ${id === undefined ? sql`` : sql`and payout_id = ${id}`} group by 1
    ) c join payouts p on p.store_id = ${storeId} and p.id = c.payout_id`);
  return new Map(rows.map((row) => [row.id, { difference: row.difference, isDifferent: row.orders > 0 }]));
}

/** Whether an order of a deposit brought another amount than expected, which the deposit then shows. */
function differs(waiting: Waiting): SQL {
  const stored = sql`${payouts.differentOrders} > 0`;
  if (waiting.size === 0) return stored;
  const different = [...waiting].filter(([, { isDifferent }]) => isDifferent).map(([id]) => id);
  return sql`(case when ${payouts.id} = any(${sql.param([...waiting.keys()])}::text[])
    then ${payouts.id} = any(${sql.param(different)}::text[]) else ${stored} end)`;
}

/** Returns a deposit in the form of the wire (calls.md 24.11). */
const paymentOf = (row: PayoutRow, change: Change | undefined): DepositAnswer => ({
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
  // Expected less paid, of the orders whose last deposit it is.
  diferencia: mxn(row.difference + (change?.difference ?? 0)),
  cuenta: row.accountLast4,
  factura: row.state === 'pagado',
  estado:
    row.state === 'pagado' && (change ? change.isDifferent : row.differentOrders > 0)
      ? 'diferencia'
      : row.state,
});

const stateIs = (state: DepositAnswer['estado'], waiting: Waiting): SQL | undefined => {
  if (state === 'diferencia') return and(eq(payouts.state, 'pagado'), differs(waiting));
  if (state === 'pagado') return and(eq(payouts.state, 'pagado'), sql`not ${differs(waiting)}`);
  return eq(payouts.state, state);
};

/** Lists deposits, newest first; days are those of the store's zone. */
export const handleListPayments: Handler<typeof listPayments> = async ({ query }, scope) => {
  const { tx, storeId, timeZone } = scope;
  const { page = 1, pageSize = defaultPageSize, marketplace, search, estado } = query;
  const waiting = await waitingOf(scope);
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
    estado === undefined ? undefined : stateIs(estado, waiting),
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
    .select()
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
  const [changes] =
    waiting.size === 0
      ? []
      : await tx
          .select({ difference: sumOf(sql`${payoutChanges.difference}`) })
          .from(payoutChanges)
          .innerJoin(
            payouts,
            and(eq(payouts.storeId, payoutChanges.storeId), eq(payouts.id, payoutChanges.payoutId)),
          )
          .where(and(eq(payoutChanges.storeId, storeId), where));
  if (!sums) throw new Error('A sum is always one row');
  return {
    data: rows.map((row) => paymentOf(row, waiting.get(row.id))),
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
      diferencia: mxn(sums.difference + (changes?.difference ?? 0)),
    },
  };
};

/**
 * Returns a deposit of the store.
 * @throws 404, also for another store's.
 */
export async function payoutNamed({ tx, storeId }: Store, id: string): Promise<PayoutRow> {
  const [found] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), eq(payouts.id, id)));
  if (!found) throw notFound('No encontramos el depósito');
  return found;
}

export const handleGetPayment: Handler<typeof getPayment> = async ({ params: { paymentId } }, scope) => {
  const row = await payoutNamed(scope, paymentId);
  const waiting = await waitingOf(scope, row.id);
  return { data: paymentOf(row, waiting.get(row.id)) };
};
