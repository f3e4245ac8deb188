import { createHash } from 'node:crypto';
import { checkUpload, safeFileName, type FileType, type UploadKind } from '@trastienda/domain';
import { and, count, eq, exists, gt, inArray, notExists, notInArray, or, sql, sum } from 'drizzle-orm';
import { ownersAction, scopeToStore } from '../../core/scope-to-store.ts';
import { stores } from '../../tables/people.ts';
import { isBusy } from '../../core/postgres-errors.ts';
import { Refusal } from '../../core/refusal.ts';
import { auditEntries } from '../../tables/requests.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { createPictureDrawer, type PictureDrawer, PictureNotDrawn } from '../../core/images/drawing.ts';
import { withoutMetadata } from '../../core/images/photo-metadata.ts';
import { openableSize } from '../../core/images/picture-size.ts';
import { faultAnswers, type FileFault, fileFault } from '../../core/reading/inspect.ts';
import { onboardings } from '../../tables/onboarding.ts';
import { uploadedFiles } from '../../tables/files.ts';

/** The domain's rule for each kind of file that may be uploaded (calls.md 3). */
const ruleOf = {
  product: 'productPhoto',
  onboarding: 'identityPhoto',
  evidence: 'evidence',
  invoice: 'invoice',
  certificate: 'taxCertificate',
  statement: 'bankStatement',
  identity: 'identityPhoto',
  agreement: 'taxCertificate',
} as const satisfies Record<string, UploadKind>;
export type FileKind = keyof typeof ruleOf;
/** The services store these kinds themselves, so an upload of one is refused. */
const madeHere: readonly FileKind[] = ['identity', 'agreement'];
/** Whether a file of this kind may be sent. */
export const isFileKind = (kind: unknown): kind is FileKind =>
  typeof kind === 'string' && Object.hasOwn(ruleOf, kind) && !madeHere.some((one) => one === kind);

/**
 * Only the owner may upload and read these kinds, not the people who are linked to the store (D245, D247).
 */
const ownersKinds: readonly FileKind[] = ['certificate', 'statement', ...madeHere];

const contentTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  xml: 'application/xml',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const endings: Readonly<Record<FileType, string>> = {
  pdf: 'pdf',
  jpeg: 'jpg',
  png: 'png',
  xml: 'xml',
  csv: 'csv',
  xlsx: 'xlsx',
};

/** The path of the files on the site itself. */
export const UPLOAD_PATH = '/upload/files';

const keyForm = /^[\da-f]{40}\.[a-z]{3,4}$/;

export type NewFile = {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly kind: FileKind;
  readonly storeId: string;
};
export type Uploader = { readonly email: string; readonly requestId: string };
/** `UploadedFile` of calls.md 24.14, without its address. */
export type SavedFile = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
};
export type DescribedFile = SavedFile & {
  readonly isPublic: boolean;
  /** Whether only the owner may read it; such a file is downloaded, never shown in a page. */
  readonly isOwners: boolean;
};
/** The reader with their stores and their e-mail, without which no file of an owner is readable. */
export type Reader = { readonly stores: readonly string[]; readonly email?: string };
export type StoredFile = DescribedFile & { readonly bytes: Buffer };

/**
 * Returns the type of a file that its kind's limits, types and bytes allow (S5.5).
 * @throws Refusal 413, 415 or 422.
 */
async function typeOf({ bytes, name, kind }: NewFile): Promise<FileType> {
  const checked = checkUpload({ name, size: bytes.length, head: bytes.subarray(0, 256) }, ruleOf[kind]);
  if (!checked.ok) {
    const { code, message } = checked.error;
    if (code === 'too_large') throw refusalOf('bomb');
    throw new Refusal(code === 'empty' ? 422 : 415, message);
  }
  const fault = await fileFault(bytes);
  if (fault !== null) throw refusalOf(fault);
  return checked.value;
}
const refusalOf = (fault: FileFault) => new Refusal(faultAnswers[fault].status, faultAnswers[fault].message);

/** The files and bytes that a store may add within a day. */
export type FileQuota = { readonly files: number; readonly bytes: number };
/**
 * The quota is more than the busiest day of a merchant needs, and less than would fill the disk unseen
 * (D200).
 */
const dailyQuota: FileQuota = { files: 10_000, bytes: 5 * 1024 ** 3 };
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Refuses a store that has added more than its quota within a day.
 * @throws 422
 */
async function checkQuota(tx: Transaction, storeId: string, now: Date, quota: FileQuota): Promise<void> {
  const [added] = await tx
    .select({ files: count(), bytes: sum(uploadedFiles.size).mapWith(Number) })
    .from(uploadedFiles)
    .where(
      and(eq(uploadedFiles.storeId, storeId), gt(uploadedFiles.createdAt, new Date(now.getTime() - DAY_MS))),
    );
  if (added && (added.files > quota.files || added.bytes > quota.bytes)) {
    throw new Refusal(422, 'Tu tienda llegó al límite de archivos por día. Vuelve a intentarlo mañana', {
      code: 'files_quota',
    });
  }
}

/** The JPEG quality of a photo that is drawn again because its Exif turns it. */
const TURNED_QUALITY = 92;

/**
 * Returns the public form of a product's photo: without the place where it was taken, and upright.
 * @throws Refusal 415 or 422; FilesUnavailable where it could not be drawn in time.
 */
async function publicBytes(photo: NewFile, drawer: PictureDrawer): Promise<Uint8Array> {
  await typeOf(photo);
  const bare = withoutMetadata(photo.bytes);
  if (bare && !bare.isTurned) return bare.bytes;
  const { width = 1, height = 1 } = openableSize(photo.bytes) ?? {};
  const size = { width: Math.max(width, height), quality: TURNED_QUALITY };
  const picture = await drawer.draw(photo.bytes, size, 'original').catch((error: unknown) => {
    throw error instanceof PictureNotDrawn
      ? new FilesUnavailable('The photo was not drawn.', { cause: error })
      : error;
  });
  const turned = picture && withoutMetadata(picture.bytes);
  if (!turned) throw refusalOf('broken');
  return turned.bytes;
}

/**
 * Returns the row of a file without its moment. Its key is a hash of the store, the kind and the content as
 * it was sent (calls.md 3), whatever part of it is stored.
 */
export function fileRow({ storeId, kind, name, bytes }: NewFile, type: FileType, stored = bytes) {
  const hash = createHash('sha256').update(`${storeId}\n${kind}\n`).update(bytes).digest('hex');
  return {
    key: `${hash.slice(0, 40)}.${endings[type]}`,
    storeId,
    kind,
    name,
    size: stored.length,
    contentType: contentTypes[type],
    bytes: Buffer.from(stored),
  };
}

/**
 * Stores a file of the scope's store: a second upload of it makes no second one. `stored` is the part of its
 * bytes to store, by default all of them.
 * @throws Refusal 413, 415 or 422.
 */
export async function storeFile(
  tx: Transaction,
  newFile: NewFile,
  now: Date,
  { quota = dailyQuota, stored = newFile.bytes }: { quota?: FileQuota; stored?: Uint8Array } = {},
): Promise<{ readonly storedFile: SavedFile; readonly isNew: boolean }> {
  const file = { ...newFile, name: safeFileName(newFile.name) };
  const row = fileRow(file, await typeOf(file), stored);
  const { key, storeId, name, size, contentType } = row;
  // The files of a store are stored one after the other, so that no two take the last place of the quota.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files/${storeId}`}, 0))`);
  const added = await tx
    .insert(uploadedFiles)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: uploadedFiles.key });
  const isNew = added.length > 0;
  if (isNew) await checkQuota(tx, storeId, now, quota);
  return { storedFile: { key, name, size, contentType }, isNew };
}

/** The description of a file: a photo of a product is public. */
const described = {
  key: uploadedFiles.key,
  name: uploadedFiles.name,
  size: uploadedFiles.size,
  contentType: uploadedFiles.contentType,
  isPublic: sql<boolean>`${uploadedFiles.kind} = 'product'`,
  isOwners: sql<boolean>`${inArray(uploadedFiles.kind, [...ownersKinds])}`,
};

/** Returns a condition for a store that the person is signing up: it is in no list yet. */
const openOf = (email: string | undefined) =>
  sql`${onboardings.ownerEmail} = ${email?.toLowerCase() ?? ''} and ${onboardings.finishedAt} is null`;

/** Nobody reads a file of a closed store but the photos of its products, which marketplaces fetch. */
const isOfOpenStore = or(
  eq(uploadedFiles.kind, 'product'),
  notExists(
    sql`(select 1 from ${stores} where ${stores.id} = ${uploadedFiles.storeId} and ${stores.closedAt} is not null)`,
  ),
);

/**
 * Returns a condition for files that the person may read in a store; row-level security shows only the
 * person's own onboardings.
 */
const readableInStore = (email: string | undefined) =>
  or(
    notInArray(uploadedFiles.kind, [...ownersKinds]),
    exists(
      sql`(select 1 from ${stores} where ${stores.id} = ${uploadedFiles.storeId} and ${stores.ownerEmail} = ${email?.toLowerCase() ?? ''})`,
    ),
    exists(
      sql`(select 1 from ${onboardings} where ${openOf(email)} and ${onboardings.storeId} = ${uploadedFiles.storeId})`,
    ),
  );

const readableBy = (email: string | undefined) => and(isOfOpenStore, readableInStore(email));

/** No file can be stored or read for now; a retry may succeed. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
const asUnavailable = (error: unknown): never => {
  throw isBusy(error) ? new FilesUnavailable('The database gave no answer.', { cause: error }) : error;
};

/**
 * Creates the embedded file-upload service: files are rows, so that every process and every backup has them.
 */
export function createFiles(options: {
  readonly database: Database;
  readonly clock?: () => Date;
  readonly quota?: FileQuota;
  /** Turns photos; without one, a process of its own, which runs while there are photos to turn. */
  readonly drawer?: PictureDrawer;
}) {
  const { database, clock = () => new Date(), quota = dailyQuota, drawer = createPictureDrawer() } = options;

  /** Reads columns of the file of a key, in the first of the stores that has it. */
  async function readRow<Columns extends typeof described>(
    key: string,
    { stores: own, email }: Reader,
    columns: Columns,
  ) {
    if (!keyForm.test(key)) return null;
    const found = database.transaction(
      async (tx) => {
        await tx.execute(
          sql`select set_config('app.file_key', ${key}, true), set_config('app.person', ${email?.toLowerCase() ?? ''}, true)`,
        );
        const begun = await tx
          .select({ storeId: onboardings.storeId })
          .from(onboardings)
          .where(email === undefined ? sql`false` : openOf(email));
        for (const storeId of ['', ...own, ...begun.map((one) => one.storeId)]) {
          await tx.execute(sql`select set_config('app.store_id', ${storeId}, true)`);
          const [row] = await tx
            .select(columns)
            .from(uploadedFiles)
            .where(and(eq(uploadedFiles.key, key), readableBy(email)));
          if (row) return row;
        }
        return null;
      },
      { accessMode: 'read only' },
    );
    return found.catch(asUnavailable);
  }

  return {
    /**
     * Stores one file of a store.
     * @throws Refusal 403 for another person's store, 413, 415 or 422 for the file; FilesUnavailable.
     */
    save: async (file: NewFile, uploader: Uploader): Promise<SavedFile> => {
      // The photo is drawn before the transaction, so that no connection waits for it.
      const stored = file.kind === 'product' ? await publicBytes(file, drawer) : file.bytes;
      const saving = database.transaction(async (tx) => {
        const { isOwner } = await scopeToStore(tx, file.storeId, uploader.email);
        if (!isOwner && ownersKinds.includes(file.kind)) throw await ownersAction(tx, file.storeId);
        const now = clock();
        const { storedFile, isNew } = await storeFile(tx, file, now, { quota, stored });
        if (!isNew) return storedFile;
        await tx.insert(auditEntries).values({
          storeId: file.storeId,
          email: uploader.email.toLowerCase(),
          callId: 'uploadFile',
          key: storedFile.key,
          requestId: uploader.requestId,
          createdAt: now,
        });
        return storedFile;
      });
      return saving.catch(asUnavailable);
    },

    /**
     * Returns the file of a key: anybody may read a photo of a product, the owner a file of the owner's, and
     * everyone of its store any other; `null` for none.
     * @throws FilesUnavailable
     */
    find: (key: string, reader: Reader): Promise<StoredFile | null> =>
      readRow(key, reader, { ...described, bytes: uploadedFiles.bytes }),

    /**
     * Returns the description of a file, without reading its bytes.
     * @throws FilesUnavailable
     */
    describe: (key: string, reader: Reader): Promise<DescribedFile | null> => readRow(key, reader, described),
  };
}
export type Files = ReturnType<typeof createFiles>;
