import { cleanText } from '../../internal/text.ts';
import type { StreetAddress } from './parse-street.ts';

/**
 * One line of a street address: street, exterior number and 'Int.' with the interior number. An interior
 * number that names itself (Depto 4, Local 3, PB) gets no 'Int.'.
 * @example formatStreet({ street: 'Calle Hidalgo', outdoorNumber: '45', interiorNumber: '3' }) // => 'Calle Hidalgo 45, Int. 3'
 * @example formatStreet({ street: 'Plaza Central', outdoorNumber: '', interiorNumber: 'Local 3' }) // => 'Plaza Central, Local 3'
 */
export function formatStreet(address: {
  readonly [Part in keyof StreetAddress]?: string | null;
}): string {
  const outside = [cleanText(address.street), cleanText(address.outdoorNumber)].filter(Boolean).join(' ');
  const inside = cleanText(address.interiorNumber);
  const named = /^(?:\p{L}{3}|p\.?b|ph)/iu.test(inside);
  return [outside, inside === '' || named ? inside : `Int. ${inside}`].filter(Boolean).join(', ');
}
