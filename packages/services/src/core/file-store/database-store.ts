import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, type Transaction, withinStore } from '../../database/connect.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { isBusy } from '../postgres-errors.ts';
import { checked, type FileContent, type FileStore, FilesUnavailable } from './file-store.ts';

/**
 * One query reads this many bytes. The driver brings them as text of twice their length, which is all that a reader holds in
 * memory.
 */
const SLICE = 256 * 1024;

/** Throws what a database that is away has thrown as `FilesUnavailable`, and everything else as it is. */
export const asUnavailable = (error: unknown): never => {
  throw isBusy(error) ? new FilesUnavailable('The database gave no answer.', { cause: error }) : error;
};

const rowOf = ({ storeId, key }: FileContent) =>
  and(eq(uploadedFiles.storeId, storeId), eq(uploadedFiles.key, key));

/** Reads some of the bytes of a row in the store of the transaction; `null` where there are none. */
export async function sliceOf(
  tx: Transaction,
  content: FileContent,
  { at, length }: { readonly at: number; readonly length: number },
): Promise<Uint8Array | null> {
  const [row] = await tx
    .select({ bytes: sql<Buffer>`substring(${uploadedFiles.bytes} from ${at + 1}::int for ${length}::int)` })
    .from(uploadedFiles)
    .where(and(rowOf(content), isNotNull(uploadedFiles.bytes)));
  return row?.bytes ?? null;
}

/**
 * Keeps the bytes in the rows of the files themselves. Each step is a transaction of its own in the store of the file, so that no
 * connection waits for a slow reader; the content of a key never changes.
 */
export function createDatabaseStore(database: Database): FileStore {
  const within = <T>({ storeId }: FileContent, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    withinStore(database, storeId, work).catch(asUnavailable);
  const sliceAt = (content: FileContent, at: number, length = SLICE) =>
    within(content, (tx) => sliceOf(tx, content, { at, length }));

  return {
    has: async (content) => (await sliceAt(content, 0, 0)) !== null,
    async put(content, bytes) {
      const written = await within(content, (tx) =>
        tx
          .update(uploadedFiles)
          .set({ bytes: Buffer.from(bytes), sha256: null })
          .where(rowOf(content))
          .returning({ key: uploadedFiles.key }),
      );
      if (written.length === 0) throw new Error(`The store ${content.storeId} has no file ${content.key}`);
    },
    async open(content) {
      const first = await sliceAt(content, 0);
      if (first === null) return null;
      async function* slices(begin: Uint8Array) {
        yield begin;
        for (let at = SLICE; at < content.size; at += SLICE) {
          const next = await sliceAt(content, at);
          if (next === null) return;
          yield next;
        }
      }
      return checked(content, slices(first));
    },
    async delete(content) {
      await within(content, (tx) => tx.delete(uploadedFiles).where(rowOf(content)));
    },
  };
}
