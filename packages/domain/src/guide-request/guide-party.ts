import { clampNeighborhood } from '../guide-text/clamp-guide-text.ts';
import { cleanText, type MaybeText } from '../internal/text.ts';
import { destinationName } from '../person-name/destination-name.ts';
import { splitFullName } from '../person-name/split-full-name.ts';
import { parseStreet } from '../street-address/parse-street.ts';

/** What a guide needs of an order's address (calls.md 24.4). */
export interface AddressedTo {
  readonly shippingAddress: {
    readonly street: MaybeText;
    readonly outdoorNumber?: MaybeText;
    readonly interiorNumber?: MaybeText;
    readonly suburb?: MaybeText;
    readonly zipCode: MaybeText;
    readonly city?: MaybeText;
    readonly borough?: MaybeText;
    readonly stateCode?: MaybeText;
    readonly phoneNumber?: MaybeText;
    readonly notes?: MaybeText;
    readonly addressee?: MaybeText;
  };
  readonly clientData: { readonly fullname?: MaybeText; readonly email?: MaybeText };
}

/** Sender or recipient of a guide (calls.md 24.7). */
export interface GuideParty {
  readonly name: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string | null;
  /** At most 35 characters. */
  readonly neighborhood: string;
  readonly zipCode: string;
  readonly city: string;
  readonly borough: string;
  readonly stateCode: string;
  readonly reference: string | null;
}

/**
 * The recipient of an order's guide: the addressee or else the client, the name split, the street parsed
 * where the address has no outdoor number, the neighbourhood as it is printed. Source: S5.2, S5.16, D116,
 * D118; calls.md 24.7.
 * @example guidePartyOf({ shippingAddress: { street: 'Hidalgo #12 Int 3', zipCode: '06600' }, clientData: { fullname: 'Ana Ruiz' } }).interiorNumber // => '3'
 */
export function guidePartyOf({ shippingAddress, clientData }: AddressedTo): GuideParty {
  const { firstName, lastName } = splitFullName(
    destinationName({ addressee: shippingAddress.addressee, clientFullName: clientData.fullname }),
  );
  const outdoorNumber = cleanText(shippingAddress.outdoorNumber);
  const interiorNumber = cleanText(shippingAddress.interiorNumber);
  const parsed = parseStreet(outdoorNumber === '' ? shippingAddress.street : '');
  return {
    name: firstName,
    lastName,
    email: cleanText(clientData.email) || null,
    phone: cleanText(shippingAddress.phoneNumber),
    street: outdoorNumber === '' ? parsed.street : cleanText(shippingAddress.street),
    outdoorNumber: outdoorNumber || parsed.outdoorNumber,
    // Both, where the address names one and the line another: nothing typed is lost.
    interiorNumber: [...new Set([parsed.interiorNumber, interiorNumber])].filter(Boolean).join(' ') || null,
    neighborhood: clampNeighborhood(shippingAddress.suburb).text,
    zipCode: cleanText(shippingAddress.zipCode),
    city: cleanText(shippingAddress.city),
    borough: cleanText(shippingAddress.borough),
    stateCode: cleanText(shippingAddress.stateCode),
    reference: cleanText(shippingAddress.notes) || null,
  };
}
