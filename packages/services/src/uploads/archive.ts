import { finished } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';

/** More than any workbook of 10 MB unfolds to. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_ENTRIES = 2000;
/** Sheets of equal rows shrink to a fiftieth; only what was made for it shrinks to less. */
const MOST_RATIO = 200;
const WORTH_A_LOOK = 1024 * 1024;
const packed = /\.(?:zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar|xlsx|docx)$/iu;

/**
 * Whether an archive (a workbook is one) must not be opened: too many or too large entries, shrunk further than honest
 * data, locked, archives within it, names that lead out of it, or not what its own directory says. What it unfolds to is counted and dropped, never held.
 */
export async function isHostileArchive(bytes: Uint8Array): Promise<boolean> {
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
      if (entries > MOST_ENTRIES || total > MOST_BYTES || isShrunk) return true;
      if (entry.isEncrypted() || packed.test(entry.fileName)) return true;
      // Fails where an entry unfolds to more than it says.
      await finished((await archive.openReadStreamPromise(entry)).resume());
    }
    return false;
  } catch {
    return true;
  }
}
