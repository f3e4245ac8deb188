import { createHash } from 'node:crypto';
import { checkUpload, safeFileName, type FileType, type UploadKind } from '@trastienda/domain';
import { and, eq, exists, inArray, notInArray, or, sql } from 'drizzle-orm';
import { ownersAction, scopeToStore } from '../../core/scope-to-store.ts';
import { stores } from '../../tables/people.ts';
import type { Bucket } from '../../core/file-store/bucket.ts';
import { asUnavailable, createDatabaseStore } from '../../core/file-store/database-store.ts';
import { FilesUnavailable, sha256Of, wholeOf } from '../../core/file-store/file-store.ts';
import { Refusal } from '../../core/refusal.ts';
import { auditEntries } from '../../tables/requests.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { isOfOpenStore } from '../../core/open-store.ts';
import { createPictureDrawer, type PictureDrawer, PictureNotDrawn } from '../../core/images/drawing.ts';
import { withoutMetadata } from '../../core/images/photo-metadata.ts';
import { openableSize } from '../../core/images/picture-size.ts';
import { faultAnswers, type FileFault, fileFault } from '../../core/reading/inspect.ts';
import { onboardings } from '../../tables/onboarding.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { checkQuota, dailyQuota, type FileQuota, takeFilesTurn } from './file-quota.ts';

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
/** A file whose content is read while it is taken. */
export type OpenFile = DescribedFile & { readonly content: AsyncIterable<Uint8Array> };

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

/** A file is checked, and is not stored yet. */
type CheckedFile = ReturnType<typeof fileRow>;

/** @throws Refusal 413, 415 or 422. */
async function checkedFile(newFile: NewFile, stored: Uint8Array): Promise<CheckedFile> {
  const file = { ...newFile, name: safeFileName(newFile.name) };
  return fileRow(file, await typeOf(file), stored);
}

const savedFile = ({ key, name, size, contentType }: CheckedFile): SavedFile => ({
  key,
  name,
  size,
  contentType,
});

/** Writes the row of a file, with its content or, when that lies in the bucket, with its hash. */
async function writeRow(
  tx: Transaction,
  row: CheckedFile,
  { now, quota, sha256 }: { now: Date; quota: FileQuota; sha256: string | null },
): Promise<{ readonly isNew: boolean }> {
  await takeFilesTurn(tx, row.storeId);
  const added = await tx
    .insert(uploadedFiles)
    .values({ ...row, ...(sha256 === null ? {} : { bytes: null, sha256 }), createdAt: now })
    .onConflictDoNothing()
    .returning({ key: uploadedFiles.key });
  const isNew = added.length > 0;
  if (isNew) await checkQuota(tx, row.storeId, now, quota);
  return { isNew };
}

/**
 * Stores a file of the scope's store in the database: a second upload of it makes no second one, and with a
 * bucket its content is moved there later, so that the call waits for no other machine. `stored` is the part
 * of its bytes to store, by default all of them.
 * @throws Refusal 413, 415 or 422.
 */
export async function storeFile(
  tx: Transaction,
  newFile: NewFile,
  now: Date,
  { stored = newFile.bytes }: { stored?: Uint8Array } = {},
): Promise<{ readonly storedFile: SavedFile }> {
  const row = await checkedFile(newFile, stored);
  await writeRow(tx, row, { now, quota: dailyQuota, sha256: null });
  return { storedFile: savedFile(row) };
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
const isReadable = or(eq(uploadedFiles.kind, 'product'), isOfOpenStore(uploadedFiles.storeId));

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

const readableBy = (email: string | undefined) => and(isReadable, readableInStore(email));

/** The columns that say where the content of a file lies. */
const placed = { storeId: uploadedFiles.storeId, sha256: uploadedFiles.sha256 };

/**
 * Creates the embedded file-upload service: files are rows, so that every process has them; their content is
 * in the row, or in the bucket.
 */
export function createFiles(options: {
  readonly database: Database;
  readonly clock?: () => Date;
  /** Content is read there, and new content may go there; `null`: all is in the database. */
  readonly bucket?: Bucket | null;
  readonly quota?: FileQuota;
  /** Turns photos; without one, a process of its own, which runs while there are photos to turn. */
  readonly drawer?: PictureDrawer;
}) {
  const { database, bucket = null, clock = () => new Date(), quota = dailyQuota } = options;
  const { drawer = createPictureDrawer() } = options;
  const rows = createDatabaseStore(database);

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

  /**
   * Opens the file of a key: anybody may read a photo of a product, the owner a file of the owner's, and
   * everyone of its store any other; `null` for none.
   * @throws FilesUnavailable, also while the content is read
   */
  async function open(key: string, reader: Reader): Promise<OpenFile | null> {
    // Between row and content the content may be moved: then the row says its new place.
    for (let tries = 2; tries > 0; tries -= 1) {
      const found = await readRow(key, reader, { ...described, ...placed });
      if (found === null) return null;
      const { storeId, sha256, ...file } = found;
      const store = sha256 === null ? rows : bucket;
      const content = await store?.open({ storeId, key, size: file.size, sha256 });
      if (content) return { ...file, content };
    }
    throw new FilesUnavailable(`The content of ${key} is not where its row says.`);
  }

  /** @throws Refusal 403 */
  async function enter(tx: Transaction, file: NewFile, uploader: Uploader): Promise<void> {
    const { isOwner } = await scopeToStore(tx, file.storeId, uploader.email);
    if (!isOwner && ownersKinds.includes(file.kind)) throw await ownersAction(tx, file.storeId);
  }

  /** Whether the file is new, and may be put into the bucket: what is refused must not fill that. */
  const isWanted = (file: NewFile, row: CheckedFile, uploader: Uploader) =>
    database.transaction(async (tx) => {
      await enter(tx, file, uploader);
      const there = await tx
        .select({ key: uploadedFiles.key })
        .from(uploadedFiles)
        .where(eq(uploadedFiles.key, row.key));
      if (there.length > 0) return false;
      await checkQuota(tx, row.storeId, clock(), quota, { files: 1, bytes: row.size });
      return true;
    });

  return {
    /**
     * Stores one file of a store: first its content in the bucket, if there is one, then its row.
     * @throws Refusal 403 for another person's store, 413, 415 or 422 for the file; FilesUnavailable.
     */
    save: async (file: NewFile, uploader: Uploader): Promise<SavedFile> => {
      // The photo is drawn before the transaction, so that no connection waits for it.
      const stored = file.kind === 'product' ? await publicBytes(file, drawer) : file.bytes;
      const target = bucket?.takesNew ? bucket : null;
      const row = await checkedFile(file, stored);
      const sha256 = target && sha256Of(stored);
      const content = { ...row, sha256 };
      if (target && (await isWanted(file, row, uploader).catch(asUnavailable)))
        await target.put(content, stored);
      const saving = database.transaction(async (tx) => {
        await enter(tx, file, uploader);
        const now = clock();
        const { isNew } = await writeRow(tx, row, { now, quota, sha256 });
        if (!isNew) return;
        // Within the turn of the store: the content was perhaps there for long, and is deleted as nobody's just now.
        if (target && !(await target.has(content))) await target.put(content, stored);
        await tx.insert(auditEntries).values({
          storeId: file.storeId,
          email: uploader.email.toLowerCase(),
          callId: 'uploadFile',
          key: row.key,
          requestId: uploader.requestId,
          createdAt: now,
        });
      });
      await saving.catch(asUnavailable);
      return savedFile(row);
    },

    open,

    /**
     * Reads the bytes of a file as `open` does, whole.
     * @throws FilesUnavailable
     */
    async find(key: string, reader: Reader): Promise<(DescribedFile & { readonly bytes: Buffer }) | null> {
      const file = await open(key, reader);
      return file && { ...file, bytes: await wholeOf(file.content) };
    },

    /**
     * Returns the description of a file, without reading its bytes.
     * @throws FilesUnavailable
     */
    describe: (key: string, reader: Reader): Promise<DescribedFile | null> => readRow(key, reader, described),
  };
}
export type Files = ReturnType<typeof createFiles>;
