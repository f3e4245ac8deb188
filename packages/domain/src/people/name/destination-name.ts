import { type MaybeText, wordsOf } from '../../internal/text.ts';

/**
 * Gives the name that goes on the guide: the addressee if there is one (not blank), else the client. Blanks collapse.
 * @example destinationName({ addressee: ' ', clientFullName: 'Ana Ruiz' }) // => 'Ana Ruiz'
 */
export function destinationName(names: {
  readonly addressee?: MaybeText;
  readonly clientFullName?: MaybeText;
}): string {
  return wordsOf(names.addressee).join(' ') || wordsOf(names.clientFullName).join(' ');
}
