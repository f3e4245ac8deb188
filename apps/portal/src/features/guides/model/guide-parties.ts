import type { GuideParty, Order, ShippingAddress, Storehouse } from '@trastienda/api-client';
import { clampNeighborhood, destinationName, parseStreet, splitFullName } from '@trastienda/domain';

const given = (text: string | null | undefined): string => text?.trim() ?? '';
const orNull = (text: string | null | undefined): string | null => given(text) || null;

/** Street and numbers; where the exterior number is missing, the street line is read for it (S5.8, D116). */
export function streetOf(address: Pick<ShippingAddress, 'street' | 'outdoorNumber' | 'interiorNumber'>) {
  if (given(address.outdoorNumber) !== '') {
    return {
      street: given(address.street),
      outdoorNumber: given(address.outdoorNumber),
      interiorNumber: given(address.interiorNumber),
    };
  }
  const read = parseStreet(address.street);
  return { ...read, interiorNumber: given(address.interiorNumber) || read.interiorNumber };
}

export const referenceOf = (address: Pick<ShippingAddress, 'notes' | 'betweenStreets'>): string | null =>
  [given(address.notes), given(address.betweenStreets) && `Entre ${given(address.betweenStreets)}`]
    .filter(Boolean)
    .join('. ')
    .slice(0, 300) || null;

/** Who the parcel goes to (S5.12 to S5.16, D117, D118); the neighbourhood as it will be printed (S5.2). */
export function destinationParty({ shippingAddress: address, clientData }: Order): GuideParty {
  const { firstName, lastName } = splitFullName(
    destinationName({ addressee: address.addressee, clientFullName: clientData.fullname }),
  );
  const { street, outdoorNumber, interiorNumber } = streetOf(address);
  return {
    name: firstName,
    lastName,
    email: orNull(clientData.email),
    phone: given(address.phoneNumber),
    street,
    outdoorNumber,
    interiorNumber: orNull(interiorNumber),
    neighborhood: clampNeighborhood(address.suburb).text,
    zipCode: given(address.zipCode),
    city: given(address.city) || given(address.borough),
    borough: given(address.borough),
    stateCode: given(address.stateCode),
    reference: referenceOf(address),
  };
}

/** Where the parcel leaves from: the store's storehouse. */
export function originParty({ contactName, phone, email, address }: Storehouse): GuideParty {
  const { firstName, lastName } = splitFullName(contactName);
  const { street, outdoorNumber, interiorNumber } = streetOf(address);
  return {
    name: firstName,
    lastName,
    email: orNull(email),
    phone: given(phone),
    street,
    outdoorNumber,
    interiorNumber: orNull(interiorNumber),
    neighborhood: clampNeighborhood(address.suburb).text,
    zipCode: given(address.zipCode),
    city: given(address.city) || given(address.borough),
    borough: given(address.borough),
    stateCode: given(address.stateCode),
    reference: referenceOf(address),
  };
}

/** What a guide cannot be made without, in the merchant's words; empty when nothing is missing. */
export function missingOf(party: GuideParty): string[] {
  const needed: readonly (readonly [string, boolean])[] = [
    ['el nombre', party.name !== ''],
    ['la calle', party.street !== ''],
    ['el código postal de 5 dígitos', /^\d{5}$/u.test(party.zipCode)],
    ['la colonia', party.neighborhood !== ''],
  ];
  return needed.filter(([, there]) => !there).map(([name]) => name);
}
