import type { Order, ShippingAddress, ZipCodeInfo } from '@trastienda/api-client';
import { destinationName, mexicanStates, validatePhone, validatePostalCode } from '@trastienda/domain';
import { streetOf } from './guide-parties.ts';

/** The destination as its form holds it: texts only. */
export type AddressDraft = {
  readonly version: 1;
  readonly name: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly stateCode: string;
  readonly city: string;
  readonly borough: string;
  readonly suburb: string;
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string;
  readonly betweenStreets: string;
  readonly notes: string;
};

export type AddressField = Exclude<keyof AddressDraft, 'version'>;
export type AddressErrors = { readonly [Field in AddressField]?: string };

export const addressFields = [
  'name',
  'phone',
  'zipCode',
  'stateCode',
  'city',
  'borough',
  'suburb',
  'street',
  'outdoorNumber',
  'interiorNumber',
  'betweenStreets',
  'notes',
] as const satisfies readonly AddressField[];

/** The order's destination as a form; a street line without its own number is read apart (D116). */
export function addressDraftOf({ shippingAddress: address, clientData }: Order): AddressDraft {
  return {
    version: 1,
    name: destinationName({ addressee: address.addressee, clientFullName: clientData.fullname }),
    phone: address.phoneNumber ?? '',
    zipCode: address.zipCode,
    stateCode: address.stateCode ?? '',
    city: address.city ?? '',
    borough: address.borough ?? '',
    suburb: address.suburb ?? '',
    ...streetOf(address),
    betweenStreets: address.betweenStreets ?? '',
    notes: address.notes ?? '',
  };
}

export function readAddressDraft(kept: unknown): AddressDraft | null {
  const draft = kept as AddressDraft | null | undefined;
  return draft?.version === 1 && addressFields.every((field) => typeof draft[field] === 'string')
    ? draft
    : null;
}

/** What a known postal code says of the rest; the colony stays when it is one of the code's own. */
export function filledFrom(draft: AddressDraft, info: ZipCodeInfo): AddressDraft {
  const isOwn = info.colonias.some(({ name }) => name === draft.suburb);
  const only = info.colonias.length === 1 ? (info.colonias[0]?.name ?? '') : '';
  return {
    ...draft,
    stateCode: info.state.code,
    city: info.city,
    borough: info.borough,
    suburb: isOwn ? draft.suburb : only,
  };
}

/** One Spanish sentence for each field to mend. */
export function addressErrors(draft: AddressDraft): AddressErrors {
  const errors: { [Field in AddressField]?: string } = {};
  const need = (field: AddressField, sentence: string) => {
    if (draft[field].trim() === '') errors[field] = sentence;
  };
  need('name', 'Escribe quién recibe');
  need('street', 'Escribe la calle');
  need('outdoorNumber', 'Escribe el número, o S/N si no tiene');
  need('suburb', 'Elige o escribe la colonia');
  need('borough', 'Escribe la alcaldía o el municipio');
  need('stateCode', 'Elige el estado');
  const zip = validatePostalCode(draft.zipCode);
  if (!zip.ok) errors.zipCode = zip.error.message;
  const phone = validatePhone(draft.phone);
  if (!phone.ok) errors.phone = phone.error.message;
  return errors;
}

const orNull = (text: string): string | null => text.trim() || null;

/** The body of `updateShippingData`'s address. The whole colony is kept; only the guide's print is cut. */
export function shippingAddressOf(draft: AddressDraft, order: Order): ShippingAddress {
  const phone = validatePhone(draft.phone);
  return {
    zipCode: draft.zipCode.trim(),
    city: orNull(draft.city) ?? orNull(draft.borough),
    phoneNumber: phone.ok ? phone.value : orNull(draft.phone),
    notes: orNull(draft.notes),
    outdoorNumber: orNull(draft.outdoorNumber),
    interiorNumber: orNull(draft.interiorNumber),
    borough: orNull(draft.borough),
    betweenStreets: orNull(draft.betweenStreets),
    suburb: orNull(draft.suburb),
    stateCode: orNull(draft.stateCode),
    state: mexicanStates.find(({ key }) => key === draft.stateCode)?.name ?? order.shippingAddress.state,
    street: draft.street.trim(),
    // The client keeps the own name; who receives is the addressee (D118).
    addressee: draft.name.trim(),
  };
}
