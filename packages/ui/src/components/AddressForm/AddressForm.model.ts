import { validatePhone } from '@trastienda/domain';
import {
  emptyPostalCode,
  validatePostalCodeValues,
  type PostalCodeValues,
} from '../PostalCodeField/PostalCodeField.model.ts';

/** What the form holds: texts as typed. */
export interface AddressValues extends PostalCodeValues {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string;
  readonly reference: string;
}

export type AddressField = keyof AddressValues;
export type AddressErrors = { readonly [Field in AddressField]?: string };

export const emptyAddress: AddressValues = {
  ...emptyPostalCode,
  name: '',
  phone: '',
  street: '',
  outdoorNumber: '',
  interiorNumber: '',
  reference: '',
};

const required: readonly (readonly [AddressField, string])[] = [
  ['name', 'Escribe el nombre de quien recibe'],
  ['street', 'Escribe la calle'],
  ['outdoorNumber', 'Escribe el número exterior, o S/N'],
];

/** One Spanish sentence for each field to mend; none when the address can be used. */
export function validateAddress(values: AddressValues): AddressErrors {
  const errors: { [Field in AddressField]?: string } = { ...validatePostalCodeValues(values) };
  for (const [field, message] of required) if (values[field].trim() === '') errors[field] = message;
  const phone = validatePhone(values.phone);
  if (!phone.ok) errors.phone = phone.error.message;
  return errors;
}
