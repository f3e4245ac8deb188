import { type MaybeText, wordsOf } from '../../internal/text.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a full name into first and last name by its number of words: 1 is the first name; 2 are first and
 * last; 3 are the first and a last name of two words; of 4 or more the first two are the name. Blanks
 * collapse; no words give two empty texts.
 * @example splitFullName('María José Pérez Luna') // => { firstName: 'María José', lastName: 'Pérez Luna' }
 * @example splitFullName('Ana Ruiz Gómez') // => { firstName: 'Ana', lastName: 'Ruiz Gómez' }
 */
export function splitFullName(fullName: MaybeText): PersonName {
  const words = wordsOf(fullName);
  const firstWords = words.length >= 4 ? 2 : 1;
  return {
    firstName: words.slice(0, firstWords).join(' '),
    lastName: words.slice(firstWords).join(' '),
  };
}
