import * as z from 'zod/mini';
import { bodyLimits, deadlines, defineCall } from '../core/define-call.ts';
import { integer, noPage, onePage, page, paged, pageSize, storeId, text } from '../core/fields.ts';
import { retailChannel } from './addresses.ts';
import {
  evidenceResult,
  evidenceState,
  evidenceUpload,
  type RejectedEvidenceAnswer,
  rejectedEvidence,
} from './documents.schemas.ts';
import { EXAMPLE_GUIDE, EXAMPLE_ORDER_NUMBER, EXAMPLE_STORE_ID } from './examples.ts';

const base = 'payments_invoices/v1';
const base64Upload = { timeoutMs: deadlines.upload, bodyLimitBytes: bodyLimits.base64 } as const;
const EVIDENCE_FAILED = 'No se pudo subir la evidencia';

const exampleEvidence: RejectedEvidenceAnswer = {
  store_id: EXAMPLE_STORE_ID,
  no_pedido: EXAMPLE_ORDER_NUMBER,
  no_guia: EXAMPLE_GUIDE,
  doc_nombre: 'acuse.pdf',
  guia_total: 1798,
  channel: 'SR',
  comentario: null,
  id: 'ev-310',
  status: 'rechazada',
  motivo: 'La firma no se lee',
  fecha_rechazo: '2025-01-18T16:40:00.000Z',
  fecha_envio: '2025-01-17T15:05:00.000Z',
  doc_url: '/upload/files/ev-310',
  guia: EXAMPLE_GUIDE,
};
const inReview = () => ({
  success: true as const,
  message: 'OK',
  data: { ...exampleEvidence, status: 'en_revision' as const },
});

/**
 * Lists the evidences of one state: `rechazada` by default. `total_items` counts those of the same filter.
 */
export const listRejectedEvidences = defineCall({
  id: 'listRejectedEvidences',
  service: 'invoice',
  method: 'GET',
  provides: ['evidence'],
  path: `${base}/evidences`,
  query: {
    store_id: storeId(),
    channel: z.optional(retailChannel),
    no_pedido: z.optional(text(200)),
    status: z.optional(evidenceState),
    page: page(),
    pageSize: pageSize(),
  },
  response: paged(rejectedEvidence, {
    total_items: integer(),
    /** By state, without that filter; an upstream may not say. */
    counts: z.optional(z.record(evidenceState, integer())),
  }),
  emptyOn404: () => ({ ...noPage(), total_items: 0 }),
  example: () => ({
    ...onePage(exampleEvidence),
    total_items: 1,
    counts: { rechazada: 1, en_revision: 2, aceptada: 40 },
  }),
});

export const uploadEvidence = defineCall({
  id: 'uploadEvidence',
  service: 'invoice',
  method: 'POST',
  invalidates: ['orders', 'evidence'],
  path: `${base}/evidences`,
  ...base64Upload,
  idempotency: 'key',
  failureMessage: EVIDENCE_FAILED,
  body: evidenceUpload,
  response: evidenceResult,
  example: inReview,
});

/** `no_guia` is the new guide; 404 no rejected evidence. */
export const changeEvidenceGuide = defineCall({
  id: 'changeEvidenceGuide',
  service: 'invoice',
  method: 'PUT',
  invalidates: ['evidence', 'orders', 'guides'],
  path: `${base}/evidences`,
  ...base64Upload,
  failureMessage: EVIDENCE_FAILED,
  body: evidenceUpload,
  response: evidenceResult,
  example: inReview,
});
