import { and, eq } from 'drizzle-orm';
import { type FieldFault } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { type FileKind, UPLOAD_PATH } from '../files/create-files.ts';
import { uploadedFiles } from '../../tables/files.ts';

/** Returns the address of a stored file. */
export const addressOfFile = (key: string | null): string | null =>
  key === null ? null : `${UPLOAD_PATH}/${key}`;

/**
 * Returns the key that a request names, alone or in the address of its file; a fault where the store has no
 * such file of this kind.
 */
export async function ownFile(
  { tx, storeId }: Scope,
  { sent, kind, field }: { readonly sent: string | null; readonly kind: FileKind; readonly field: string },
): Promise<{ readonly key: string | null; readonly faults: readonly FieldFault[] }> {
  if (sent === null) return { key: null, faults: [] };
  const key = sent.replace(`${UPLOAD_PATH}/`, '');
  const [file] = await tx
    .select({ key: uploadedFiles.key })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.storeId, storeId), eq(uploadedFiles.kind, kind), eq(uploadedFiles.key, key)));
  return file
    ? { key, faults: [] }
    : { key: null, faults: [{ field, message: 'No lo encontramos. Sube el archivo otra vez' }] };
}
