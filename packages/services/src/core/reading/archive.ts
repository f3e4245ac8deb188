import { finished } from 'node:stream/promises';
import { tableLimits } from '@trastienda/domain/bulk';
import { fromBufferPromise } from 'yauzl';

const MOST_BYTES = tableLimits.unfolded * 1024 * 1024;
const MOST_ENTRIES = 2000;
/** Sheets of equal rows shrink to a fiftieth; only what was made for it shrinks to less. */
const MOST_RATIO = 200;
const WORTH_A_LOOK = 1024 * 1024;
/** Documents that somebody put into a sheet: no reader of ours looks into them. */
const neverOpened = /^xl\/embeddings\/[^/]+$/iu;
const packed = /\.(?:zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar|xlsx|docx)$/iu;

/**
 * Why an archive (a workbook is one) must not be opened. `large`: it unfolds to more than is read of any; `bomb`: too many entries,
 * shrunk further than honest data, locked, archives within it that a reader might open, names that lead out of it, or not what its own directory says.
 * `null`: it may. What it unfolds to is counted and dropped, never held.
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
      const isShrunk = entry.uncompressedSize > Math.max(WORTH_A_LOOK, entry.compressedSize * MOST_RATIO);
      if (entries > MOST_ENTRIES || isShrunk) return 'bomb';
      if (entry.isEncrypted() || (packed.test(entry.fileName) && !neverOpened.test(entry.fileName)))
        return 'bomb';
      if (total > MOST_BYTES) return 'large';
      // Fails where an entry unfolds to more than it says.
      await finished((await archive.openReadStreamPromise(entry)).resume());
    }
    return null;
  } catch {
    return 'bomb';
  }
}
