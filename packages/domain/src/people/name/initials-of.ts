import { type MaybeText, wordsOf } from '../../internal/text.ts';

/** Text for a store or person without a name. */
export const namelessLabel = 'Sin nombre';

/**
 * The initials of a name in upper case: first letters of the first two words, or the first two letters of
 * a single word. A name without words gives those of 'Sin nombre'.
 * @example initialsOf('Tienda Azul') // => 'TA'
 * @example initialsOf('élan') // => 'ÉL'
 * @example initialsOf('  ') // => 'SN'
 */
export function initialsOf(name: MaybeText): string {
  const [first = '', second] = wordsOf(name);
  if (first === '') return 'SN';
  return second === undefined ? letters(first, 2) : letters(first, 1) + letters(second, 1);
}

/**
 * The name under which a store is shown; `nameless` for one without.
 * @example storeDisplayName(null) // => 'Sin nombre'
 */
export function storeDisplayName(name: MaybeText, nameless: string = namelessLabel): string {
  return wordsOf(name).join(' ') || nameless;
}

/**
 * The letter of the profile button: first of the user's name, or of the e-mail where there is no name.
 * @example profileInitial({ name: null, email: 'laura@example.com' }) // => 'L'
 */
export function profileInitial(user: { readonly name?: MaybeText; readonly email?: MaybeText }): string {
  const text = wordsOf(user.name)[0] ?? wordsOf(user.email)[0] ?? '';
  return letters(text, 1);
}

/** The first letters of a word in upper case; code points, not UTF-16 units: an emoji is never halved. */
function letters(word: string, count: number): string {
  return [...word].slice(0, count).join('').toLocaleUpperCase('es-MX');
}
