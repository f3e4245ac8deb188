import { deflateSync, crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** An opaque picture of up to 256 colours as a palette; null when it has more. */
function withPalette({ width, height, data }: PNG): Buffer | null {
  const colors = new Map<number, number>();
  const lines = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const color = data.readUInt32BE(at * 4);
    let index = colors.get(color);
    if (index === undefined) {
      index = colors.size;
      if (index === 256 || (color & 0xff) !== 0xff) return null;
      colors.set(color, index);
    }
    lines[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  }
  const palette = Buffer.alloc(colors.size * 3);
  for (const [color, index] of colors) palette.writeUIntBE(color >>> 8, index * 3, 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits an index, colour type 3; the rest is 0.
  head.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Colours to five bits a channel: what a colour is, the tokens and their tests hold; a picture holds where it is, to the
 * pixel, and takes half the bytes.
 */
export function coarse(picture: Buffer): PNG {
  const png = PNG.sync.read(picture);
  png.data.forEach((value, at) => {
    // The upper bits are the lower ones too, so that white stays white.
    if (at % 4 !== 3) png.data[at] = (value & 0xf8) | (value >> 5);
  });
  return png;
}

/** A coarse picture in as few bytes as PNG allows; letters shrink best without a filter. */
export function smallest(picture: Buffer): Buffer {
  const png = coarse(picture);
  const plain = PNG.sync.write(png, { colorType: 2, deflateLevel: 9, filterType: 0, deflateStrategy: 0 });
  const indexed = withPalette(png);
  return indexed && indexed.length < plain.length ? indexed : plain;
}
