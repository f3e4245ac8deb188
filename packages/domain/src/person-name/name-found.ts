import { foldText, type MaybeText } from '../internal/text.ts';

/**
 * A name as searches compare it: folded, and every mark a blank, so that what a mark joins are words too.
 * Source: calls.md 25.2.
 * @example foldName('Ana  Pérez-López') // => 'ana perez lopez'
 */
export const foldName = (name: MaybeText): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a name is found: from one of its words on it reads as the search does, whose last word may be unfinished. The
 * middle of a word finds nothing, nor does a search without letters and digits. Source: calls.md 25.2, D194.
 * @example isNameFound('Ana María Pérez', 'maria per') // => true
 * @example isNameFound('Mariana Pérez', 'ana') // => false
 */
export function isNameFound(name: MaybeText, search: MaybeText): boolean {
  const wanted = foldName(search);
  return wanted !== '' && ` ${foldName(name)}`.includes(` ${wanted}`);
}
