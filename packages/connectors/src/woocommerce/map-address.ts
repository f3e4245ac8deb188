import {
  foldText,
  mexicanStateOf,
  parseStreet,
  stateOfPostalCode,
  validatePhone,
  validatePostalCode,
} from '@trastienda/domain';
import type { MapContext, PostalPlace } from './map-context.ts';
import type { AddressDoubt, MappedAddress } from './mapped-order.ts';
import { plainText, shortText } from './plain-text.ts';
import type { WooAddress, WooOrder } from './schemas.ts';
import { wooStateOf } from './states.ts';

const coloniaMark = /^(?:col(?:onia)?\b\.?|fracc(?:ionamiento)?\b\.?|barrio\b)\s*:?\s*/iu;

/** The catalogue's name of the colonia that a text names, with or without "Col." before it. */
function coloniaIn(text: string, place: PostalPlace | undefined): string | undefined {
  const folded = foldText(text);
  const bare = foldText(text.replace(coloniaMark, ''));
  if (bare === '') return undefined;
  return place?.colonias.find((name) => {
    const known = foldText(name);
    return known === folded || known === bare || foldText(name.replace(coloniaMark, '')) === bare;
  });
}

const segmentsOf = (text: string) =>
  text
    .split(',')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

interface Split {
  readonly street: string;
  readonly suburb: string | null;
  /** The rest is neither: nothing that a client typed is lost. */
  readonly rest: string;
}

/**
 * Takes the colonia out of the two lines of an address. It stands in the second one in Mexico, sometimes after a comma of the
 * first. Where the catalogue has nothing of the postal code, a text that calls itself a colonia is believed.
 */
function splitLines(line1: string, line2: string, place: PostalPlace | undefined): Split {
  const isKnown = (place?.colonias.length ?? 0) > 0;
  const suburbOf = (segment: string) =>
    coloniaIn(segment, place) ??
    (!isKnown && coloniaMark.test(segment) ? segment.replace(coloniaMark, '') || undefined : undefined);
  const second = segmentsOf(line2);
  const [number = '', ...after] = segmentsOf(line1);
  for (const [at, segment] of second.entries()) {
    const suburb = suburbOf(segment);
    if (suburb !== undefined) return { street: line1, suburb, rest: second.toSpliced(at, 1).join(', ') };
  }
  for (const [at, segment] of after.entries()) {
    const suburb = suburbOf(segment);
    if (suburb !== undefined)
      return { street: [number, ...after.toSpliced(at, 1)].join(', '), suburb, rest: second.join(', ') };
  }
  return { street: line1, suburb: null, rest: second.join(', ') };
}

/** Shipping where it has a street, else billing: shops leave it empty when both are the same. */
function destinationOf(order: WooOrder): WooAddress {
  return order.shipping.address_1.trim() === '' ? order.billing : order.shipping;
}

/** A person's name, else her company's. */
export function personOf(address: WooAddress): string {
  return plainText(`${address.first_name} ${address.last_name}`) || plainText(address.company);
}

/** The country that an order goes to, in two letters; empty where the shop says nothing. */
export function countryOf(order: WooOrder): string {
  return shortText(destinationOf(order).country, 10).toUpperCase();
}

/**
 * Reads where an order goes. What fits no field of ours goes to the notes, each on its own: the rest of the second line, a
 * company beside a person's name, a phone that is no Mexican number, and what the client wrote.
 */
export function mapAddress(
  order: WooOrder,
  context: Pick<MapContext, 'placeOf'>,
): { readonly address: MappedAddress; readonly doubts: readonly AddressDoubt[] } {
  const doubts: AddressDoubt[] = [];
  const from = destinationOf(order);
  const typed = /(?<!\d)\d{4,5}(?!\d)/.exec(from.postcode)?.[0] ?? '';
  // Spreadsheets and autofill drop the zero of 01000.
  const zipCode = typed.padStart(5, '0');
  const isPostalCode = typed !== '' && validatePostalCode(zipCode).ok;
  const place = isPostalCode ? context.placeOf(zipCode) : undefined;
  if (!isPostalCode) doubts.push('bad_postal_code');
  else if (place === undefined) doubts.push('unknown_postal_code');

  const {
    street: line,
    suburb,
    rest,
  } = splitLines(plainText(from.address_1), plainText(from.address_2), place);
  const { street, outdoorNumber, interiorNumber } = parseStreet(line);
  if (street === '') doubts.push('no_street');
  if (suburb === null) doubts.push('no_suburb');

  const named = wooStateOf(plainText(from.state));
  const ofCode = mexicanStateOf(place?.stateCode) ?? stateOfPostalCode(zipCode);
  const state = named ?? ofCode;
  if (named !== undefined && ofCode !== undefined && named.key !== ofCode.key) doubts.push('state_differs');

  const rawPhone = plainText(order.shipping.phone) || plainText(order.billing.phone);
  const phone = validatePhone(rawPhone);
  if (!phone.ok) doubts.push('bad_phone');

  const addressee = personOf(order.shipping) || personOf(from) || personOf(order.billing);
  const company = plainText(from.company);
  const notes = [
    plainText(order.customer_note),
    rest,
    company === addressee ? '' : company,
    phone.ok || rawPhone === '' ? '' : `Tel. ${rawPhone}`,
  ].filter((note) => note !== '');
  return {
    address: {
      street,
      outdoorNumber: outdoorNumber || null,
      interiorNumber: interiorNumber || null,
      suburb,
      zipCode: isPostalCode ? zipCode : plainText(from.postcode),
      city: place?.city ?? (plainText(from.city) || null),
      borough: place?.borough ?? null,
      stateCode: state?.key ?? null,
      state: state?.name ?? (plainText(from.state) || null),
      betweenStreets: null,
      notes: notes.join('. ') || null,
      phoneNumber: phone.ok ? phone.value : null,
      addressee: addressee || null,
    },
    doubts,
  };
}
