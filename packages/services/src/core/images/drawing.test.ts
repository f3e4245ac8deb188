import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { fileFault } from '../reading/inspect.ts';
import { createPictureDrawer, PictureNotDrawn } from './drawing.ts';
import { openableSize } from './picture-size.ts';

const drawer = createPictureDrawer();
afterAll(drawer.stop);
const draw = (bytes: Uint8Array, width = 64) => drawer.draw(bytes, { width, quality: 75 }, 'original');

const canvas = createCanvas(300, 200);
const png = canvas.toBuffer('image/png');
const jpeg = canvas.toBuffer('image/jpeg');
const bytesOf = (...parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));

/**
 * A chunk in front of the header, as phones of a maker wrote it: other decoders read the next one, or none.
 */
const cgbi = bytesOf(png.subarray(0, 8), '0000000443674249500020022bd5b37f', png.subarray(8));
/**
 * Decoders skip the stray byte; a reader that takes the next two as a length finds a size of its own further
 * on.
 */
const firstPart = 4 + jpeg.readUInt16BE(4);
const stray = bytesOf(jpeg.subarray(0, firstPart), '00', jpeg.subarray(firstPart));
const zeros = bytesOf('ffd8ff', Buffer.alloc(10 * 1024 * 1024 - 3));
const pattern = bytesOf('ffd8', Buffer.alloc(10 * 1024 * 1024 - 2, Buffer.from('ff00', 'hex')));
const filling = bytesOf('ffd8', Buffer.alloc(10 * 1024 * 1024 - 2, 0xff));
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

describe('the size of a picture', () => {
  it('is read from a JPEG and a PNG', () => {
    expect(openableSize(png)).toEqual({ type: 'png', width: 300, height: 200 });
    expect(openableSize(jpeg)).toEqual({ type: 'jpeg', width: 300, height: 200 });
  });

  it.each([
    ['a PNG with a chunk before its header', cgbi],
    ['a JPEG with a byte between its parts', stray],
    ['a JPEG of 10 MB of zeros', zeros],
    ['a JPEG of 10 MB of stuffed bytes', pattern],
    ['a JPEG of 10 MB of filling', filling],
    ['a JPEG cut before its size', jpeg.subarray(0, 30)],
    ['a JPEG whose scan comes first', bytesOf('ffd8ffda000c03010002110311003f00')],
    ['an SVG', svg],
    ['nothing', Buffer.alloc(0)],
  ])('of %s is none, and that is found out at once', async (_what, bytes) => {
    const before = performance.now();
    expect(openableSize(bytes)).toBeNull();
    // A pass over all bytes took seconds.
    expect(performance.now() - before).toBeLessThan(200);
    expect(await draw(bytes)).toBeNull();
    if (bytes.length > 0 && bytes !== svg) expect(await fileFault(bytes)).toBe('broken');
  });

  it('is that of the first header: no second one is believed by anybody', async () => {
    // 50,001 x 1,000 pixels.
    const large = Buffer.from(png);
    large.writeUInt32BE(50_001, 16);
    large.writeUInt32BE(1000, 20);
    expect(openableSize(large)).toBeNull();
    const two = bytesOf(png.subarray(0, 33), large.subarray(8));
    const drawn = await draw(two);
    if (drawn) expect(Buffer.from(drawn.bytes).readUInt32BE(16)).toBe(64);
  });
});

describe('the process that draws', () => {
  it('draws in proportion, never wider than the picture', async () => {
    const small = await draw(png);
    expect(small?.contentType).toBe('image/png');
    expect(openableSize(small?.bytes ?? png)).toEqual({ type: 'png', width: 64, height: 43 });
    const same = await draw(jpeg, 3840);
    expect(openableSize(same?.bytes ?? png)).toEqual({ type: 'jpeg', width: 300, height: 200 });
  });

  it('draws a high picture with no more pixels than it has memory for', async () => {
    const high = createCanvas(1900, 20_000).toBuffer('image/png');
    const size = openableSize((await draw(high, 1920))?.bytes ?? png);
    expect((size?.width ?? 0) * (size?.height ?? 0)).toBeLessThanOrEqual(20_100_000);
    expect((size?.height ?? 0) / (size?.width ?? 1)).toBeCloseTo(20_000 / 1900, 1);
  });

  it('is ended when a picture takes too long, and the next one is drawn by a new one', async () => {
    const hasty = createPictureDrawer({ deadline: 1 });
    const late = hasty.draw(png, { width: 64, quality: 75 }, 'webp');
    await expect(late).rejects.toBeInstanceOf(PictureNotDrawn);
    hasty.stop();
    const patient = createPictureDrawer({ idle: 1 });
    for (const width of [64, 96]) {
      expect(await patient.draw(png, { width, quality: 75 }, 'webp')).toMatchObject({
        contentType: 'image/webp',
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    patient.stop();
  });

  it('never opens what holds another number of pixels than its head says', async () => {
    const head = Buffer.from(png);
    const broken = bytesOf(head.subarray(0, 41), deflateSync(Buffer.alloc(40_000_000)));
    expect(await draw(broken)).toBeNull();
  });
});
