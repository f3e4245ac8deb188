import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Bucket } from '../../core/file-store/bucket.ts';
import { asUnavailable, createDatabaseStore } from '../../core/file-store/database-store.ts';
import {
  type FileContent,
  type FileStore,
  FilesUnavailable,
  sha256Of,
  wholeOf,
} from '../../core/file-store/file-store.ts';
import { acrossStores, type Database, withinStore } from '../../database/connect.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { takeFilesTurn } from './file-quota.ts';

/** The place that the content of files is moved to. */
export type MoveTarget = 'bucket' | 'database';

/** Rows that are asked for at once. */
const BATCH = 100;
/** Contents in memory at once, up to 10 MB each. */
const AT_ONCE = 4;

async function contentFrom(store: FileStore, content: FileContent): Promise<Buffer | null> {
  const opened = await store.open(content);
  return opened && wholeOf(opened);
}

/**
 * Moves one content into the bucket: the object is put and read back before the row forgets its bytes. A
 * process that is killed leaves the row as it was, and the next one puts the same object.
 */
async function moveOut(database: Database, bucket: Bucket, content: FileContent): Promise<boolean> {
  const bytes = await contentFrom(createDatabaseStore(database), content);
  if (bytes === null) return false;
  const moved = { ...content, sha256: sha256Of(bytes) };
  await bucket.put(moved, bytes);
  if ((await contentFrom(bucket, moved)) === null)
    throw new FilesUnavailable(`The bucket has lost ${content.key}.`);
  return withinStore(database, content.storeId, async (tx) => {
    await takeFilesTurn(tx, content.storeId);
    if (!(await bucket.has(moved))) throw new FilesUnavailable(`The bucket has lost ${content.key}.`);
    const switched = await tx
      .update(uploadedFiles)
      .set({ bytes: null, sha256: moved.sha256 })
      .where(
        and(
          eq(uploadedFiles.storeId, content.storeId),
          eq(uploadedFiles.key, content.key),
          isNotNull(uploadedFiles.bytes),
        ),
      )
      .returning({ key: uploadedFiles.key });
    return switched.length > 0;
  }).catch(asUnavailable);
}

/** Moves one content back: the row has its bytes before the object is deleted. */
async function moveBack(database: Database, bucket: Bucket, content: FileContent): Promise<boolean> {
  const bytes = await contentFrom(bucket, content);
  if (bytes === null) throw new FilesUnavailable(`The bucket has lost ${content.key}.`);
  await createDatabaseStore(database).put(content, bytes);
  await bucket.delete(content);
  return true;
}

/**
 * Moves the content of all files, some at a time. It may be ended at any moment and run again, also twice at
 * once: nothing is lost, and nothing is in both places for a reader.
 * @param options `mayGoOn` is asked between batches; `onMoved` is told how many were moved.
 * @throws FilesUnavailable
 */
export async function moveFiles(
  database: Database,
  options: {
    readonly bucket: Bucket;
    readonly to: MoveTarget;
    readonly mayGoOn?: () => boolean;
    readonly onMoved?: (files: number) => void;
  },
): Promise<number> {
  const { bucket, to, mayGoOn = () => true, onMoved = () => {} } = options;
  const move = to === 'bucket' ? moveOut : moveBack;
  let moved = 0;
  let after = '';
  while (mayGoOn()) {
    const batch = await acrossStores(database, (tx) =>
      tx
        .select({
          storeId: uploadedFiles.storeId,
          key: uploadedFiles.key,
          size: uploadedFiles.size,
          sha256: uploadedFiles.sha256,
        })
        .from(uploadedFiles)
        .where(
          and(
            to === 'bucket' ? sql`bytes is not null` : isNotNull(uploadedFiles.sha256),
            gt(uploadedFiles.key, after),
          ),
        )
        .orderBy(asc(uploadedFiles.key))
        .limit(BATCH),
    );
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.key;
    const left = [...batch];
    const failures: unknown[] = [];
    const work = async () => {
      for (let one = left.shift(); one !== undefined && failures.length === 0; one = left.shift())
        if (await move(database, bucket, one)) moved += 1;
    };
    // None is still at work when it ends: the others finish the content that they have begun.
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => work().catch((error: unknown) => failures.push(error))),
    );
    if (failures.length > 0) throw failures[0];
    onMoved(moved);
  }
  return moved;
}

/** Counts the files whose content is elsewhere than in `to`. */
export const countMisplaced = (database: Database, to: MoveTarget): Promise<number> =>
  acrossStores(database, (tx) =>
    tx.$count(uploadedFiles, to === 'bucket' ? sql`bytes is not null` : isNotNull(uploadedFiles.sha256)),
  );

/** An object that no row names is kept for this long: the row of an upload may still come. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what lies in the bucket and is named by no row, which a process leaves that ends between an object
 * and its row. The bucket must be this database's own.
 * @returns how many objects
 * @throws FilesUnavailable
 */
export async function sweepBucket(
  database: Database,
  { bucket, now, mayGoOn = () => true }: { bucket: Bucket; now: Date; mayGoOn?: () => boolean },
): Promise<number> {
  let swept = 0;
  for await (const { putAt, ...content } of bucket.entries()) {
    if (!mayGoOn()) break;
    if (putAt.getTime() > now.getTime() - KEPT_MS) continue;
    const isSwept = await withinStore(database, content.storeId, async (tx) => {
      const isNamed = async () =>
        (await tx.$count(
          uploadedFiles,
          and(
            eq(uploadedFiles.storeId, content.storeId),
            eq(uploadedFiles.key, content.key),
            eq(uploadedFiles.sha256, content.sha256),
          ),
        )) > 0;
      if (await isNamed()) return false;
      await takeFilesTurn(tx, content.storeId);
      if (await isNamed()) return false;
      await bucket.delete(content);
      return true;
    }).catch(asUnavailable);
    if (isSwept) swept += 1;
  }
  return swept;
}
