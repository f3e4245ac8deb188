import { validatePhone, validatePostalCode } from '@trastienda/domain';

/** What the form holds: texts as typed. `state` is a key of the 32 (`MX-NLE`). */
export interface AddressValues {
  readonly name: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly state: string;
  /** Municipality or borough. */
  readonly borough: string;
  readonly neighborhood: string;
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string;
  readonly reference: string;
}

export type AddressField = keyof AddressValues;
export type AddressErrors = { readonly [Field in AddressField]?: string };

export const emptyAddress: AddressValues = {
  name: '',
  phone: '',
  zipCode: '',
  state: '',
  borough: '',
  neighborhood: '',
  street: '',
  outdoorNumber: '',
  interiorNumber: '',
  reference: '',
};

const required: readonly (readonly [AddressField, string])[] = [
  ['name', 'Escribe el nombre de quien recibe'],
  ['state', 'Elige el estado'],
  ['borough', 'Escribe el municipio o la alcaldía'],
  ['neighborhood', 'Elige o escribe la colonia'],
  ['street', 'Escribe la calle'],
  ['outdoorNumber', 'Escribe el número exterior, o S/N'],
];

/** One Spanish sentence for each field to mend; none when the address can be used. */
export function validateAddress(values: AddressValues): AddressErrors {
  const errors: { [Field in AddressField]?: string } = {};
  for (const [field, message] of required) if (values[field].trim() === '') errors[field] = message;
  const zipCode = validatePostalCode(values.zipCode);
  if (!zipCode.ok) errors.zipCode = zipCode.error.message;
  const phone = validatePhone(values.phone);
  if (!phone.ok) errors.phone = phone.error.message;
  return errors;
}

/** The choice that opens the text field. Not a name that a neighbourhood could have. */
export const otherNeighborhood = '__otra__';

/**
 * The choice shown for a neighbourhood: one of the list, "Otra" for a text that is not in it, none while empty.
 * @example neighborhoodChoice('Centro', ['Centro', 'Obrera']) // => 'Centro'
 */
export function neighborhoodChoice(neighborhood: string, known: readonly string[]): string | null {
  if (known.includes(neighborhood)) return neighborhood;
  return neighborhood.trim() === '' ? null : otherNeighborhood;
}
