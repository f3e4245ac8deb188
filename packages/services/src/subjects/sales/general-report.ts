import type { getGeneralReport } from '@trastienda/api-client/kidal';
import { csvLines, generalReportColumns, type GeneralReportRow } from '@trastienda/domain/sale';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Handler, streaming } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { rowsInBatches } from '../../database/rows-in-batches.ts';
import { orderLines, orders } from '../../tables/orders.ts';
import { nameOfState } from './name-of-state.ts';
import { readSalesQuery, type SalesQuery } from './read-sales-query.ts';
import { rangeOf } from './sales-by.ts';
import { salesConditions, stateKey } from './sales-of-lines.ts';
import { mxn } from './totals.ts';

/** Reads every line of the days, equal ones of an order as one row, oldest first. */
function reportRows(scope: Scope, query: SalesQuery): SQL {
  const { purchaseDate, id, orderNumber, marketplace } = orders;
  const { sku, trackId, statusId, salePrice, saleDiscount } = orderLines;
  const isOfOrder = and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, id));
  return sql`
    select ${orderNumber} as "order", ${marketplace} as channel,
      to_char(${purchaseDate} at time zone ${scope.timeZone}, 'YYYY-MM-DD HH24:MI') as purchase,
      ${statusId} as "statusId", ${sku} as sku, min(${orderLines.name}) as product, count(*)::int as units,
      ${salePrice}::float8 as price, sum(${saleDiscount})::float8 as discount,
      sum(${salePrice} - ${saleDiscount})::float8 as total, sum(${orderLines.commissionAmount})::float8 as commission,
      ${trackId} as guide, min(${orderLines.carrierName}) as carrier, ${stateKey} as state
    from ${orders} join ${orderLines} on ${isOfOrder}
    where ${salesConditions(scope, query, rangeOf(query))}
    group by ${orders.storeId}, ${id}, ${sku}, ${trackId}, ${statusId}, ${salePrice}
    order by ${purchaseDate}, ${id}, min(${orderLines.position})`;
}

/** Amounts are centavos in the database, and pesos in the report. */
const inPesos = (found: GeneralReportRow): GeneralReportRow => ({
  ...found,
  price: mxn(found.price),
  discount: mxn(found.discount),
  total: mxn(found.total),
  commission: found.commission === null ? null : mxn(found.commission),
  state: nameOfState(found.state),
});

/**
 * Yields bytes as base64, as they come: three of them make four characters, and the rest waits for the next
 * ones.
 */
async function* inBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let left = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([left, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    left = bytes.subarray(whole);
  }
  yield left.toString('base64');
}

async function* csvOf(scope: Scope, query: SalesQuery): AsyncGenerator<Uint8Array> {
  const { head, row } = csvLines(generalReportColumns);
  yield Buffer.from(head);
  for await (const rows of rowsInBatches<GeneralReportRow>(scope.tx, reportRows(scope, query)))
    yield Buffer.from(rows.map((found) => row(inPesos(found))).join(''));
}

async function* asJson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"data":"');
  for await (const text of inBase64(chunks)) yield Buffer.from(text);
  yield Buffer.from('"}');
}

/** Answers all lines, with cancelled and returned ones, which the column Estatus shows. */
export const handleGetGeneralReport: Handler<typeof getGeneralReport> = streaming(
  async ({ query: input }, scope) => ({
    chunks: asJson(csvOf(scope, readSalesQuery(input, scope))),
    contentType: 'application/json',
    fileName: null,
  }),
);
