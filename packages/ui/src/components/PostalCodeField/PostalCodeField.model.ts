import { type ColonyOption, validatePostalCode } from '@trastienda/domain';
import { identity } from '../../internal/field/identity.ts';

/** The values of the fields, as they were typed. `state` is a key of the 32 states (`MX-NLE`). */
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

/** Error messages by part; parts without a fault are left out. */
export interface PostalCodeProblems {
  /** Says how a code breaks its rule (`empty`, `length`). Default: the rule's own sentence. */
  readonly zipCode: (sentence: string, code: string) => string;
  readonly state: string;
  readonly borough: string;
  readonly neighborhood: string;
}

const es: PostalCodeProblems = {
  zipCode: identity,
  state: 'Elige el estado',
  borough: 'Escribe el municipio o la alcaldía',
  neighborhood: 'Elige o escribe la colonia',
};

/** One sentence for each part to mend, in Spanish unless `problems` has words of its own. */
export function validatePostalCodeValues(
  values: PostalCodeValues,
  problems?: Partial<PostalCodeProblems>,
): PostalCodeErrors {
  const words = { ...es, ...problems };
  const errors: { [Part in PostalCodePart]?: string } = {};
  for (const part of ['state', 'borough', 'neighborhood'] as const)
    if (values[part].trim() === '') errors[part] = words[part];
  const zipCode = validatePostalCode(values.zipCode);
  if (!zipCode.ok) errors.zipCode = words.zipCode(zipCode.error.message, zipCode.error.code);
  return errors;
}

/** The choice that opens the text field. Not an id that a neighbourhood could have. */
export const otherNeighborhood = '__otra__';

/**
 * The choice shown for a neighbourhood: one of the list, "Otra" for a text that is not in it, none while empty. Of
 * several with one name it is the one that was chosen, else the first.
 * @example neighborhoodChoice('Centro', [{ id: '64000-1', label: 'Centro', postalCode: '64000' }]) // => '64000-1'
 */
export function neighborhoodChoice(
  neighborhood: string,
  known: readonly ColonyOption[],
  chosen: string | null = null,
): string | null {
  const named = known.filter(({ label }) => label === neighborhood);
  const option = named.find(({ id }) => id === chosen) ?? named[0];
  if (option) return option.id;
  return neighborhood.trim() === '' && chosen !== otherNeighborhood ? null : otherNeighborhood;
}
