import { formatNumber } from './format-number.ts';

/**
 * A count with its noun, in the es-MX form: '1 pieza', '1,248 piezas'.
 * @param many The noun of any other count than 1; by default the first one with an 's'.
 * @example counted(1248, 'pieza') // => '1,248 piezas'
 * @example counted(1, 'mes', 'meses') // => '1 mes'
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Words as a list in a sentence: 'a, b y c', with 'e' before the sound of an i.
 * @example listText(['Sears', 'Sanborns', 'Claroshop']) // => 'Sears, Sanborns y Claroshop'
 * @example listText(['Vasos', 'Iluminación']) // => 'Vasos e Iluminación'
 */
export const listText = (words: Iterable<string>): string =>
  new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(words);
