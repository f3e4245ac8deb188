import { formatNumber } from '../number/format-number.ts';

/**
 * The fault of a number of pieces to take from those available; `null` where there is none. The sentence says
 * how many there are. Units.
 * @example unitsFault(15, 12) // => 'Tienes 12 disponibles'
 * @example unitsFault(2, 0) // => 'No te quedan disponibles'
 * @example unitsFault(3, 12) // => null
 */
export function unitsFault(units: number, most: number): string | null {
  if (units <= most) return null;
  if (most <= 0) return 'No te quedan disponibles';
  return `Tienes ${formatNumber(most)} ${most === 1 ? 'disponible' : 'disponibles'}`;
}
