import type { downloadBillingFile } from '@trastienda/api-client/billing';
import { and, eq, ne } from 'drizzle-orm';
import { FilesUnavailable, wholeOf } from '../../core/file-store/file-store.ts';
import { prepared, type ServiceFile } from '../../core/handler.ts';
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
 * Answers the file as it was sent. It is read before the transaction, which would wait for the bucket.
 * @throws 404; FilesUnavailable
 */
export const handleDownloadBillingFile = prepared<typeof downloadBillingFile, ServiceFile>(
  async ({ params, query }, { look }) => {
    const { file, bucket } = await look(async (scope) => {
      const key = await keyOf(scope, params.billingId, query);
      const [found] =
        key === null
          ? []
          : await scope.tx
              .select()
              .from(uploadedFiles)
              .where(and(eq(uploadedFiles.storeId, scope.storeId), eq(uploadedFiles.key, key)));
      return { file: found, bucket: scope.installation.bucket };
    });
    if (!file) throw notFound('Todavía no se ha subido ese archivo');
    const { contentType, name: fileName } = file;
    if (file.bytes) return { bytes: file.bytes, contentType, fileName };
    const content = await bucket?.open(file);
    if (!content) throw new FilesUnavailable(`The content of ${file.key} is not where its row says.`);
    return { bytes: await wholeOf(content), contentType, fileName };
  },
  async (_request, _scope, file) => file,
);
