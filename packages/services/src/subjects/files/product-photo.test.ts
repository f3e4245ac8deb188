import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPictureDrawer, type PictureDrawer, PictureNotDrawn } from '../../core/images/drawing.ts';
import { withoutMetadata } from '../../core/images/photo-metadata.ts';
import { CASA_LUMBRE, MARIANA } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { FilesUnavailable } from '../../core/file-store/file-store.ts';
import { createFiles } from './create-files.ts';

const db = useDatabase();
const uploader = { email: MARIANA, requestId: 'r-1' };
/** The picture is red above and blue below, so that its sides differ. */
const canvas = createCanvas(60, 40);
const context = canvas.getContext('2d');
context.fillStyle = '#f00';
context.fillRect(0, 0, 60, 20);
context.fillStyle = '#00f';
context.fillRect(0, 20, 60, 20);
const plainJpeg = canvas.toBuffer('image/jpeg', 95);
const plainPng = canvas.toBuffer('image/png');

/**
 * The place that a merchant's telephone writes into its pictures; the test puts it into every kind of part.
 */
const HOME = '19.4326N99.1332W';
const part = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** Exif of a telephone: its way up, and a GPS block (tag 0x8825). */
const exif = (orientation: number, isLittle: boolean) => {
  const tiff = Buffer.alloc(38);
  const u16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(2, 8);
  for (const [at, tag, type, value] of [
    [10, 0x0112, 3, orientation],
    [22, 0x8825, 4, 38],
  ] as const) {
    u16(tag, at);
    u16(type, at + 2);
    u32(1, at + 4);
    if (type === 3) u16(value, at + 8);
    else u32(value, at + 8);
  }
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(HOME)]);
};
const telling = (orientation: number, isLittle = false) =>
  Buffer.concat([
    plainJpeg.subarray(0, 2),
    part(0xe0, Buffer.from(`JFXX\0\u0010${HOME}`, 'latin1')),
    part(0xe1, exif(orientation, isLittle)),
    part(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>${HOME}</exif:GPSLatitude>`)),
    part(0xe2, Buffer.from(`MPF\0${HOME}`)),
    part(0xed, Buffer.from(`Photoshop 3.0\0${HOME}`)),
    part(0xfe, Buffer.from(HOME)),
    plainJpeg.subarray(2),
    // A second picture behind the first one, as telephones write them, with a place of its own.
    plainJpeg.subarray(0, 2),
    part(0xe1, exif(1, isLittle)),
    plainJpeg.subarray(2),
  ]);

const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  // Readers that check the sum of a text are none that matter here.
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
};
const tellingPng = Buffer.concat([
  plainPng.subarray(0, 33),
  chunk('eXIf', exif(1, false)),
  chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0${HOME}`)),
  chunk('tEXt', Buffer.from(`Comment\0${HOME}`)),
  plainPng.subarray(33),
  chunk('tEXt', Buffer.from(HOME)),
]);

const drawer = createPictureDrawer();
afterAll(drawer.stop);
const files = () => createFiles({ database: db.database, drawer });
const save = (
  bytes: Uint8Array,
  name = 'foto.jpg',
  kind: 'product' | 'onboarding' = 'product',
  own = files(),
) => own.save({ bytes, name, kind, storeId: CASA_LUMBRE }, uploader);
const stored = async (key: string) =>
  (await files().find(key, { stores: [CASA_LUMBRE], email: MARIANA }))?.bytes;
const isRed = ([red = 0, , blue = 0]: Uint8ClampedArray) => red > 200 && blue < 60;

describe('a photo of a product, which anybody with its key may read', () => {
  it.each([
    ['upright', 1, [30, 5]],
    ['upside down', 3, [30, 35]],
    ['lying on its left side', 8, [5, 30]],
    ['lying on its right side', 6, [35, 30]],
    ['mirrored', 4, [30, 35]],
  ] as const)(
    'is kept without the place where it was taken, and %s no more',
    async (_, orientation, [x, y]) => {
      for (const isLittle of [false, true]) {
        const sent = telling(orientation, isLittle);
        const kept = (await stored((await save(sent)).key)) ?? Buffer.alloc(0);
        expect(sent.includes(HOME)).toBe(true);
        expect(kept.includes(HOME)).toBe(false);
        expect(kept.includes('Exif')).toBe(false);
        const image = await loadImage(kept);
        expect([image.width, image.height]).toEqual(orientation >= 5 ? [40, 60] : [60, 40]);
        const shown = createCanvas(image.width, image.height).getContext('2d');
        shown.drawImage(image, 0, 0);
        expect(isRed(shown.getImageData(x, y, 1, 1).data)).toBe(true);
      }
    },
  );

  it('keeps pixels and colours byte for byte when it stands upright', () => {
    expect(withoutMetadata(telling(1))?.bytes).toEqual(plainJpeg);
    expect(withoutMetadata(plainJpeg)?.bytes).toEqual(plainJpeg);
    expect(withoutMetadata(plainPng)?.bytes).toEqual(plainPng);
    expect(withoutMetadata(tellingPng)?.bytes).toEqual(plainPng);
  });

  it('that is a PNG tells nothing either', async () => {
    const { key, size } = await save(tellingPng, 'foto.png');
    expect(await stored(key)).toEqual(plainPng);
    expect(size).toBe(plainPng.length);
  });

  it('has the key of what was sent: sent again it is the same file', async () => {
    const sent = telling(6);
    const first = await save(sent);
    const hash = createHash('sha256').update(`${CASA_LUMBRE}\nproduct\n`).update(sent).digest('hex');
    expect(first.key).toBe(`${hash.slice(0, 40)}.jpg`);
    expect(await save(sent)).toEqual(first);
  });

  it('that is cut, or ends in the middle of a part, is kept as far as it goes, or refused', async () => {
    const sent = telling(1);
    for (const end of [sent.length - 900, 700, 200]) {
      const kept = withoutMetadata(sent.subarray(0, end));
      expect(kept?.bytes.includes(HOME) ?? false).toBe(false);
    }
    // A stray byte between two parts behind the size, which decoders skip and this reader does not.
    const scan = plainJpeg.indexOf(Buffer.from([0xff, 0xda]));
    const stray = Buffer.concat([plainJpeg.subarray(0, scan), Buffer.from([0]), plainJpeg.subarray(scan)]);
    expect(withoutMetadata(stray)).toBeNull();
    const kept = await stored((await save(stray)).key);
    expect(kept && withoutMetadata(kept)).not.toBeNull();
  });

  it('is not kept lying on its side when nothing could turn it: asked again it may', async () => {
    const draw = vi.fn<PictureDrawer['draw']>().mockRejectedValue(new PictureNotDrawn('late'));
    const own = createFiles({ database: db.database, drawer: { draw, stop: () => {} } });
    const sent = Buffer.concat([telling(6), Buffer.from('another')]);
    await expect(save(sent, 'foto.jpg', 'product', own)).rejects.toBeInstanceOf(FilesUnavailable);
    draw.mockResolvedValue(null);
    await expect(save(sent, 'foto.jpg', 'product', own)).rejects.toMatchObject({ status: 415 });
    await expect(save(sent)).resolves.toMatchObject({ contentType: 'image/jpeg' });
  });
});

it.each([1, 3, 6, 8])(
  'a photo of an identity, held as %i, keeps its way up and not its place',
  async (orientation) => {
    for (const isLittle of [false, true]) {
      const { upright = Buffer.alloc(0) } = withoutMetadata(telling(orientation, isLittle)) ?? {};
      expect(upright.includes(HOME)).toBe(false);
      const [kept, sent] = [await loadImage(upright), await loadImage(telling(orientation, isLittle))];
      expect([kept.width, kept.height]).toEqual([sent.width, sent.height]);
      expect(withoutMetadata(upright)?.upright).toEqual(upright);
    }
  },
);

it('a picture of an identity is kept as it was sent: it is read by its store alone', async () => {
  const sent = telling(6);
  expect(await stored((await save(sent, 'ine.jpg', 'onboarding')).key)).toEqual(sent);
});
