import { validatePostalCode } from '../../people/contact/validate-postal-code.ts';
import { clampNeighborhood } from '../text/clamp-guide-text.ts';
import { cleanText, type MaybeText } from '../../internal/text.ts';
import { destinationName } from '../../people/name/destination-name.ts';
import { splitFullName } from '../../people/name/split-full-name.ts';
import { type PostalAddress, referenceOfAddress, streetOfAddress } from './postal-address.ts';

/** Sender or recipient of a guide. */
export interface GuideParty {
  readonly name: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string | null;
  /** The text has at most 35 characters. */
  readonly neighborhood: string;
  readonly zipCode: string;
  readonly city: string;
  readonly borough: string;
  readonly stateCode: string;
  readonly reference: string | null;
}

/**
 * The recipient of an order's guide: the addressee or else the client. Name, street and neighbourhood as in every guide: the
 * name split, the street read where the address has no exterior number, the neighbourhood as it is printed, the borough for a
 * missing city.
 * @example guideDestinationOf({ shippingAddress: { street: 'Hidalgo #12 Int 3', zipCode: '06600' }, clientData: { fullname: 'Ana Ruiz' } }).lastName // => 'Ruiz'
 */
export function guideDestinationOf(order: {
  readonly shippingAddress: PostalAddress & {
    readonly phoneNumber?: MaybeText;
    readonly addressee?: MaybeText;
  };
  readonly clientData: { readonly fullname?: MaybeText; readonly email?: MaybeText };
}): GuideParty {
  const { shippingAddress, clientData } = order;
  return partyOf(shippingAddress, {
    fullName: destinationName({
      addressee: shippingAddress.addressee,
      clientFullName: clientData.fullname,
    }),
    email: clientData.email,
    phone: shippingAddress.phoneNumber,
  });
}

/**
 * The sender of a guide: the person at the storehouse.
 * @example guideOriginOf({ contactName: 'Luz María Paz Soto', phone: '5512345678', email: null, address: { street: 'Niza', outdoorNumber: '4', zipCode: '06600' } }).name // => 'Luz María'
 */
export function guideOriginOf(storehouse: {
  readonly contactName: MaybeText;
  readonly phone?: MaybeText;
  readonly email?: MaybeText;
  readonly address: PostalAddress;
}): GuideParty {
  const { contactName, phone, email, address } = storehouse;
  return partyOf(address, { fullName: contactName, email, phone });
}

/**
 * Gives what a party lacks for a guide, in the merchant's words.
 * @example missingForGuide({ name: 'Ana', street: '', zipCode: '06600', neighborhood: 'Juárez' }) // => ['la calle']
 */
export function missingForGuide(
  party: Pick<GuideParty, 'name' | 'street' | 'zipCode' | 'neighborhood'>,
): string[] {
  const needed: readonly (readonly [string, boolean])[] = [
    ['el nombre', party.name !== ''],
    ['la calle', party.street !== ''],
    ['el código postal de 5 dígitos', validatePostalCode(party.zipCode).ok],
    ['la colonia', party.neighborhood !== ''],
  ];
  return needed.filter(([, there]) => !there).map(([name]) => name);
}

function partyOf(
  address: PostalAddress,
  person: { readonly fullName: MaybeText; readonly email: MaybeText; readonly phone: MaybeText },
): GuideParty {
  const { firstName, lastName } = splitFullName(person.fullName);
  const { street, outdoorNumber, interiorNumber } = streetOfAddress(address);
  const borough = cleanText(address.borough);
  return {
    name: firstName,
    lastName,
    email: cleanText(person.email) || null,
    phone: cleanText(person.phone),
    street,
    outdoorNumber,
    interiorNumber: interiorNumber || null,
    neighborhood: clampNeighborhood(address.suburb).text,
    zipCode: cleanText(address.zipCode),
    city: cleanText(address.city) || borough,
    borough,
    stateCode: cleanText(address.stateCode),
    reference: referenceOfAddress(address),
  };
}
