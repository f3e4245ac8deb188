import type * as invoice from '@trastienda/api-client/invoice';
import type {
  changeEvidenceGuide,
  getRejectedEvidencesTotal,
  listRejectedEvidences,
  uploadEvidence,
  uploadManualInvoice,
} from '@trastienda/api-client/invoice';
import { defaultPageSize } from '@trastienda/domain';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { readSentInvoice, uploadInvoice } from '../../subjects/invoices/upload-invoice.ts';
import { type Handler, type Handlers, prepared } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { lockOrder } from '../../subjects/orders/locked-order.ts';
import { handleDownloadAccountantPack } from '../../subjects/money/accountant-pack.ts';
import { handleGetPayment, handleListPayments } from '../../subjects/money/list-payments.ts';
import {
  handleGetOrderNet,
  handleListOrderNets,
  handleSavePaymentClaim,
} from '../../subjects/money/order-nets.ts';
import {
  handleDownloadPaymentInvoice,
  handleDownloadPaymentLines,
  handleListPaymentLines,
} from '../../subjects/money/payment-lines.ts';
import { handleGetPaymentSummary } from '../../subjects/money/payment-summary.ts';
import { evidences } from '../../tables/evidences.ts';
import {
  changeEvidenceGuideOf,
  evidenceOf,
  isGuide,
  sendOwedEvidence,
} from '../../subjects/evidences/send-evidence.ts';

const rejected = ({ storeId }: Pick<Scope, 'storeId'>) =>
  and(eq(evidences.storeId, storeId), eq(evidences.status, 'rechazada'));

async function rejectedCount(scope: Scope): Promise<number> {
  const [row] = await scope.tx.select({ rows: count() }).from(evidences).where(rejected(scope));
  return row?.rows ?? 0;
}

const handleUploadEvidence: Handler<typeof uploadEvidence> = async ({ body }, scope) => {
  const locked = await lockOrder(scope, { marketplace: body.channel, orderId: body.no_pedido });
  return sendOwedEvidence(scope, locked, body);
};

const handleChangeEvidenceGuide: Handler<typeof changeEvidenceGuide> = async ({ body }, scope) => {
  const locked = await lockOrder(scope, { marketplace: body.channel, orderId: body.no_pedido });
  return changeEvidenceGuideOf(scope, locked, body);
};

/** Lists the evidence of one state, newest first; `no_pedido` is the start of an order's number. */
const handleListRejectedEvidences: Handler<typeof listRejectedEvidences> = async ({ query }, scope) => {
  const { page = 1, pageSize = defaultPageSize, status = 'rechazada' } = query;
  const ofAll = and(
    eq(evidences.storeId, scope.storeId),
    query.channel === undefined ? undefined : eq(evidences.channel, query.channel),
    query.no_pedido === undefined
      ? undefined
      : sql`starts_with(${evidences.orderNumber}, ${query.no_pedido})`,
  );
  const where = and(ofAll, eq(evidences.status, status));
  const rows = await scope.tx
    .select({ row: evidences, isGuide })
    .from(evidences)
    .where(where)
    .orderBy(desc(status === 'rechazada' ? evidences.rejectedAt : evidences.sentAt), asc(evidences.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const states = await scope.tx
    .select({ status: evidences.status, rows: count() })
    .from(evidences)
    .where(ofAll)
    .groupBy(evidences.status);
  const counts = { rechazada: 0, en_revision: 0, aceptada: 0 };
  for (const state of states) counts[state.status] = state.rows;
  const total = counts[status];
  return {
    data: rows.map(({ row, isGuide: isOne }) => evidenceOf(row, isOne)),
    pagination: { total_registros: total, page_size: pageSize, page },
    total_items: total,
    counts,
  };
};

const handleGetRejectedEvidencesTotal: Handler<typeof getRejectedEvidencesTotal> = async (
  _request,
  scope,
) => ({ total_items: await rejectedCount(scope) });

const handleUploadManualInvoice: Handler<typeof uploadManualInvoice> = prepared(
  ({ body }, before) => readSentInvoice(before, body),
  ({ body }, scope, sent) => uploadInvoice(scope, body, sent, 1),
);

export const handlers = {
  uploadManualInvoice: handleUploadManualInvoice,
  uploadEvidence: handleUploadEvidence,
  changeEvidenceGuide: handleChangeEvidenceGuide,
  listRejectedEvidences: handleListRejectedEvidences,
  getRejectedEvidencesTotal: handleGetRejectedEvidencesTotal,
  listPayments: handleListPayments,
  getPaymentSummary: handleGetPaymentSummary,
  getPayment: handleGetPayment,
  listPaymentLines: handleListPaymentLines,
  downloadPaymentLines: handleDownloadPaymentLines,
  downloadPaymentInvoice: handleDownloadPaymentInvoice,
  downloadAccountantPack: handleDownloadAccountantPack,
  listOrderNets: handleListOrderNets,
  getOrderNet: handleGetOrderNet,
  savePaymentClaim: handleSavePaymentClaim,
} satisfies Handlers<typeof invoice>;
