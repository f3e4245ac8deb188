import type { getGeneralReport } from '@trastienda/api-client/kidal';
import { csvLines, generalReportColumns, type GeneralReportRow } from '@trastienda/domain/sale';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { orderLines, orders } from '../schema.ts';
import { nameOfState } from './name-of-state.ts';
import { readSalesQuery, type SalesQuery } from './read-sales-query.ts';
import { rangeOf, salesConditions, stateKey } from './sales-by.ts';
import { mxn } from './totals.ts';

/** Every line of the days, those alike of an order as one row, oldest first. */
function reportRows(scope: Scope, query: SalesQuery) {
  const { purchaseDate, id, orderNumber, marketplace } = orders;
  const { sku, trackId, statusId, salePrice } = orderLines;
  const total = sql`sum(${salePrice} - ${orderLines.saleDiscount})`;
  return scope.tx
    .select({
      order: orderNumber,
      channel: marketplace,
      purchase: sql<string>`to_char(${purchaseDate} at time zone ${scope.timeZone}, 'YYYY-MM-DD HH24:MI')`,
      statusId,
      sku,
      product: sql<string>`min(${orderLines.name})`,
      units: sql<number>`count(*)::int`,
      price: salePrice,
      discount: sql<number>`sum(${orderLines.saleDiscount})::float8`,
      total: sql<number>`${total}::float8`,
      commission: sql<number | null>`sum(${orderLines.commissionAmount})::float8`,
      guide: trackId,
      carrier: sql<string | null>`min(${orderLines.carrierName})`,
      state: stateKey,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id)))
    .where(salesConditions(scope, query, rangeOf(query)))
    .groupBy(orders.storeId, id, sku, trackId, statusId, salePrice)
    .orderBy(purchaseDate, id, sql`min(${orderLines.position})`);
}

type Found = Awaited<ReturnType<typeof reportRows>>[number];

const rowOf = (found: Found): GeneralReportRow => ({
  ...found,
  price: mxn(found.price),
  discount: mxn(found.discount),
  total: mxn(found.total),
  commission: found.commission === null ? null : mxn(found.commission),
  state: nameOfState(found.state),
});

/** All lines, cancelled and returned ones too, as the column Estatus says. */
export const handleGetGeneralReport: Handler<typeof getGeneralReport> = async ({ query: asked }, scope) => {
  const rows = await reportRows(scope, readSalesQuery(asked, scope));
  const { head, row } = csvLines(generalReportColumns);
  const text = head + rows.map((found) => row(rowOf(found))).join('');
  return { data: Buffer.from(text).toString('base64') };
};
