import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  begun,
  checked,
  type FileContent,
  type FileStore,
  FilesUnavailable,
  sha256Of,
} from './file-store.ts';

/** The address of the bucket, and the key that opens it. */
export type BucketSettings = {
  /** `null`: Amazon's own, by its region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secretKey: string;
  /** Whether the bucket is named in the path of an address and not in its host. */
  readonly pathStyle: boolean;
  /** Whether new content goes there; otherwise what is there is only read. */
  readonly takesNew: boolean;
};

/** A content that the bucket holds, and when it was put there. */
export type BucketEntry = Omit<FileContent, 'sha256'> & { readonly sha256: string; readonly putAt: Date };

/** A bucket of an S3-compatible service. */
export type Bucket = FileStore & {
  readonly takesNew: boolean;
  /** Lists what is there, of one store or of all. @throws FilesUnavailable */
  entries(storeId?: string): AsyncGenerator<BucketEntry>;
  /** Asks for the bucket with the key that opens it. @throws FilesUnavailable */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const CONNECT_MS = 3_000;
/**
 * Milliseconds: a transfer without a byte is given up after `idle`; a question without content has its answer within `quick` with
 * all its tries, as a transaction may wait for it; an upload is done within `whole`, and a download begun.
 */
const patience = { idle: 10_000, quick: 5_000, whole: 30_000 };
const ATTEMPTS = 3;
const MAX_SOCKETS = 64;

/** Names hold no word of a merchant; other bytes are another object, so none is ever written over. */
const nameOf = ({ storeId, key, sha256 }: FileContent): string => {
  if (sha256 === null)
    throw new Error(`The row of the file ${key} has no hash of its content, which is therefore in no bucket`);
  return `${encodeURIComponent(storeId)}/${key}/${sha256}`;
};
const nameForm = /^([^/]+)\/([^/]+)\/([\da-f]{64})$/;

const httpStatus = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
const isMissing = (error: unknown): boolean =>
  httpStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket';
const unavailable = (error: unknown): never => {
  if (error instanceof FilesUnavailable) throw error;
  const name = error instanceof Error ? error.name : 'unknown';
  throw new FilesUnavailable(`The bucket gave no answer (${name}).`, { cause: error });
};

/** Ends a download whose next bytes do not come. */
async function* watched(body: Readable, idle: number): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      const late = setTimeout(() => body.destroy(new Error('The download stands still')), idle);
      const next = await iterator.next().finally(() => clearTimeout(late));
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    unavailable(error);
  } finally {
    body.destroy();
  }
}

/**
 * Creates the store in a bucket. The client is loaded here, since only installations with a bucket need its
 * code.
 */
export async function createBucket(
  settings: BucketSettings,
  { idle, quick, whole } = patience,
): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { bucket: Bucket } = settings;
  const client: S3Client = new s3.S3Client({
    region: settings.region,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.secretKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: idle,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    // Sums that only newer services know would make others refuse a request; the signature holds a hash of the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const inTime = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

  const has = async (content: FileContent): Promise<boolean> => {
    const command = new s3.HeadObjectCommand({ Bucket, Key: nameOf(content) });
    try {
      const { ContentLength } = await client.send(command, inTime(quick));
      return ContentLength === content.size;
    } catch (error) {
      // An answer to HEAD has no body that tells a missing bucket from a missing object.
      if (httpStatus(error) !== 404) return unavailable(error);
      await ping();
      return false;
    }
  };
  const ping = async () => {
    await client.send(new s3.HeadBucketCommand({ Bucket }), inTime(quick)).catch(unavailable);
  };

  return {
    takesNew: settings.takesNew,
    has,
    ping,
    async put(content, bytes) {
      if (bytes.length !== content.size || sha256Of(bytes) !== content.sha256)
        throw new Error(`These are not the bytes of ${content.key}`);
      const command = new s3.PutObjectCommand({
        Bucket,
        Key: nameOf(content),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: 'application/octet-stream',
      });
      await client.send(command, inTime(whole)).catch(unavailable);
    },
    async open(content) {
      const command = new s3.GetObjectCommand({ Bucket, Key: nameOf(content) });
      const answer = await client
        .send(command, inTime(whole))
        .catch((error: unknown) => (isMissing(error) ? null : unavailable(error)));
      return answer && begun(checked(content, watched(answer.Body as Readable, idle)));
    },
    async delete(content) {
      const command = new s3.DeleteObjectCommand({ Bucket, Key: nameOf(content) });
      await client
        .send(command, inTime(quick))
        .catch((error: unknown) => (isMissing(error) ? undefined : unavailable(error)));
    },
    async *entries(storeId) {
      const Prefix = storeId === undefined ? undefined : `${encodeURIComponent(storeId)}/`;
      let next: string | undefined;
      do {
        const command = new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: next });
        const page = await client.send(command, inTime(whole)).catch(unavailable);
        for (const { Key = '', Size = 0, LastModified: putAt } of page.Contents ?? []) {
          const [, store, key, sha256] = nameForm.exec(Key) ?? [];
          if (store === undefined || key === undefined || sha256 === undefined || putAt === undefined)
            continue;
          yield { storeId: decodeURIComponent(store), key, sha256, size: Size, putAt };
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
    close: async () => client.destroy(),
  };
}
