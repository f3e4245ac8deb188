import { defaultImageQuality, isImageWidth } from '@trastienda/domain/images';
import { isOpenablePicture } from '../uploads/inspect.ts';

export type PictureFormat = 'webp' | 'jpeg' | 'png';
export type Picture = { readonly bytes: Buffer; readonly contentType: string };

/** The width and quality that an address asks for (D7); `null` for any that is not served. */
export function readPictureSize(
  width: string | undefined,
  quality: string | undefined,
): { readonly width: number; readonly quality: number } | null {
  if (!/^[1-9]\d{0,3}$/.test(width ?? '') || !isImageWidth(Number(width))) return null;
  if (quality !== undefined && !/^(?:[1-9]\d?|100)$/.test(quality)) return null;
  return { width: Number(width), quality: quality === undefined ? defaultImageQuality : Number(quality) };
}

/**
 * A picture at a width, in proportion, never wider than it is. `null` for what is no JPEG, PNG, WebP or AVIF, or has too
 * many pixels to be opened. Metadata (a place, a telephone) stays behind.
 */
export async function resizePicture(
  bytes: Uint8Array,
  size: { readonly width: number; readonly quality: number },
  format: PictureFormat,
): Promise<Picture | null> {
  if (!isOpenablePicture(bytes)) return null;
  // Twenty megabytes that a process without pictures does without.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(Buffer.from(bytes)).catch(() => null);
  if (image === null || image.width === 0 || image.height === 0) return null;
  const width = Math.min(size.width, image.width);
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const made = format === 'png' ? await canvas.encode('png') : await canvas.encode(format, size.quality);
  return { bytes: made, contentType: `image/${format}` };
}
