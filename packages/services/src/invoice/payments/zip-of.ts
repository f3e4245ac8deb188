import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = { readonly name: string; readonly bytes: Uint8Array };

/** 1 January 1980, the first day there is in a ZIP: the same files make the same archive, whenever they are packed. */
const DAY = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x0800;

/** A ZIP of these files, in their order: the same bytes each time (D320). */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 6 });
    const title = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), shared, title, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), shared, place, title);
    offset += 30 + title.length + packed.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
