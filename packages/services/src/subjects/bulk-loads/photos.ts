import { safeFileName } from '@trastienda/domain';
import type { RowValues } from '@trastienda/domain/bulk';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { UPLOAD_PATH } from '../files/create-files.ts';
import { uploadedFiles } from '../../tables/files.ts';

/** The key of a photo that is named by its address here. */
const keyOf = (name: string): string | null =>
  /^(?:https?:\/\/[^/]+)?\/upload\/files\/([\w-]{1,128}\.(?:jpe?g|png))$/iu.exec(name)?.[1] ?? null;

/**
 * Returns the photo's key, or its name in the form that uploads store: the same letters may be encoded in two
 * ways. An address of another site is no name of ours, whatever its ending.
 */
const soughtAs = (name: string): string => keyOf(name) ?? (name.includes('//') ? name : safeFileName(name));

/** Finds photos of the store by their names or addresses; of two of one name the last one that was sent. */
export async function photosOf(
  { tx, storeId }: Scope,
  rows: readonly RowValues[],
): Promise<(name: string) => string | null> {
  const names = [...new Set(rows.flatMap(({ photos = [] }) => photos))];
  if (names.length === 0) return () => null;
  const wanted = sql.param(names.map(soughtAs));
  const files = await tx
    .select({ key: uploadedFiles.key, name: uploadedFiles.name })
    .from(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.storeId, storeId),
        eq(uploadedFiles.kind, 'product'),
        sql`(${uploadedFiles.key} = any(${wanted}::text[]) or ${uploadedFiles.name} = any(${wanted}::text[]))`,
      ),
    )
    .orderBy(desc(uploadedFiles.createdAt));
  const keys = new Set(files.map(({ key }) => key));
  const byName = new Map(files.toReversed().map(({ key, name }) => [name, key]));
  return (name) => {
    const stored = soughtAs(name);
    const key = keys.has(stored) ? stored : byName.get(stored);
    return key === undefined ? null : `${UPLOAD_PATH}/${key}`;
  };
}
