import { validatePhone } from '@trastienda/domain';
import { identity } from '../../internal/field/identity.ts';
import {
  emptyPostalCode,
  validatePostalCodeValues,
  type PostalCodeProblems,
  type PostalCodeValues,
} from '../PostalCodeField/PostalCodeField.model.ts';

/** The values of the form, as they were typed. */
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

/** Error messages by field; fields without a fault are left out. */
export interface AddressProblems extends PostalCodeProblems {
  readonly name: string;
  readonly street: string;
  readonly outdoorNumber: string;
  /** Says how a number breaks its rule (`empty`, `length`, `characters`). Default: the rule's own sentence. */
  readonly phone: (sentence: string, code: string) => string;
}

const es: Omit<AddressProblems, keyof PostalCodeProblems> = {
  name: 'Escribe el nombre de quien recibe',
  street: 'Escribe la calle',
  outdoorNumber: 'Escribe el número exterior, o S/N',
  phone: identity,
};

/**
 * One sentence for each field to mend, in Spanish unless `problems` has words of its own; none when the address can
 * be used. `hasPerson`: as the form has it.
 */
export function validateAddress(
  values: AddressValues,
  problems?: Partial<AddressProblems>,
  { hasPerson = true }: { readonly hasPerson?: boolean | undefined } = {},
): AddressErrors {
  const words = { ...es, ...problems };
  const errors: { [Field in AddressField]?: string } = { ...validatePostalCodeValues(values, problems) };
  for (const field of ['name', 'street', 'outdoorNumber'] as const)
    if ((hasPerson || field !== 'name') && values[field].trim() === '') errors[field] = words[field];
  const phone = validatePhone(values.phone);
  if (hasPerson && !phone.ok) errors.phone = words.phone(phone.error.message, phone.error.code);
  return errors;
}
