import { and, count, eq, gt, sql, sum } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import type { Transaction } from '../../database/connect.ts';
import { uploadedFiles } from '../../tables/files.ts';

/** The files and bytes that a store may add within a day. */
export type FileQuota = { readonly files: number; readonly bytes: number };
/**
 * The quota is more than the busiest day of a merchant needs, and less than would fill the disk unseen
 * (D200).
 */
export const dailyQuota: FileQuota = { files: 10_000, bytes: 5 * 1024 ** 3 };
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Refuses a store that has added more than its quota within a day; `coming` is about to be added.
 * @throws 422
 */
export async function checkQuota(
  tx: Transaction,
  storeId: string,
  now: Date,
  quota: FileQuota,
  coming: FileQuota = { files: 0, bytes: 0 },
): Promise<void> {
  const [added] = await tx
    .select({ files: count(), bytes: sum(uploadedFiles.size).mapWith(Number) })
    .from(uploadedFiles)
    .where(
      and(eq(uploadedFiles.storeId, storeId), gt(uploadedFiles.createdAt, new Date(now.getTime() - DAY_MS))),
    );
  const { files = 0, bytes = 0 } = added ?? {};
  if (files + coming.files > quota.files || bytes + coming.bytes > quota.bytes) {
    throw new Refusal(422, 'Tu tienda llegó al límite de archivos por día. Vuelve a intentarlo mañana', {
      code: 'files_quota',
    });
  }
}

/**
 * Waits for the store's turn until the transaction ends. The files of a store are stored one after the other, so that no two take the
 * last place of the quota, and that none is stored while what no row names is deleted.
 */
export const takeFilesTurn = (tx: Transaction, storeId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files/${storeId}`}, 0))`);
