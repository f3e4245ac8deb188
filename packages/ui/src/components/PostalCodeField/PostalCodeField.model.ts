import { validatePostalCode } from '@trastienda/domain';

/** What a postal code leads to: texts as typed. `state` is a key of the 32 (`MX-NLE`). */
export interface PostalCodeValues {
  readonly zipCode: string;
  readonly state: string;
  /** Municipality or borough. */
  readonly borough: string;
  readonly neighborhood: string;
}

export type PostalCodePart = keyof PostalCodeValues;
export type PostalCodeErrors = { readonly [Part in PostalCodePart]?: string };

export const emptyPostalCode: PostalCodeValues = { zipCode: '', state: '', borough: '', neighborhood: '' };

const required: readonly (readonly [PostalCodePart, string])[] = [
  ['state', 'Elige el estado'],
  ['borough', 'Escribe el municipio o la alcaldía'],
  ['neighborhood', 'Elige o escribe la colonia'],
];

/** One Spanish sentence for each part to mend. */
export function validatePostalCodeValues(values: PostalCodeValues): PostalCodeErrors {
  const errors: { [Part in PostalCodePart]?: string } = {};
  for (const [part, message] of required) if (values[part].trim() === '') errors[part] = message;
  const zipCode = validatePostalCode(values.zipCode);
  if (!zipCode.ok) errors.zipCode = zipCode.error.message;
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
