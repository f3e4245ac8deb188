import type { CallOutput, Order, ShippingAddress, ZipCodeInfo } from '@trastienda/api-client';
import type { getZipCode } from '@trastienda/api-client/shippings';
import {
  colonyOptions,
  destinationName,
  mexicanStateOf,
  referenceOfAddress,
  streetOfAddress,
  validatePhone,
} from '@trastienda/domain';
import type { AddressValues } from '@trastienda/ui/AddressForm';
import type { PostalCodeLookup } from '@trastienda/ui/PostalCodeField';
import type { Operation } from '../../shared/store/operations-slice.ts';

/** The destination as its form holds it, and the city, which the form does not ask for. */
export type AddressDraft = {
  readonly values: AddressValues;
  readonly city: string;
};

/** The order's destination as a form; a street line without its own number is read apart (D116). */
export function addressDraftOf({ shippingAddress: address, clientData }: Order): AddressDraft {
  return {
    city: address.city ?? '',
    values: {
      name: destinationName({ addressee: address.addressee, clientFullName: clientData.fullname }),
      phone: address.phoneNumber ?? '',
      zipCode: address.zipCode,
      state: mexicanStateOf(address.stateCode ?? address.state)?.key ?? '',
      borough: address.borough ?? '',
      neighborhood: address.suburb ?? '',
      ...streetOfAddress(address),
      reference: referenceOfAddress(address) ?? '',
    },
  };
}

/**
 * Fills in the address from a known postal code. The neighborhood stays when it is one of the code's own, and also
 * when the code was there from the start: then the client wrote it.
 */
export function filledFrom(draft: AddressDraft, info: ZipCodeInfo, isNewCode: boolean): AddressDraft {
  const names = info.colonias.map(({ name }) => name);
  const only = names.length === 1 ? (names[0] ?? '') : '';
  const { neighborhood } = draft.values;
  return {
    ...draft,
    city: info.city,
    values: {
      ...draft.values,
      state: mexicanStateOf(info.state.code)?.key ?? info.state.code,
      borough: info.borough,
      neighborhood: !isNewCode || names.includes(neighborhood) ? neighborhood : only,
    },
  };
}

/** The result of looking up a postal code, for the form. */
export function postalCodeLookup(known: Operation<CallOutput<typeof getZipCode>>): PostalCodeLookup {
  if (known.status === 'succeeded')
    return { status: 'found', neighborhoods: colonyOptions(known.value.detail) };
  return { status: known.status === 'failed' && known.error.status === 404 ? 'unknown' : known.status };
}

const orNull = (text: string): string | null => text.trim() || null;

/**
 * The address of an order. The whole neighborhood is stored; only the guide's print is cut.
 * @param before What the order had; `null` for a new one.
 */
export function shippingAddressOf(
  { values, city }: AddressDraft,
  before: ShippingAddress | null,
): ShippingAddress {
  const phone = validatePhone(values.phone);
  const isSame = before !== null && values.reference.trim() === (referenceOfAddress(before) ?? '');
  return {
    zipCode: values.zipCode.trim(),
    city: orNull(city) ?? orNull(values.borough),
    phoneNumber: phone.ok ? phone.value : orNull(values.phone),
    // One field on screen for both; what was not touched stays in its two.
    notes: isSame ? before.notes : orNull(values.reference),
    betweenStreets: isSame ? before.betweenStreets : null,
    outdoorNumber: orNull(values.outdoorNumber),
    interiorNumber: orNull(values.interiorNumber),
    borough: orNull(values.borough),
    suburb: orNull(values.neighborhood),
    stateCode: orNull(values.state),
    state: mexicanStateOf(values.state)?.name ?? before?.state ?? null,
    street: values.street.trim(),
    // The client keeps the own name; who receives is the addressee (D118).
    addressee: values.name.trim(),
  };
}
