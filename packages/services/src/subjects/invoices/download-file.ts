import type { downloadBillingFile } from '@trastienda/api-client/billing';
import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { evidences } from '../../tables/evidences.ts';
import { orders } from '../../tables/orders.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { invoices } from '../../tables/invoices.ts';

async function keyOf(
  { tx, storeId }: Scope,
  orderId: string,
  { type_file: kind, formato }: { type_file: 'invoice' | 'evidence'; formato?: 'xml' | 'pdf' | undefined },
): Promise<string | null> {
  if (kind === 'evidence') {
    const [row] = await tx
      .select({ key: evidences.fileKey })
      .from(evidences)
      .innerJoin(
        orders,
        and(
          eq(orders.storeId, evidences.storeId),
          eq(orders.orderNumber, evidences.orderNumber),
          eq(orders.marketplace, evidences.channel),
        ),
      )
      .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
    return row?.key ?? null;
  }
  const [row] = await tx
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.storeId, storeId), eq(invoices.orderId, orderId), ne(invoices.status, 'sustituida')),
    );
  if (formato === 'xml') return row?.xmlKey ?? null;
  if (formato === 'pdf') return row?.pdfKey ?? null;
  return row?.xmlKey ?? row?.pdfKey ?? null;
}

/**
 * Answers the file as it was sent.
 * @throws 404
 */
export const handleDownloadBillingFile: Handler<typeof downloadBillingFile> = async (
  { params, query },
  scope,
) => {
  const key = await keyOf(scope, params.billingId, query);
  const [file] =
    key === null
      ? []
      : await scope.tx
          .select()
          .from(uploadedFiles)
          .where(and(eq(uploadedFiles.storeId, scope.storeId), eq(uploadedFiles.key, key)));
  if (!file) throw notFound('Todavía no se ha subido ese archivo');
  return { bytes: file.bytes, contentType: file.contentType, fileName: file.name };
};
