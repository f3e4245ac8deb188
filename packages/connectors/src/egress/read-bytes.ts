import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** A body that is larger than allowed, or packed in a way that was not asked for. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/**
 * Reads a body to its end, unpacked, and gives up as soon as it is larger than `maxBytes`: of a bomb no more than one chunk beyond
 * that is unpacked. Rejects with the stream's own error too; the stream is destroyed then.
 */
export async function readBytes(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  const isPlain = name === '' || name === 'identity';
  const unpacker = unpackers.get(name);
  if (!isPlain && !unpacker) {
    body.on('error', () => undefined).destroy();
    throw new Unreadable(name);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new Unreadable('too large');
      chunks.push(chunk);
    }
  };
  await (unpacker ? pipeline(body, unpacker(), collect) : pipeline(body, collect));
  return Buffer.concat(chunks);
}
