import type { CallRequest, OrderNetAnswer } from '@trastienda/api-client';
import type { getOrderNet, listOrderNets, savePaymentClaim } from '@trastienda/api-client/invoice';
import { defaultPageSize, isOwnStore, localDay } from '@trastienda/domain';
import { expectedPayDay, explainDifference, payWeekOf } from '@trastienda/domain/payment';
import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startsWith } from '../../core/starts-with.ts';
import { startOfDay, startOfNextDay } from '../../database/days.ts';
import { mxn } from './list-payments.ts';
import {
  addMoney,
  type DayFilter,
  moneyByState,
  type MoneySums,
  noMoney,
  payingChannels,
} from './money-sums.ts';
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

type Query = CallRequest<typeof listOrderNets>['query'];

/**
 * Returns the ranges of an index that a list of orders is made of, a channel's, of one state or of all; of each
 * as many as the list could take from it, in its order.
 */
function rangesOf(
  storeId: string,
  { marketplace, estado, ...days }: Query,
  scope: Seen,
  most: number,
): SQL[] {
  const ofDays = daysBetween(days, scope.timeZone);
  const late = isLate(scope.now);
  const states: readonly (SQL | undefined)[] =
    estado === undefined
      ? [undefined]
      : estado === 'diferencia'
        ? [eq(orderMoney.state, 'diferencia'), and(eq(orderMoney.state, 'por_cobrar'), late)]
        : estado === 'por_cobrar'
          ? [and(eq(orderMoney.state, 'por_cobrar'), sql`not coalesce(${late}, false)`)]
          : [eq(orderMoney.state, estado)];
  return (marketplace === undefined ? payingChannels : [marketplace]).flatMap((channel) =>
    states.map(
      (state) => sql`
        select marketplace, order_number, purchase_date from ${orderMoney}
        where ${and(eq(orderMoney.storeId, storeId), eq(orderMoney.marketplace, channel), state, ofDays)}
        order by purchase_date desc, order_number limit ${most}`,
    ),
  );
}

const daysBetween = (days: DayFilter, timeZone: string): SQL | undefined =>
  and(
    days.fecha_inicio === undefined
      ? undefined
      : gte(orderMoney.purchaseDate, startOfDay(days.fecha_inicio, timeZone)),
    days.fecha_fin === undefined
      ? undefined
      : lt(orderMoney.purchaseDate, startOfNextDay(days.fecha_fin, timeZone)),
  );

/** The sums of a list by the states that the merchant sees. */
type Sums = Readonly<Record<OrderNetAnswer['estado'], MoneySums>>;

/** Adds up orders row by row: some of the store's, that a search found or that wait to be paid. */
async function countedSums(tx: Scope['tx'], where: SQL | undefined, now: Date): Promise<Sums> {
  const late = sql`coalesce(${isLate(now)}, false)`;
  const sumOf = (of: SQL | (typeof orderMoney)[keyof typeof orderMoney]) =>
    sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const states = await tx
    .select({
      state: sql<OrderNetAnswer['estado']>`case when ${late} then 'diferencia' else ${orderMoney.state} end`,
      orders: sql<number>`count(*)`.mapWith(Number),
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
    .where(where)
    .groupBy(sql`1`);
  const found = new Map(states.map(({ state, ...sums }) => [state, sums]));
  const of = (state: OrderNetAnswer['estado']) => found.get(state) ?? noMoney;
  return {
    por_cobrar: of('por_cobrar'),
    programado: of('programado'),
    pagado: of('pagado'),
    diferencia: of('diferencia'),
  };
}

/** Returns the sums of whole days: of the orders that deposits hold from stored ones, of those that wait row by row. */
async function storedSums({ tx, storeId, timeZone, now }: Scope, query: Query): Promise<Sums> {
  const { marketplace } = query;
  const stored = await moneyByState({ tx, storeId }, 0, marketplace, query);
  const open = await countedSums(
    tx,
    and(
      eq(orderMoney.storeId, storeId),
      eq(orderMoney.state, 'por_cobrar'),
      marketplace === undefined
        ? inArray(orderMoney.marketplace, [...payingChannels])
        : eq(orderMoney.marketplace, marketplace),
      daysBetween(query, timeZone),
    ),
    now,
  );
  const of = (state: string) => stored.get(state) ?? noMoney;
  return {
    por_cobrar: open.por_cobrar,
    programado: of('programado'),
    pagado: of('pagado'),
    diferencia: addMoney([of('diferencia'), of('aclarada'), open.diferencia]),
  };
}

/** The orders that a search or a deposit names, whose number does not follow from the store's. */
function namedOrders({ storeId, timeZone }: Scope, query: Query): SQL | undefined {
  const { marketplace, search, paymentId } = query;
  return and(
    eq(orderMoney.storeId, storeId),
    marketplace === undefined
      ? inArray(orderMoney.marketplace, [...payingChannels])
      : eq(orderMoney.marketplace, marketplace),
    daysBetween(query, timeZone),
    search === undefined ? undefined : startsWith(orderMoney.orderNumber, search),
    paymentId === undefined
      ? undefined
      : sql`${orderMoney.orderNumber} in (
          select l.order_number from ${payoutLines} l
          join payouts p on p.store_id = l.store_id and p.id = l.payout_id and p.marketplace = ${orderMoney.marketplace}
          where l.store_id = ${storeId} and l.payout_id = ${paymentId}
        )`,
  );
}

export const handleListOrderNets: Handler<typeof listOrderNets> = async ({ query }, scope) => {
  const { tx, storeId, now } = scope;
  const { page = 1, pageSize = defaultPageSize, estado, search, paymentId } = query;
  const named = search === undefined && paymentId === undefined ? undefined : namedOrders(scope, query);
  const ranges = named
    ? [
        sql`select marketplace, order_number, purchase_date from ${orderMoney}
          where ${and(named, estado === undefined ? undefined : stateIs(estado, now))}`,
      ]
    : rangesOf(storeId, query, scope, page * pageSize);
  // A deep page passes over indexes alone, and reads the rows of its own orders only.
  const keys = sql`(
    select * from (${sql.join(
      ranges.map((range) => sql`(${range})`),
      sql` union all `,
    )}) found
    order by purchase_date desc, order_number, marketplace limit ${pageSize} offset ${(page - 1) * pageSize}) k`;
  const rows = await tx
    .select(getTableColumns(orderMoney))
    .from(orderMoney)
    .innerJoin(
      keys,
      sql`k.marketplace = ${orderMoney.marketplace} and k.order_number = ${orderMoney.orderNumber}`,
    )
    .where(eq(orderMoney.storeId, storeId))
    .orderBy(desc(orderMoney.purchaseDate), asc(orderMoney.orderNumber), asc(orderMoney.marketplace));
  const byState = named ? await countedSums(tx, named, now) : await storedSums(scope, query);
  const sums = estado === undefined ? addMoney(Object.values(byState)) : byState[estado];
  return {
    data: rows.map((row) => orderNetOf(row, scope)),
    pagination: { total_registros: sums.orders, page_size: pageSize, page },
    totales: {
      esperado: partsOf({ ...sums, others: 0 }),
      pagado: mxn(sums.paid),
      diferencia: mxn(sums.difference),
    },
    counts: {
      por_cobrar: byState.por_cobrar.orders,
      programado: byState.programado.orders,
      pagado: byState.pagado.orders,
      diferencia: byState.diferencia.orders,
    },
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
