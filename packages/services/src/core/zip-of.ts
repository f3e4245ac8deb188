import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read when its turn has come. */
export type ZipFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> };
/** Receives each file's content as it is read. */
export type ZipListener = (name: string, chunk: Uint8Array) => void;

/**
 * The date is 1 January 1980, the first day of the ZIP format: the same files make the same archive at any
 * time.
 */
const DAY = 0x21;
/**
 * The flags say that names are UTF-8, and that checksum and sizes follow the content, when they are known.
 */
const FLAGS = 0x0808;
/**
 * A longer chunk is compressed in parts of this many bytes, so that no more of its compressed form is held.
 */
const SLICE = 64 * 1024;

const signed = (signature: string, ...parts: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(signature, 'latin1'), ...parts]);
const numbers = (...of: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * of.length);
  for (const [at, one] of of.entries()) bytes.writeUInt32LE(one, 4 * at);
  return bytes;
};

/** Returns the fields that a local header and the directory share, except checksum and sizes. */
function shared(name: Uint8Array, sums: Uint8Array): Buffer {
  const before = Buffer.alloc(10);
  before.writeUInt16LE(20, 0);
  before.writeUInt16LE(FLAGS, 2);
  before.writeUInt16LE(8, 4);
  before.writeUInt16LE(DAY, 8);
  const after = Buffer.alloc(4);
  after.writeUInt16LE(name.length, 0);
  return Buffer.concat([before, sums, after]);
}

/** Compresses one content after the other by the same state, whose memory a new one each would leave to the collector. */
function deflater() {
  const deflate = createDeflateRaw({ level: 6 });
  const ready: Buffer[] = [];
  deflate.on('data', (packed: Buffer) => ready.push(packed));
  async function* deflated(content: AsyncIterable<Uint8Array>, hear: (slice: Uint8Array) => void) {
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        hear(slice);
        await new Promise<void>((resolve, reject) => {
          deflate.write(slice, (error) => (error ? reject(error) : resolve()));
        });
        yield* ready.splice(0);
      }
    }
    await new Promise<void>((resolve) => deflate.flush(constants.Z_FINISH, resolve));
    yield* ready.splice(0);
    deflate.reset();
  }
  return { deflated, close: () => deflate.destroy() };
}

/**
 * Yields a ZIP of these files in their order, while it is made: the same bytes each time (D320), and never
 * all in memory. The files must be below 4 GB and fewer than 65,536.
 */
export async function* zipOf(
  files: AsyncIterable<ZipFile>,
  onContent: ZipListener = () => {},
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  const { deflated, close } = deflater();
  try {
    for await (const { name, content } of files) {
      const title = Buffer.from(name);
      const start = offset;
      const head = signed('PK\u0003\u0004', shared(title, Buffer.alloc(12)), title);
      yield head;
      let sum = 0;
      let size = 0;
      let packedSize = 0;
      const hear = (slice: Uint8Array) => {
        sum = crc32(slice, sum);
        size += slice.length;
        onContent(name, slice);
      };
      for await (const packed of deflated(content, hear)) {
        packedSize += packed.length;
        yield packed;
      }
      const sums = numbers(sum, packedSize, size);
      yield signed('PK\u0007\u0008', sums);
      offset += head.length + packedSize + 16;
      const place = Buffer.alloc(14);
      place.writeUInt32LE(start, 10);
      // It lasts to the end: in a copy of its own, for a small buffer keeps the whole pool of 64 kB that it is cut from.
      directory.push(
        Uint8Array.from(signed('PK\u0001\u0002\u0014\u0000', shared(title, sums), place, title)),
      );
    }
  } finally {
    close();
  }
  const table = Buffer.concat(directory);
  yield table;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  yield signed('PK\u0005\u0006', end);
}
