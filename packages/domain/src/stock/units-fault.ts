import { formatNumber } from '../number/format-number.ts';

/**
 * What is wrong with a number of pieces that is to be taken of those that there are; `null` where nothing is. The sentence
 * says how many there are. Units. Source: calls.md 25.4.
 * @example unitsFault(15, 12, 'libres') // => 'Tienes 12 libres'
 * @example unitsFault(2, 0, 'disponibles') // => 'No te quedan disponibles'
 * @example unitsFault(3, 12, 'libres') // => null
 */
export function unitsFault(
  units: number,
  most: number,
  /** The merchant's own that no order waits for, or what the warehouse can give. */
  of: 'libres' | 'disponibles',
): string | null {
  if (units <= most) return null;
  if (most <= 0) return `No te quedan ${of}`;
  return `Tienes ${formatNumber(most)} ${most === 1 ? of.slice(0, -1) : of}`;
}
