import { cleanText, type MaybeText } from '../../internal/text.ts';
import { parseStreet, type StreetAddress } from '../../people/street-address/parse-street.ts';

/** An address as orders and storehouses have it. */
export interface PostalAddress {
  readonly street: MaybeText;
  readonly outdoorNumber?: MaybeText;
  readonly interiorNumber?: MaybeText;
  readonly suburb?: MaybeText;
  readonly zipCode: MaybeText;
  readonly city?: MaybeText;
  readonly borough?: MaybeText;
  readonly stateCode?: MaybeText;
  readonly notes?: MaybeText;
  readonly betweenStreets?: MaybeText;
}

/** Most code points of the reference of a guide. */
export const referenceLimit = 300;

/**
 * The street and numbers of an address. Without an exterior number they are read from the street line; an
 * interior number beside the line's own is preserved too, because no input is lost.
 * @example streetOfAddress({ street: 'Hidalgo #12 Int 3' }) // => { street: 'Hidalgo', outdoorNumber: '12', interiorNumber: '3' }
 * @example streetOfAddress({ street: 'Calle 13 No. 25', outdoorNumber: '7' }).street // => 'Calle 13 No. 25'
 */
export function streetOfAddress(
  address: Pick<PostalAddress, 'street' | 'outdoorNumber' | 'interiorNumber'>,
): StreetAddress {
  const outdoorNumber = cleanText(address.outdoorNumber);
  const interiorNumber = cleanText(address.interiorNumber);
  if (outdoorNumber !== '') return { street: cleanText(address.street), outdoorNumber, interiorNumber };
  const parsed = parseStreet(address.street);
  const interiors = new Set([parsed.interiorNumber, interiorNumber].filter(Boolean));
  return { ...parsed, interiorNumber: [...interiors].join(' ') };
}

/**
 * Gives what helps the carrier find the door: the notes, then the streets it lies between; at most 300 code points, null
 * for none.
 * @example referenceOfAddress({ notes: 'Portón negro', betweenStreets: 'Lerma y Niza' }) // => 'Portón negro. Entre Lerma y Niza'
 * @example referenceOfAddress({ notes: ' ' }) // => null
 */
export function referenceOfAddress(
  address: Partial<Pick<PostalAddress, 'notes' | 'betweenStreets'>>,
): string | null {
  const between = cleanText(address.betweenStreets);
  const parts = [cleanText(address.notes), between === '' ? '' : `Entre ${between}`].filter(Boolean);
  return Array.from(parts.join('. ')).slice(0, referenceLimit).join('') || null;
}
