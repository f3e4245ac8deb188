import { createCanvas, loadImage } from '@napi-rs/canvas';
import { serveWork } from '../serve-work.ts';

/** The requests to the process of `createPictureDrawer`. */
export type DrawRequest = {
  readonly bytes: Uint8Array;
  /**
   * The number of pixels that the picture's header declares: a decoder that finds another number is not
   * trusted.
   */
  readonly pixels: number;
  readonly format: 'webp' | 'jpeg' | 'png';
  readonly quality: number;
  /** The drawing is never wider than this, and has no more pixels. */
  readonly mostWidth: number;
  readonly mostPixels: number;
};
/** The drawing; `null` for a file that is no picture. */
export type DrawAnswer = Uint8Array | null;

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  const image = await loadImage(Buffer.from(request.bytes));
  const pixels = image.width * image.height;
  if (pixels !== request.pixels) return null;
  const scale = Math.min(1, request.mostWidth / image.width, Math.sqrt(request.mostPixels / pixels));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return request.format === 'png' ? canvas.encode('png') : canvas.encode(request.format, request.quality);
}

serveWork<DrawRequest, DrawAnswer>(async function* answers(request) {
  // A file that cannot be drawn is no picture, which `null` reports.
  yield await draw(request).catch(() => null);
});
