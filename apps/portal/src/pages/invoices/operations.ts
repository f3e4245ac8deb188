import { type CallInput, fail, type CallResult } from '@trastienda/api-client';
import {
  downloadBillingFile,
  listAutomaticBillings,
  listManualBillings,
  uploadAutomaticInvoice,
} from '@trastienda/api-client/billing';
import { uploadManualInvoice } from '@trastienda/api-client/invoice';
import { base64Of } from '../../shared/lib/base64.ts';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import type { Billing, InvoiceKind } from './model.ts';

export const automaticPage = createOperation(listAutomaticBillings);
export const manualPage = createOperation(listManualBillings);
export const billingFile = createOperation(downloadBillingFile, { keep: 0 });

type Sent = CallInput<typeof uploadAutomaticInvoice>;

export type InvoiceFiles = {
  readonly record: Billing;
  readonly rfc: string;
  /** The files in the order in which they are sent: the channel reads the first one first. */
  readonly files: readonly {
    readonly file: File;
    readonly type: Sent['body']['type_file'];
  }[];
  /** The accepted one that this one takes the place of. */
  readonly replaces: string | null;
};

function* bodyOf(
  { record, rfc, replaces }: InvoiceFiles,
  { file, type }: InvoiceFiles['files'][number],
): Saga<CallResult<Sent>> {
  const file64 = yield* call(() => base64Of(file));
  if (file64 === null)
    return fail({ kind: 'input', message: `No pudimos leer ${file.name}. Elígelo otra vez.` });
  return {
    ok: true,
    value: {
      body: {
        status_order: record.status_order,
        type_file: type,
        file_name: file.name,
        guide_type: record.guide_type === 'manual' ? 'manual' : 'automatica',
        guide: record.guide,
        rfc,
        file64,
        no_pedido: record.orderNumber,
        marketplace: record.marketplace,
        ...(replaces !== null && { sustituye: replaces }),
      },
    },
  };
}

/** One file goes with each call: all but the last are sent before it, and one that is refused ends it. */
function* allButLast(
  operation: { readonly run: (sent: Sent) => Saga<CallResult<unknown>> },
  input: InvoiceFiles,
): Saga<CallResult<Sent>> {
  for (const part of input.files.slice(0, -1)) {
    const body = yield* bodyOf(input, part);
    if (!body.ok) return body;
    const sent = yield* operation.run(body.value);
    if (!sent.ok) return sent;
  }
  const last = input.files.at(-1);
  return last === undefined
    ? fail({ kind: 'input', message: 'Elige la factura' })
    : yield* bodyOf(input, last);
}

const ofOrder = ({ record }: InvoiceFiles): string => record.orderNumber;
const inReview = (_: unknown, { record }: InvoiceFiles): string =>
  `La factura del pedido ${record.orderNumber} quedó en revisión`;

/** The whole input, the default key, has the file's content in it. */
const part = { keyOf: onlyOne, keep: 0 } as const;
const automaticPart = createOperation(uploadAutomaticInvoice, { ...part, name: 'automaticInvoicePart' });
const manualPart = createOperation(uploadManualInvoice, { ...part, name: 'manualInvoicePart' });

/** 'Subir factura', where the guide is the channel's own way; and where it is the merchant's. */
export const invoiceUploads = {
  automatic: createOperation(uploadAutomaticInvoice, {
    keyOf: ofOrder,
    prepare: (input: InvoiceFiles) => allButLast(automaticPart, input),
    done: inReview,
  }),
  manual: createOperation(uploadManualInvoice, {
    keyOf: ofOrder,
    prepare: (input: InvoiceFiles) => allButLast(manualPart, input),
    done: inReview,
  }),
} satisfies Record<InvoiceKind, unknown>;
