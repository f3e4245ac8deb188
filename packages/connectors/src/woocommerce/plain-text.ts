import { visibleText } from '@trastienda/domain';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function entity(all: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? all;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : all;
}

/**
 * A text of the shop as people read it: shops keep names as HTML, so that an ampersand comes as `&amp;` and a name has tags.
 * Invisible marks and runs of blanks end here too, and what is no text of Unicode.
 * @example plainText(' Caf&#233; &amp; <b>Té</b>') // => 'Café & Té'
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, entity);
  return visibleText(text.toWellFormed())
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same of what should be a code, at most so many letters of it: a shop may send anything. No letter is cut in two. */
export function shortText(html: string, letters: number): string {
  return Array.from(plainText(html)).slice(0, letters).join('');
}
