import type { Storehouse } from '@trastienda/api-client';
import { mexicanStateOf, referenceOfAddress } from '@trastienda/domain';
import type { AddressErrors, AddressValues } from '@trastienda/ui/AddressForm';
import type { AddressDraft } from './address-form.ts';

export type StoreAddress = Storehouse['address'];

const orNull = (text: string): string | null => text.trim() || null;

/** The draft of the store's own address. The contact and the telephone are stored beside it. */
export function ownAddressDraft(
  address: StoreAddress,
  { name = '', phone = '' }: { readonly name?: string; readonly phone?: string } = {},
): AddressDraft {
  return {
    city: address.city,
    values: {
      name,
      phone,
      zipCode: address.zipCode,
      state: mexicanStateOf(address.stateCode)?.key ?? address.stateCode,
      borough: address.borough,
      neighborhood: address.suburb,
      street: address.street,
      outdoorNumber: address.outdoorNumber,
      interiorNumber: address.interiorNumber ?? '',
      reference: referenceOfAddress(address) ?? '',
    },
  };
}

/** The store's own address in the form that is stored. @param before The stored one; `null` for a first one. */
export function ownAddressOf({ values, city }: AddressDraft, before: StoreAddress | null): StoreAddress {
  const isSame = before !== null && values.reference.trim() === (referenceOfAddress(before) ?? '');
  return {
    zipCode: values.zipCode.trim(),
    street: values.street.trim(),
    outdoorNumber: values.outdoorNumber.trim(),
    interiorNumber: orNull(values.interiorNumber),
    suburb: values.neighborhood.trim(),
    borough: values.borough.trim(),
    city: city.trim() || values.borough.trim(),
    stateCode: values.state,
    state: mexicanStateOf(values.state)?.name ?? values.state,
    // One field on screen for both; what was not touched stays in its two.
    notes: isSame ? before.notes : orNull(values.reference),
    betweenStreets: isSame ? before.betweenStreets : null,
  };
}

/** The address in one line. */
export const addressLine = (values: AddressValues): string =>
  [
    `${values.street} ${values.outdoorNumber}`.trim(),
    values.interiorNumber,
    values.neighborhood,
    values.zipCode,
    values.borough,
  ]
    .filter(Boolean)
    .join(', ');

/** The service's names of an own address's fields. */
const sentNames = {
  zipCode: 'address.zipCode',
  state: 'address.stateCode',
  neighborhood: 'address.suburb',
  street: 'address.street',
  outdoorNumber: 'address.outdoorNumber',
} as const satisfies Partial<Record<keyof AddressValues, string>>;

/** `sentAs` for a form that holds an own address. A fault of the state depends on the postal code. */
export const ownAddressSentAs: Readonly<Record<string, (values: AddressValues) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(sentNames).map(([name, sent]) => [
      sent,
      (values: AddressValues) => values[name as keyof typeof sentNames],
    ]),
  ),
  [sentNames.state]: ({ state, zipCode }) => `${state} ${zipCode}`,
};

/** The service's faults of an own address, by the form's fields. */
export const ownAddressRefusals = (refused: Readonly<Partial<Record<string, string>>>): AddressErrors =>
  Object.fromEntries(
    Object.entries(sentNames).flatMap(([name, sent]) => {
      const fault = refused[sent];
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
