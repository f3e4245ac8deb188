/** Widths (px) of pictures as wide as the window. */
export const imageDeviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths (px) of small pictures. */
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Quality of a picture that asks for none. */
export const defaultImageQuality = 75;

/**
 * Whether the picture service offers a width.
 * @example isImageWidth(640) // => true
 * @example isImageWidth(641) // => false
 */
export function isImageWidth(width: number): boolean {
  return [...imageSizes, ...imageDeviceSizes].some((size) => size === width);
}
