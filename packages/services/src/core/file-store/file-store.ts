import { createHash } from 'node:crypto';

/** The content of one file, as its row names it. */
export type FileContent = {
  readonly storeId: string;
  readonly key: string;
  readonly size: number;
  /** The hash of the bytes in hex; `null` while they lie in the database, which keeps no hash of them. */
  readonly sha256: string | null;
};

/** A place for the bytes of files. The row of a file, its name and the rights to it stay in PostgreSQL. */
export type FileStore = {
  /**
   * Stores the bytes; a second time changes nothing.
   * @throws FilesUnavailable
   */
  put(content: FileContent, bytes: Uint8Array): Promise<void>;
  /**
   * Opens the content and waits for its first bytes; `null` where there is none. The rest is read while it is
   * taken, so that a large file is never in memory.
   * @throws FilesUnavailable, also in the middle, and at the end where size or hash are others
   */
  open(content: FileContent): Promise<AsyncIterable<Uint8Array> | null>;
  /** @throws FilesUnavailable */
  has(content: FileContent): Promise<boolean>;
  /** Deletes the bytes; nothing happens where there are none. @throws FilesUnavailable */
  delete(content: FileContent): Promise<void>;
};

/** No file can be stored or read for now; a retry may succeed. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Passes the bytes of a content on, and refuses to end when they are not the ones that were stored. */
export async function* checked(
  { key, size, sha256 }: FileContent,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    read += chunk.length;
    if (read > size) break;
    yield chunk;
  }
  if (read !== size || (sha256 !== null && hash.digest('hex') !== sha256)) {
    throw new FilesUnavailable(`The content of ${key} is not the one that was stored.`);
  }
}

/** Starts reading: a fault before the first bytes is thrown here, while an answer can still say so. */
export async function begun(chunks: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await chunks.next();
  async function* all() {
    try {
      if (!first.done) yield first.value;
      yield* chunks;
    } finally {
      // A reader that never began the rest has not entered it, so it is ended here.
      await chunks.return(undefined);
    }
  }
  return all();
}

/** Reads a content whole. */
export async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}
