/**
 * The words with a capital first letter, as a sentence begins.
 * @example capitalised('se activan') // => 'Se activan'
 */
export const capitalised = (words: string): string =>
  words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1);

/**
 * The words with a small first letter, as they stand within a sentence.
 * @example lowered('Se cancela') // => 'se cancela'
 */
export const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase('es-MX') + words.slice(1);
