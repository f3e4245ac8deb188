import type { OrderNetAnswer } from '@trastienda/api-client';
import type { getOrderNet, listOrderNets, savePaymentClaim } from '@trastienda/api-client/invoice';
import { defaultPageSize, isOwnStore, localDay } from '@trastienda/domain';
import { expectedPayDay, explainDifference, payWeekOf } from '@trastienda/domain/payment';
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startsWith } from '../../core/starts-with.ts';
import { startOfDay, startOfNextDay } from '../../database/days.ts';
import { mxn } from './list-payments.ts';
import { daysDue, expectedParts, type OrderMoneyRow } from './order-money.ts';
import { expectedOfOrder } from './refresh-order-money.ts';
import { isLate } from './payment-summary.ts';
import { orderMoney, payoutLines, type StoredParts } from '../../tables/money.ts';

type Seen = Pick<Scope, 'now' | 'timeZone'>;

const partsOf = (parts: StoredParts): OrderNetAnswer['esperado'] => ({
  venta: mxn(parts.sale),
  comision: mxn(parts.commission),
  isr: mxn(parts.isr),
  iva: mxn(parts.iva),
  guia: mxn(parts.guides),
  otros: mxn(parts.others),
  neto: mxn(parts.net),
});

/**
 * Returns an order's amounts in the form of the wire (calls.md 24.11); an order that is unpaid for too long
 * is a difference from that day on.
 */
function orderNetOf(row: OrderMoneyRow, { now, timeZone }: Seen): OrderNetAnswer {
  const { pieces, returned } = row;
  const unpaid =
    row.state === 'por_cobrar'
      ? explainDifference(expectedParts(row), null, {
          pieces,
          returned,
          daysDue: daysDue(row.payableAt, now),
        })
      : [];
  const isMissing = unpaid.length > 0;
  const causes = isMissing ? unpaid : row.causes;
  const day = row.payableAt && localDay(row.payableAt, timeZone);
  const payDay = (on: string) =>
    row.state === 'por_cobrar' ? expectedPayDay(on, localDay(now, timeZone) ?? on) : payWeekOf(on).payDay;
  return {
    no_pedido: row.orderNumber,
    marketplace: row.marketplace as OrderNetAnswer['marketplace'],
    fecha_pedido: row.purchaseDate.toISOString(),
    estado: isMissing ? 'diferencia' : row.state,
    esperado: partsOf(expectedParts(row)),
    pagado: row.paid && partsOf(row.paid),
    diferencia: mxn(isMissing ? row.net : row.difference),
    causas: causes.map(({ cause, amount, note }) => ({ causa: cause, monto: mxn(amount), nota: note })),
    paymentId: row.payoutId,
    fecha_estimada: day && !isMissing ? payDay(day) : null,
    tasas: row.rate,
    aclaracion: row.claim && {
      folio: row.claim.folio,
      nota: row.claim.note,
      desde: row.claim.since,
      resuelta: row.claimSolved,
    },
  };
}

const stateIs = (state: OrderNetAnswer['estado'], now: Date): SQL => {
  const late = sql`coalesce(${isLate(now)}, false)`;
  if (state === 'diferencia') return sql`(${orderMoney.state} = 'diferencia' or ${late})`;
  if (state === 'por_cobrar') return sql`(${orderMoney.state} = 'por_cobrar' and not ${late})`;
  return eq(orderMoney.state, state);
};

export const handleListOrderNets: Handler<typeof listOrderNets> = async ({ query }, scope) => {
  const { tx, storeId, timeZone, now } = scope;
  const { page = 1, pageSize = defaultPageSize, marketplace, estado, search, paymentId } = query;
  const all = and(
    eq(orderMoney.storeId, storeId),
    marketplace === undefined ? undefined : eq(orderMoney.marketplace, marketplace),
    query.fecha_inicio === undefined
      ? undefined
      : gte(orderMoney.purchaseDate, startOfDay(query.fecha_inicio, timeZone)),
    query.fecha_fin === undefined
      ? undefined
      : lt(orderMoney.purchaseDate, startOfNextDay(query.fecha_fin, timeZone)),
    search === undefined ? undefined : startsWith(orderMoney.orderNumber, search),
    paymentId === undefined
      ? undefined
      : sql`${orderMoney.orderNumber} in (
          select l.order_number from ${payoutLines} l
          join payouts p on p.store_id = l.store_id and p.id = l.payout_id and p.marketplace = ${orderMoney.marketplace}
          where l.store_id = ${storeId} and l.payout_id = ${paymentId}
        )`,
  );
  const where = and(all, estado === undefined ? undefined : stateIs(estado, now));
  const rows = await tx
    .select()
    .from(orderMoney)
    .where(where)
    .orderBy(desc(orderMoney.purchaseDate), asc(orderMoney.orderNumber), asc(orderMoney.marketplace))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const sumOf = (of: SQL | (typeof orderMoney)[keyof typeof orderMoney]) =>
    sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const late = sql`coalesce(${isLate(now)}, false)`;
  const [sums] = await tx
    .select({
      rows: sql<number>`count(*)`.mapWith(Number),
      sale: sumOf(orderMoney.sale),
      commission: sumOf(orderMoney.commission),
      isr: sumOf(orderMoney.isr),
      iva: sumOf(orderMoney.iva),
      guides: sumOf(orderMoney.guides),
      net: sumOf(orderMoney.net),
      paid: sumOf(orderMoney.paidNet),
      difference: sumOf(sql`case when ${late} then ${orderMoney.net} else ${orderMoney.difference} end`),
    })
    .from(orderMoney)
    .where(where);
  const states = await tx
    .select({
      state: sql<OrderNetAnswer['estado']>`case when ${late} then 'diferencia' else ${orderMoney.state} end`,
      rows: sql<number>`count(*)`.mapWith(Number),
    })
    .from(orderMoney)
    .where(all)
    .groupBy(sql`1`);
  if (!sums) throw new Error('A sum is always one row');
  const counts = { por_cobrar: 0, programado: 0, pagado: 0, diferencia: 0 };
  for (const { state, rows: orders } of states) counts[state] = orders;
  return {
    data: rows.map((row) => orderNetOf(row, scope)),
    pagination: { total_registros: sums.rows, page_size: pageSize, page },
    totales: {
      esperado: partsOf({ ...sums, others: 0 }),
      pagado: mxn(sums.paid),
      diferencia: mxn(sums.difference),
    },
    counts,
  };
};

const rowOf = (storeId: string, marketplace: string, orderNumber: string) =>
  and(
    eq(orderMoney.storeId, storeId),
    eq(orderMoney.marketplace, marketplace),
    eq(orderMoney.orderNumber, orderNumber),
  );

/**
 * Answers an order's amounts; for an order that is not delivered yet, the expected ones by its present lines.
 * @throws 404
 */
export const handleGetOrderNet: Handler<typeof getOrderNet> = async ({ params }, scope) => {
  const { marketplace, orderId } = params;
  if (!isOwnStore(marketplace)) throw notFound('El canal no paga este pedido por aquí');
  const [row] = await scope.tx
    .select()
    .from(orderMoney)
    .where(rowOf(scope.storeId, marketplace, orderId));
  const found = row ?? (await expectedOfOrder(scope, marketplace, orderId));
  if (!found) throw notFound('No encontramos el pedido');
  return { data: orderNetOf(found, scope) };
};

/**
 * Saves the merchant's claim to the channel about a difference.
 * @throws 404; 409 when there is none.
 */
export const handleSavePaymentClaim: Handler<typeof savePaymentClaim> = async ({ params, body }, scope) => {
  const { paymentId, orderId } = params;
  const [row] = await scope.tx
    .select()
    .from(orderMoney)
    .where(
      and(
        rowOf(scope.storeId, body.marketplace, orderId),
        paymentId === '-' ? sql`${orderMoney.payoutId} is null` : eq(orderMoney.payoutId, paymentId),
      ),
    )
    .for('update');
  if (!row) throw notFound('No encontramos el pedido en ese depósito');
  if (orderNetOf(row, scope).estado !== 'diferencia') {
    throw conflict('El pedido no tiene diferencia que aclarar', 'no_difference');
  }
  const { folio, nota: note, resuelta } = body;
  const claim = { folio, note, since: row.claim?.since ?? scope.now.toISOString() };
  const [saved] = await scope.tx
    .update(orderMoney)
    .set({ claim, claimSolved: resuelta })
    .where(rowOf(scope.storeId, body.marketplace, orderId))
    .returning();
  if (!saved) throw new Error('The claim was not written');
  return { data: orderNetOf(saved, scope) };
};
