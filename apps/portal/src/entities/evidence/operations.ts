import { type CallInput, fail, type Result } from '@trastienda/api-client';
import { changeEvidenceGuide, listRejectedEvidences, uploadEvidence } from '@trastienda/api-client/invoice';
import { base64Of } from '../../shared/lib/base64.ts';
import { fileAt } from '../../shared/lib/files.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';

type Body = CallInput<typeof uploadEvidence>['body'];

/** A file that the service keeps. */
type SentFile = { readonly name: string; readonly href: string };

export type Evidence = {
  readonly orderNumber: string;
  readonly channel: Body['channel'];
  /** The file is chosen now, or was sent before and is read from its storage. */
  readonly file: File | SentFile;
  readonly guide: string;
  /** MXN */
  readonly total: number;
  readonly comment: string;
};

const ofOrder = ({ orderNumber }: Evidence): string => orderNumber;

/** The file is read when it is sent, not before: until then it may be another one. */
function* bodyOf({
  orderNumber,
  channel,
  file,
  guide,
  total,
  comment,
}: Evidence): Saga<Result<{ readonly body: Body }>> {
  const bytes = file instanceof File ? file : yield* call(() => fileAt(file.href));
  const base64 = bytes === null ? null : yield* call(() => base64Of(bytes));
  if (base64 === null) {
    const message =
      file instanceof File
        ? 'No pudimos leer el archivo. Elígelo otra vez.'
        : 'No pudimos leer el archivo que subiste antes. Elige otro.';
    return fail({ kind: 'input', message });
  }
  return {
    ok: true,
    value: {
      body: {
        no_pedido: orderNumber,
        no_guia: guide,
        doc_nombre: file.name,
        guia_total: total,
        doc_base64: base64,
        channel,
        comentario: comment.trim() || null,
      },
    },
  };
}

const inReview = (_: unknown, { orderNumber }: Evidence): string =>
  `La evidencia del pedido ${orderNumber} quedó en revisión`;

/** 'Subir evidencia', the first one or another after a refusal. */
export const evidenceUpload = createOperation(uploadEvidence, {
  keyOf: ofOrder,
  prepare: bodyOf,
  done: inReview,
});

/** 'Cambiar guía': the same proof, or another, under another guide of its order. */
export const evidenceGuideChange = createOperation(changeEvidenceGuide, {
  keyOf: ofOrder,
  prepare: bodyOf,
  done: inReview,
});

/** Proofs that a channel did not accept, page by page or of one order. */
export const rejectedEvidences = createOperation(listRejectedEvidences);
