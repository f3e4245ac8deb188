import { finished } from 'node:stream/promises';
import { tableLimits } from '@trastienda/domain/bulk';
import { fromBufferPromise } from 'yauzl';

const MAX_BYTES = tableLimits.unfolded * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Sheets of equal rows shrink to a fiftieth; only an archive built for it shrinks further than this. */
const MAX_RATIO = 200;
const WORTH_A_LOOK = 1024 * 1024;
/** The paths of documents that are embedded in a sheet; no reader of ours opens them. */
const neverOpened = /^xl\/embeddings\/[^/]+$/iu;
const packed = /\.(?:zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar|xlsx|docx)$/iu;

/**
 * Returns the reason why an archive (a workbook is one) must not be opened. `large`: it unfolds to more than
 * we read; `bomb`: it has too many entries, shrank further than honest data, is encrypted, holds archives
 * that a reader might open, has names that lead out of it, or contradicts its own directory. `null`: it may
 * be opened. The unfolded bytes are counted and dropped, never held.
 */
export async function archiveFault(bytes: Uint8Array): Promise<'bomb' | 'large' | null> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      validateEntrySizes: true,
    });
    let total = 0;
    let entries = 0;
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      total += entry.uncompressedSize;
      const isShrunk = entry.uncompressedSize > Math.max(WORTH_A_LOOK, entry.compressedSize * MAX_RATIO);
      if (entries > MAX_ENTRIES || isShrunk) return 'bomb';
      if (entry.isEncrypted() || (packed.test(entry.fileName) && !neverOpened.test(entry.fileName)))
        return 'bomb';
      if (total > MAX_BYTES) return 'large';
      // This fails when an entry unfolds to more than it declares.
      await finished((await archive.openReadStreamPromise(entry)).resume());
    }
    return null;
  } catch {
    return 'bomb';
  }
}
