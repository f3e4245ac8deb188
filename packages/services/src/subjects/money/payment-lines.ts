import type { DepositLineAnswer } from '@trastienda/api-client';
import type {
  downloadPaymentInvoice,
  downloadPaymentLines,
  listPaymentLines,
} from '@trastienda/api-client/invoice';
import { channelName, defaultPageSize } from '@trastienda/domain';
import { and, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type Handler, streaming } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import { orderMoney, payoutLines } from '../../tables/money.ts';
import { drawPayoutInvoice } from './draw-payout-invoice.ts';
import { mxn, payoutNamed, type PayoutRow } from './list-payments.ts';
import { inOrder, lineKinds, movementsCsv } from './movements-csv.ts';

type LineRow = typeof payoutLines.$inferSelect;

const lineOf = (row: LineRow): DepositLineAnswer => ({
  id: `${row.payoutId}-${row.line}`,
  no_pedido: row.orderNumber,
  tipo: row.kind,
  monto: mxn(row.amount),
  fecha: row.at.toISOString(),
  nota: row.note,
});

/** Lines of orders that brought another amount than expected. */
const ofDifferences = (marketplace: string): SQL =>
  sql`exists (
    select 1 from ${orderMoney} m
    where m.store_id = ${payoutLines.storeId} and m.marketplace = ${marketplace}
      and m.order_number = ${payoutLines.orderNumber} and m.state = 'diferencia'
  )`;

/** Returns how many lines of each kind a deposit has. */
const countsOf = (row: PayoutRow): Readonly<Record<LineRow['kind'], number>> => ({
  venta: row.saleLines,
  comision: row.commissionLines,
  isr: row.isrLines,
  iva: row.ivaLines,
  guia: row.guideLines,
  devolucion: row.returnLines,
  ajuste: row.adjustmentLines,
  reserva: row.reserveLines,
  liberacion: row.releaseLines,
});

/**
 * The lines of a page of a deposit: each kind is a range of an index in the list's order, and gives as many as the page could take
 * from it.
 */
function keysOf(
  { storeId, id }: PayoutRow,
  kinds: readonly LineRow['kind'][],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): SQL {
  const ranges = kinds.map(
    (kind, at) => sql`(
      select order_number, ${at}::int as rank, line from ${payoutLines}
      where ${and(eq(payoutLines.storeId, storeId), eq(payoutLines.payoutId, id), eq(payoutLines.kind, kind))}
      order by order_number, line limit ${page * pageSize})`,
  );
  return sql`(
    select line from (${sql.join(ranges, sql` union all `)}) found
    order by order_number nulls last, rank, line limit ${pageSize} offset ${(page - 1) * pageSize}) k`;
}

export const handleListPaymentLines: Handler<typeof listPaymentLines> = async ({ params, query }, scope) => {
  const { tx, storeId } = scope;
  const row = await payoutNamed(scope, params.paymentId);
  const { page = 1, pageSize = defaultPageSize, tipo, no_pedido: order } = query;
  const ofDeposit = and(eq(payoutLines.storeId, storeId), eq(payoutLines.payoutId, row.id));
  if (query.solo_diferencias === true || order !== undefined) {
    const found = and(
      ofDeposit,
      tipo === undefined ? undefined : eq(payoutLines.kind, tipo),
      query.solo_diferencias === true ? ofDifferences(row.marketplace) : undefined,
      order === undefined
        ? undefined
        : order === '-'
          ? isNull(payoutLines.orderNumber)
          : eq(payoutLines.orderNumber, order),
    );
    const rows = await tx
      .select()
      .from(payoutLines)
      .where(found)
      .orderBy(...inOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [total] = await tx.select({ rows: count() }).from(payoutLines).where(found);
    return {
      data: rows.map(lineOf),
      pagination: { total_registros: total?.rows ?? 0, page_size: pageSize, page },
    };
  }
  const counts = countsOf(row);
  const kinds = lineKinds.filter((kind) => counts[kind] > 0 && (tipo === undefined || kind === tipo));
  const rows =
    kinds.length === 0
      ? []
      : await tx
          .select(getTableColumns(payoutLines))
          .from(payoutLines)
          .innerJoin(keysOf(row, kinds, { page, pageSize }), sql`k.line = ${payoutLines.line}`)
          .where(ofDeposit)
          .orderBy(...inOrder);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return {
    data: rows.map(lineOf),
    pagination: { total_registros: total, page_size: pageSize, page },
  };
};

export const handleDownloadPaymentLines: Handler<typeof downloadPaymentLines> = streaming(
  async ({ params }, scope) => {
    const row = await payoutNamed(scope, params.paymentId);
    const ofDeposit = and(eq(payoutLines.storeId, scope.storeId), eq(payoutLines.payoutId, row.id));
    return {
      chunks: movementsCsv(scope, ofDeposit),
      contentType: 'text/csv; charset=utf-8',
      fileName: `movimientos-${row.id}.csv`,
    };
  },
);

/**
 * Answers the invoice of a deposit.
 * @throws 404 before it is paid.
 */
export const handleDownloadPaymentInvoice: Handler<typeof downloadPaymentInvoice> = async (
  { params },
  scope,
) => {
  const row = await payoutNamed(scope, params.paymentId);
  if (row.state !== 'pagado') throw notFound('El depósito todavía no tiene factura');
  return {
    bytes: await drawPayoutInvoice(row, { channel: channelName(row.marketplace), timeZone: scope.timeZone }),
    contentType: 'application/pdf',
    fileName: `factura-${row.id}.pdf`,
  };
};
