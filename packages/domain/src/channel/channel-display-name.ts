import { type MaybeText, wordsOf } from '../internal/text.ts';

/**
 * A marketplace's name capitalised per word, by es-MX rules.
 * @example channelDisplayName('mercado LIBRE') // => 'Mercado Libre'
 */
export function channelDisplayName(marketplace: MaybeText): string {
  return wordsOf(marketplace)
    .map((word) => word.toLocaleLowerCase('es-MX').replace(/./u, (first) => first.toLocaleUpperCase('es-MX')))
    .join(' ');
}

/**
 * The value of the products route's query `marketplace` for a sales channel: its name in lower case.
 * @example marketplaceQueryOf('Sears') // => 'sears'
 */
export function marketplaceQueryOf(channelName: MaybeText): string {
  return wordsOf(channelName).join(' ').toLocaleLowerCase('es-MX');
}
