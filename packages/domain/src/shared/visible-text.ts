/** Invisible format marks, where there is one: most texts have none, and are answered as they are. */
const mark = /(?=\p{DI})\p{Cf}/u;

// Characters to preserve are matched first, so that the mark in them is not matched alone: flags spelt in
// tags, joiners between the parts of an emoji, and joiners between letters of scripts whose letters join.
// Latin ones do not, nor do digits.
const parts =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|(?<=[\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=(?!\p{sc=Latin})[\p{L}\p{M}])[\u200C\u200D](?=(?!\p{sc=Latin})[\p{L}\p{M}]))|(?=\p{DI})\p{Cf}/gu;

/**
 * A text without the marks that nobody sees or types and that come along when it is copied (directions from WhatsApp, soft
 * hyphens from a PDF, byte-order marks, zero-width blanks): with them a phone number is none and a name is not found again.
 * Joiners stay where they belong to an emoji or to letters that join.
 * @example visibleText('\u202A+52 55 1234 5678\u202C') // => '+52 55 1234 5678'
 * @example visibleText('Mesa\u200B de\u00AD centro') // => 'Mesa de centro'
 */
export function visibleText(text: string): string {
  return mark.test(text) ? text.replace(parts, (_mark, joiner?: string) => joiner ?? '') : text;
}
