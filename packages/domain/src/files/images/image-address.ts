import { defaultImageQuality, imageDeviceSizes, imageSizes } from './image-sizes.ts';

/** Path of the endpoint that resizes pictures: `getImage` of the gateway. */
export const defaultImageEndpoint = '/api/image';

const widths: readonly number[] = [...imageSizes, ...imageDeviceSizes];
const widest = Math.max(...imageDeviceSizes);

/** The smallest width that is not too small. */
const widthFor = (wanted: number): number => widths.find((width) => width >= wanted) ?? widest;

/**
 * Whether the endpoint can resize a picture: it is of the same origin (a path) and no drawing. Others are
 * shown as they are.
 * @example isResizable('/upload/files/ab12.jpg') // => true
 * @example isResizable('https://example.com/a.jpg') // => false
 */
export function isResizable(address: string): boolean {
  return /^\/(?!\/)/u.test(address) && !/\.svg(?:[?#]|$)/iu.test(address);
}

/**
 * The address of a picture at a width (px) and quality (1 to 100).
 * @example imageAddress('/upload/files/ab12.jpg', 640) // => '/api/image?url=%2Fupload%2Ffiles%2Fab12.jpg&w=640&q=75'
 */
export function imageAddress(
  address: string,
  width: number,
  { quality = defaultImageQuality, endpoint = defaultImageEndpoint }: ImageOptions = {},
): string {
  return `${endpoint}?url=${encodeURIComponent(address)}&w=${widthFor(width)}&q=${quality}`;
}

export interface ImageOptions {
  /** 1 to 100. Default: 75. */
  readonly quality?: number | undefined;
  /** Path of the endpoint. Default: `/api/image`. */
  readonly endpoint?: string | undefined;
}

/**
 * Gives the attributes with which `<img>` takes the smallest good picture: of a fixed width (px) one for a plain and one for a
 * dense screen; without one all widths of the windows, for `sizes` to choose from. A picture that cannot be resized keeps its
 * address alone.
 * @example imageSources('/a.jpg', { width: 40 }) // => { src: '/api/image?url=%2Fa.jpg&w=96&q=75', srcSet: '/api/image?url=%2Fa.jpg&w=48&q=75 1x, /api/image?url=%2Fa.jpg&w=96&q=75 2x' }
 * @example imageSources('/a.svg', { width: 40 }) // => { src: '/a.svg' }
 */
export function imageSources(
  address: string,
  { width, ...options }: ImageOptions & { readonly width?: number | undefined } = {},
): { readonly src: string; readonly srcSet?: string } {
  if (!isResizable(address)) return { src: address };
  const at = (pixels: number) => imageAddress(address, pixels, options);
  if (width === undefined) {
    return { src: at(widest), srcSet: imageDeviceSizes.map((size) => `${at(size)} ${size}w`).join(', ') };
  }
  return { src: at(width * 2), srcSet: `${at(width)} 1x, ${at(width * 2)} 2x` };
}
