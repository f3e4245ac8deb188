import type { DepositLineAnswer } from '@trastienda/api-client';
import type {
  downloadPaymentInvoice,
  downloadPaymentLines,
  listPaymentLines,
} from '@trastienda/api-client/invoice';
import { channelName, defaultPageSize } from '@trastienda/domain';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Handler, streaming } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import { orderMoney, payoutLines } from '../../tables/money.ts';
import { drawPayoutInvoice } from './draw-payout-invoice.ts';
import { mxn, payoutNamed } from './list-payments.ts';
import { inOrder, movementsCsv } from './movements-csv.ts';

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

export const handleListPaymentLines: Handler<typeof listPaymentLines> = async ({ params, query }, scope) => {
  const { tx, storeId } = scope;
  const { row } = await payoutNamed(scope, params.paymentId);
  const { page = 1, pageSize = defaultPageSize, tipo, no_pedido: order } = query;
  const where = and(
    eq(payoutLines.storeId, storeId),
    eq(payoutLines.payoutId, row.id),
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
    .where(where)
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await tx.select({ rows: count() }).from(payoutLines).where(where);
  return {
    data: rows.map(lineOf),
    pagination: { total_registros: total?.rows ?? 0, page_size: pageSize, page },
  };
};

export const handleDownloadPaymentLines: Handler<typeof downloadPaymentLines> = streaming(
  async ({ params }, scope) => {
    const { row } = await payoutNamed(scope, params.paymentId);
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
  const { row } = await payoutNamed(scope, params.paymentId);
  if (row.state !== 'pagado') throw notFound('El depósito todavía no tiene factura');
  return {
    bytes: await drawPayoutInvoice(row, { channel: channelName(row.marketplace), timeZone: scope.timeZone }),
    contentType: 'application/pdf',
    fileName: `factura-${row.id}.pdf`,
  };
};
