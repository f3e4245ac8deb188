import { formatNumber } from '../../number/format-number.ts';

/**
 * The weight of a file in bytes as a person reads it; megabytes are of 1,048,576 bytes, as the limits are.
 * @example formatFileSize(421888) // => '412 kB'
 * @example formatFileSize(1468006) // => '1.4 MB'
 */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} B`;
  // A file of 1,048,000 bytes is 1.0 MB, not 1,023 kB.
  return bytes < 1_000_000 ? `${formatNumber(bytes / 1024)} kB` : `${formatNumber(bytes / 1_048_576, 1)} MB`;
}
