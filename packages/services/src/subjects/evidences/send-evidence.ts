import type { CallAnswer, CallRequest } from '@trastienda/api-client';
import type { uploadEvidence } from '@trastienda/api-client/invoice';
import { centavos, fromCentavos, isEvidencePending, toCentavos } from '@trastienda/domain';
import { guideNumberFault } from '@trastienda/domain/guides';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { orderLines, orderPackages, orders } from '../../tables/orders.ts';
import { storeFile, UPLOAD_PATH } from '../files/create-files.ts';
import { evidences } from '../../tables/evidences.ts';

export type EvidenceBody = CallRequest<typeof uploadEvidence>['body'];
type Evidence = CallAnswer<typeof uploadEvidence>['data'];
export type EvidenceRow = typeof evidences.$inferSelect;

/**
 * Whether what a proof names is a guide: one of the order's, or one that was typed (D393). The package of an
 * order without one is named like it (D142). Columns by hand: in a query of one table Drizzle names none of
 * them with its table.
 */
export const isGuide = sql<boolean>`(exists (
  select 1 from ${orders} o join ${orderLines} l on l.store_id = o.store_id and l.order_id = o.id
  where o.store_id = evidences.store_id and o.order_number = evidences.order_number
    and o.marketplace = evidences.channel and l.track_id = evidences.guide
) or evidences.guide <> 'paq-1' and not exists (
  select 1 from ${orders} o join ${orderPackages} p on p.store_id = o.store_id and p.order_id = o.id
  where o.store_id = evidences.store_id and o.order_number = evidences.order_number
    and o.marketplace = evidences.channel and p.id = evidences.guide
))`;

/**
 * Returns evidence in the form of the wire (calls.md 24.11); one that was never rejected has no reason, and
 * the moment it was sent. `isGuide`: a piece of the order travels with the guide that it names, or the guide
 * was typed (D393).
 */
export const evidenceOf = (row: EvidenceRow, isGuide: boolean): Evidence => ({
  store_id: row.storeId,
  no_pedido: row.orderNumber,
  no_guia: row.guide,
  guia: isGuide ? row.guide : null,
  doc_nombre: row.name,
  guia_total: fromCentavos(centavos(row.total)),
  channel: row.channel as Evidence['channel'],
  comentario: row.comment,
  id: row.id,
  status: row.status,
  motivo: row.reason ?? '',
  fecha_rechazo: (row.rejectedAt ?? row.sentAt).toISOString(),
  fecha_envio: row.sentAt.toISOString(),
  doc_url: row.fileKey === null ? null : `${UPLOAD_PATH}/${row.fileKey}`,
});

/**
 * Checks that a guide is one of the order's own, or the one that its last evidence was corrected to (D393).
 * An order without guides accepts any.
 * @throws 422
 */
async function checkGuide({ tx, storeId }: Scope, { order, lines }: LockedOrder, guide: string) {
  const numbers = lines.map((line) => line.trackId).filter((number) => number !== null);
  if (numbers.length === 0 || numbers.includes(guide)) return;
  const [sent] = await tx
    .select({ guide: evidences.guide })
    .from(evidences)
    .where(
      and(
        eq(evidences.storeId, storeId),
        eq(evidences.orderNumber, order.orderNumber),
        eq(evidences.channel, order.marketplace),
      ),
    );
  if (sent?.guide !== guide) throw invalid([{ field: 'no_guia', message: 'El pedido no tiene esa guía' }]);
}

/**
 * Saves the proof of a delivered order, or of one whose proof was rejected.
 * @throws 409 when none is required; 413, 415 or 422
 */
export async function sendOwedEvidence(scope: Scope, locked: LockedOrder, body: EvidenceBody) {
  const { evidencePending, evidenceStatus } = locked.order;
  if (!evidencePending && evidenceStatus !== 'rechazada') {
    throw conflict(
      evidenceStatus === null
        ? 'La evidencia se sube cuando el pedido está entregado'
        : 'El pedido ya tiene su evidencia',
      'no_evidence_owed',
    );
  }
  await checkGuide(scope, locked, body.no_guia);
  return sendEvidence(scope, locked, body);
}

/**
 * Sends a rejected proof to review again under the guide that the parcel really travelled with, bought here
 * or elsewhere (D393).
 * @throws 404 when none was rejected; 413, 415 or 422
 */
export async function changeEvidenceGuideOf(scope: Scope, locked: LockedOrder, body: EvidenceBody) {
  if (locked.order.evidenceStatus !== 'rechazada') throw notFound('El pedido no tiene evidencia rechazada');
  const fault = guideNumberFault(body.no_guia);
  if (fault !== null) throw invalid([{ field: 'no_guia', message: fault }]);
  return sendEvidence(scope, locked, { ...body, no_guia: body.no_guia.trim() });
}

/**
 * Sends the document to review, so that the order requires it no longer.
 * @throws 413, 415 or 422 for the file.
 */
async function sendEvidence(scope: Scope, { order, lines }: LockedOrder, body: EvidenceBody) {
  const { tx, storeId, now } = scope;
  const { storedFile } = await storeFile(
    tx,
    { storeId, kind: 'evidence', name: body.doc_nombre, bytes: Buffer.from(body.doc_base64, 'base64') },
    now,
  );
  const sent = {
    guide: body.no_guia,
    name: storedFile.name,
    fileKey: storedFile.key,
    total: toCentavos(body.guia_total),
    comment: body.comentario,
    status: 'en_revision' as const,
    reason: null,
    rejectedAt: null,
    sentAt: now,
  };
  const [row] = await tx
    .insert(evidences)
    .values({
      ...sent,
      storeId,
      id: `ev-${Buffer.from(scope.randomBytes(6)).toString('hex')}`,
      orderNumber: order.orderNumber,
      channel: order.marketplace,
    })
    .onConflictDoUpdate({
      target: [evidences.storeId, evidences.orderNumber, evidences.channel],
      set: sent,
    })
    .returning({ ...getTableColumns(evidences), isGuide });
  if (!row) throw new Error('The evidence was not written');
  const evidenceStatus = 'en_revision';
  await tx
    .update(orders)
    .set({
      evidenceStatus,
      evidencePending: isEvidencePending({ marketplace: order.marketplace, evidenceStatus }, lines),
    })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, order.id)));
  return {
    success: true as const,
    message: 'Evidencia en revisión',
    data: evidenceOf(row, row.isGuide),
  };
}
