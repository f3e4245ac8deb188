import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { Refusal } from '../../core/refusal.ts';
import { pictureSize } from '../../core/images/picture-size.ts';

const unfold = promisify(inflate);

/** The limit is 200 kB; a pad's picture has a twentieth of it. */
const MAX_BYTES = 200 * 1024;
/** A pad draws half as many pixels. */
const MAX_PIXELS = 1_000_000;
/** A pixel from 0 (black) to 255 counts as ink when it is darker than this. */
const INK = 160;
/** A picture with a smaller share of ink is a dot or a blank sheet, one with a larger share is no writing. */
const LEAST_INK = 0.0005;
const MAX_INK = 0.4;
/**
 * Numbers of a pixel by the colour type of a PNG of 8 bits: grey, colours, grey and colours with their
 * transparency.
 */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

const unreadable = () => new Refusal(415, 'No pudimos leer tu firma. Vuelve a firmar');

type Chunk = { readonly name: string; readonly data: Buffer };

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    yield { name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/**
 * Returns the nearest of left, above and left above to the value that the three predict (PNG, section 9.4).
 */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** Returns the value that a filter predicts for a byte, which is added to it. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

/** Removes the filters of the rows of pixels, in place. */
function unfiltered(rows: Buffer, height: number, width: number, channels: number): void {
  const stride = width * channels + 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * stride;
    const filter = rows[start] ?? 0;
    if (filter > 4) throw unreadable();
    for (let x = 1; x < stride; x += 1) {
      const left = x > channels ? (rows[start + x - channels] ?? 0) : 0;
      const above = y > 0 ? (rows[start + x - stride] ?? 0) : 0;
      const corner = x > channels && y > 0 ? (rows[start + x - stride - channels] ?? 0) : 0;
      rows[start + x] = ((rows[start + x] ?? 0) + predicted(filter, left, above, corner)) & 0xff;
    }
  }
}

/** Returns the brightness of a pixel on white paper, by its first colour: 0 is black. */
function shadeAt(rows: Buffer, at: number, channels: number): number {
  const hasAlpha = channels % 2 === 0;
  const alpha = hasAlpha ? (rows[at + channels - 1] ?? 0) : 255;
  return 255 - ((255 - (rows[at] ?? 0)) * alpha) / 255;
}

/**
 * Returns the picture of a signature, from base64: a PNG as browsers write them, with some writing.
 * @throws Refusal 413 more than 200 kB; 415 no such PNG; 422 nothing is written in it, or all of it is ink
 */
export async function readSignature(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES) throw new Refusal(413, 'El archivo excede el tamaño máximo permitido');
  const size = pictureSize(bytes);
  if (size?.type !== 'png' || size.width * size.height > MAX_PIXELS) throw unreadable();
  const { width, height } = size;
  const [depth, colour = -1, , , interlaced] = bytes.subarray(24, 29);
  const channels = channelsOf[colour];
  if (depth !== 8 || channels === undefined || interlaced !== 0) throw unreadable();
  const chunks = [...chunksOf(bytes)];
  const length = (width * channels + 1) * height;
  const rows = await unfold(
    Buffer.concat(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))),
    {
      maxOutputLength: length,
    },
  ).catch(() => {
    throw unreadable();
  });
  if (rows.length !== length || chunks.at(-1)?.name !== 'IEND') throw unreadable();
  unfiltered(rows, height, width, channels);
  let ink = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (shadeAt(rows, y * (width * channels + 1) + 1 + x * channels, channels) < INK) ink += 1;
    }
  }
  const share = ink / (width * height);
  if (share < LEAST_INK || share > MAX_INK) {
    throw new Refusal(422, 'Revisa los datos', {
      fields: [{ field: 'signature64', message: 'Firma antes de continuar' }],
    });
  }
  return bytes;
}
