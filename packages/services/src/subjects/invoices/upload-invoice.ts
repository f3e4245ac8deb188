import type { CallRequest } from '@trastienda/api-client';
import type { uploadAutomaticInvoice } from '@trastienda/api-client/billing';
import { centavos, fromCentavos } from '@trastienda/domain';
import { type BeforeWork, type Handler, prepared } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { lockOrder } from '../orders/locked-order.ts';
import type { InvoiceRead } from '../../core/reading/file-reader.ts';
import { sendOwedEvidence } from '../evidences/send-evidence.ts';
import type { BillingKind } from '../money/billing-of.ts';
import { storeInvoice } from './store-invoice.ts';

type Body = CallRequest<typeof uploadAutomaticInvoice>['body'];

type SentDocument = {
  readonly bytes: Buffer;
  /** `null` for a proof of delivery, which is not parsed. */
  readonly read: InvoiceRead | null;
};

/**
 * Reads the file of a request before its transaction.
 * @throws 503 where there is no turn to read it
 */
export async function readSentInvoice({ reader, owner }: BeforeWork, body: Body): Promise<SentDocument> {
  const bytes = Buffer.from(body.file64, 'base64');
  const isInvoice = body.type_file === 'invoice';
  return { bytes, read: isInvoice ? await reader.invoice({ name: body.file_name, bytes }, owner) : null };
}

/**
 * Saves an invoice, or the proof of its order's delivery, by the list of `kind`.
 * @throws 404, 409, 413, 415, 422, or 503 where the file was not read in time
 */
export async function uploadInvoice(
  scope: Scope,
  body: Body,
  { bytes, read }: SentDocument,
  kind: BillingKind,
) {
  const locked = await lockOrder(scope, { marketplace: body.marketplace, orderId: body.no_pedido });
  const { order } = locked;
  if (order.billing === 0) throw conflict('El pedido aún no está entregado', 'not_billed');
  if (order.billing !== kind) {
    throw conflict(
      `Este pedido va en facturas ${order.billing === 1 ? 'manuales' : 'automáticas'}`,
      'other_list',
    );
  }
  if (order.status !== body.status_order) {
    throw conflict('El pedido cambió de estado; vuelve a cargar la lista', 'status_order');
  }
  const answer = { success: true, file_name: body.file_name, billingId: order.id };
  if (read === null) {
    const { message } = await sendOwedEvidence(scope, locked, {
      store_id: scope.storeId,
      no_pedido: body.no_pedido,
      no_guia: body.guide,
      doc_nombre: body.file_name,
      guia_total: fromCentavos(centavos(order.billedAmount)),
      doc_base64: body.file64,
      channel: body.marketplace,
      comentario: null,
    });
    return { ...answer, message, uuid: null };
  }
  const { uuid, isSame } = await storeInvoice(scope, locked, {
    name: body.file_name,
    bytes,
    read,
    rfc: body.rfc,
    replaces: body.sustituye ?? null,
  });
  return { ...answer, message: isSame ? 'Esta factura ya estaba' : 'Factura en revisión', uuid };
}

export const handleUploadAutomaticInvoice: Handler<typeof uploadAutomaticInvoice> = prepared(
  ({ body }, before) => readSentInvoice(before, body),
  ({ body }, scope, sent) => uploadInvoice(scope, body, sent, 2),
);
