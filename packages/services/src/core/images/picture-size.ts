export type PictureType = 'jpeg' | 'png';
export type PictureSize = { readonly type: PictureType; readonly width: number; readonly height: number };

/** Pictures of a telephone have up to this many pixels; a decoder needs four bytes for each. */
const MAX_PIXELS = 50_000_000;
/** No camera writes more parts before the size. */
const MAX_SEGMENTS = 1000;
/** Fill bytes between two parts are allowed, and almost never used. */
const MAX_FILLING = 16;

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** Reads the size of a PNG, whose header must be the first part: with another one, decoders differ. */
function sizeOfPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || pngStart.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames start with the markers C0 to CF, except those of tables (C4, CC) and the reserved one (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Reads part after part as the standard has them: a byte between two of them, which decoders skip, makes the
 * file no picture here.
 */
function sizeOfJpeg(bytes: Uint8Array): PictureSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    if (bytes[at] !== 0xff) return null;
    const end = at + MAX_FILLING;
    while (bytes[at + 1] === 0xff && at < end) at += 1;
    const marker = bytes[at + 1] ?? 0;
    // Parts without a length occur only within the picture, which comes after its size.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda) || at + 9 > bytes.length) return null;
    if (isFrame(marker))
      return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * Returns type and size of a picture, by a strict reading of its bytes: no decoder reads another size from
 * them. Returns `null` for anything but a JPEG or PNG. It reads only the head, whatever the file's length.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const size = sizeOfPng(bytes) ?? sizeOfJpeg(bytes);
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}

/** Returns the same for a picture that may be opened: of at most 50 million pixels. */
export function openableSize(bytes: Uint8Array): PictureSize | null {
  const size = pictureSize(bytes);
  return size !== null && size.width * size.height <= MAX_PIXELS ? size : null;
}
