import * as z from 'zod/mini';
import { bodyLimits } from '../core/define-call.ts';
import {
  anyId,
  base64File,
  id,
  instant,
  integer,
  money,
  nullable,
  price,
  storeId,
  text,
} from '../core/fields.ts';
import { record, wire } from '../core/record.ts';
import { retailChannel, statusFamily } from './addresses.ts';
import { reviewState } from './orders.schemas.ts';
import { rfc } from './merchant-fields.ts';

const base64 = /* @__NO_SIDE_EFFECTS__ */ () => base64File(bodyLimits.base64);

/** Names as given. `doc_base64` without a data: prefix; PDF, JPEG or PNG, 10 MB. */
export const evidenceUpload = z.object({
  store_id: storeId(),
  no_pedido: id(),
  no_guia: id(),
  doc_nombre: text(255, 1),
  /** MXN, goods that the guide covers (D69). */
  guia_total: price(),
  doc_base64: base64(),
  channel: retailChannel,
  comentario: z.nullable(text(500)),
});

export const evidenceState = z.enum(['rechazada', 'en_revision', 'aceptada']);

export const rejectedEvidence = record({
  store_id: anyId(),
  orderNumber: wire('no_pedido', anyId()),
  no_guia: z.string(),
  doc_nombre: z.string(),
  guia_total: money(),
  channel: retailChannel,
  comentario: nullable(z.string()),
  id: anyId(),
  status: evidenceState,
  motivo: z.string(),
  fecha_rechazo: instant(),
  /** The time of sending; an upstream may not report it. */
  fecha_envio: z.optional(instant()),
  /** The address to read the file again; an upstream may not report it. */
  doc_url: z.optional(z.nullable(z.string())),
  /** The `no_guia` of a guide; null where a package takes its place. */
  guia: z.optional(z.nullable(z.string())),
});
export type RejectedEvidence = z.output<typeof rejectedEvidence>;
/** The same on the wire. */
export type RejectedEvidenceAnswer = z.input<typeof rejectedEvidence>;

export const evidenceResult = z.object({
  success: z.literal(true),
  message: z.string(),
  data: rejectedEvidence,
});

const guideOrigin = z.enum(['automatica', 'manual']);

/** An XML or PDF for an invoice, a PDF, JPEG or PNG for an evidence. */
export const invoiceUpload = z.object({
  status_order: statusFamily,
  type_file: z.enum(['invoice', 'evidence']),
  file_name: text(255, 1),
  guide_type: guideOrigin,
  guide: id(),
  rfc: rfc(),
  file64: base64(),
  store_id: storeId(),
  no_pedido: id(),
  marketplace: retailChannel,
  /** UUID of the accepted invoice that this one replaces (D318). */
  sustituye: z.optional(z.nullable(text(36, 36))),
});

export const invoiceUploadResult = z.object({
  success: z.boolean(),
  message: z.string(),
  file_name: z.string(),
  /** The fiscal folio read from the XML. */
  uuid: nullable(z.string()),
  billingId: nullable(anyId()),
});

const billingRecord = record({
  id: anyId(),
  store_id: anyId(),
  marketplace: retailChannel,
  orderNumber: wire('no_pedido', anyId()),
  guide: anyId(),
  guide_type: z.string(),
  status_order: statusFamily,
  fecha_pedido: instant(),
  monto: money(),
  invoice_status: reviewState,
  invoice_file: nullable(z.string()),
  evidence_file: nullable(z.string()),
  uuid: nullable(z.string()),
  rfc: nullable(z.string()),
  /** The RFC that the invoice must be for; absent or null where there is none. */
  receptor: z.optional(z.nullable(z.string())),
  motivo: nullable(z.string()),
  /** Unusual facts that are no error. */
  avisos: z.optional(z.array(z.string())),
  pdf_file: z.optional(z.nullable(z.string())),
  /** The tax authority's status of the invoice, where the installation requests it. */
  sat: z.optional(z.enum(['vigente', 'cancelada', 'no_encontrada', 'sin_consultar'])),
  /** The `guide`; null where a package or the order takes its place. */
  guia: z.optional(z.nullable(z.string())),
});
export type BillingRecord = z.output<typeof billingRecord>;
/** The same on the wire. */
export type BillingRecordAnswer = z.input<typeof billingRecord>;

export const billingPage = record({
  rows: wire('records', z.array(billingRecord)),
  total: wire('totalRecords', integer()),
  totalPages: integer(),
  /** The counts for the same filters without `invoice_status`. */
  counts: z.optional(z.record(reviewState, integer())),
});
