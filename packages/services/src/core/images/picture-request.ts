import { defaultImageQuality, isImageWidth } from '@trastienda/domain/images';

/** Returns the width and quality that an address requests (D7); `null` for any that is not served. */
export function readPictureSize(
  width: string | undefined,
  quality: string | undefined,
): { readonly width: number; readonly quality: number } | null {
  if (!/^[1-9]\d{0,3}$/.test(width ?? '') || !isImageWidth(Number(width))) return null;
  if (quality !== undefined && !/^(?:[1-9]\d?|100)$/.test(quality)) return null;
  return { width: Number(width), quality: quality === undefined ? defaultImageQuality : Number(quality) };
}
