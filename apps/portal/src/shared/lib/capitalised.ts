/**
 * The words with a capital first letter, as a sentence begins.
 * @example capitalised('se activan') // => 'Se activan'
 */
export const capitalised = (words: string): string =>
  words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1);
