import { openableSize } from './picture-size.ts';

/** A picture without metadata; `isTurned` says whether decoders turned it before they showed it. */
export type BarePicture = {
  readonly bytes: Buffer;
  readonly isTurned: boolean;
  /**
   * The same bytes with only the orientation where the picture is turned, so that it looks as it was sent.
   */
  readonly upright: Buffer;
};

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
/** A JFIF part that holds no picture of its own. */
const BARE_JFIF = 14;
const ORIENTATION = 0x0112;
const MAX_TAGS = 1000;

const [APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const [START_OF_SCAN, END] = [0xda, 0xd9];

const UPRIGHT = 1;

/** Returns the orientation that an Exif part declares (TIFF, tag 0x0112: 1 is upright, 2 to 8 are not). */
function orientationIn(part: Buffer): number {
  const tiff = part.subarray(EXIF.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 8) return UPRIGHT;
  const first = long(4);
  if (first + 2 > tiff.length) return UPRIGHT;
  const tags = Math.min(word(first), MAX_TAGS);
  for (let at = first + 2; at < first + 2 + tags * 12 && at + 12 <= tiff.length; at += 12) {
    const way = word(at + 8);
    if (word(at) === ORIENTATION) return way >= 2 && way <= 8 ? way : UPRIGHT;
  }
  return UPRIGHT;
}

/** Returns an Exif part of a JPEG that holds the orientation and nothing else. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  // One short number.
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}

/**
 * Whether a part of a JPEG is needed for its colours; all other APP parts and comments are about the picture,
 * or other pictures.
 */
function isOfThePicture(marker: number, part: Buffer): boolean {
  const begins = (text: Buffer) => part.subarray(0, text.length).equals(text);
  if (marker === APP0) return begins(JFIF) && part.length <= BARE_JFIF;
  if (marker === APP2) return begins(ICC);
  if (marker === APP14) return begins(ADOBE);
  return (marker < APP0 || marker > APP15) && marker !== COMMENT;
}

/** Returns the end of a scan's pixels: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** @returns `null` where a part is not where the standard has it. */
function bareJpeg(bytes: Buffer): BarePicture | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = UPRIGHT;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // The bytes after the end are other pictures or a film, which may hold places too, so they are dropped.
    if (marker === END) break;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const part = bytes.subarray(at + 4, end);
    if (marker === APP1 && orientation === UPRIGHT && part.subarray(0, EXIF.length).equals(EXIF)) {
      orientation = orientationIn(part);
    }
    const last = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (isOfThePicture(marker, part)) parts.push(bytes.subarray(at, last));
    at = last;
  }
  const bare = Buffer.concat([...parts, Buffer.from([0xff, END])]);
  const isTurned = orientation !== UPRIGHT;
  const upright = isTurned
    ? Buffer.concat([bare.subarray(0, 2), exifOf(orientation), bare.subarray(2)])
    : bare;
  return { bytes: bare, isTurned, upright };
}

/**
 * The chunks that a PNG is drawn from (PNG 3rd edition, section 11); texts, times, Exif and makers' additions
 * are left out.
 */
const drawn = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '));

function barePng(bytes: Buffer): BarePicture {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (drawn.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  const bare = Buffer.concat(parts);
  return { bytes: bare, isTurned: false, upright: bare };
}

/**
 * Removes place, time, telephone, preview pictures and everything else that is no part of a JPEG or PNG;
 * pixels and colours stay byte for byte. A JPEG that its Exif turns (`isTurned`) lies on its side without it,
 * and has to be drawn again. Returns `null` for what `openableSize` does not open, and for a JPEG whose parts
 * cannot be separated.
 */
export function withoutMetadata(sent: Uint8Array): BarePicture | null {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.length);
  const size = openableSize(bytes);
  if (size === null) return null;
  return size.type === 'png' ? barePng(bytes) : bareJpeg(bytes);
}
