/** A text as it may come from the wire: an absent one reads as empty. */
export type MaybeText = string | null | undefined;

/** NFC, trimmed, every run of white space and control characters one blank. Linear in the text's length. */
export function cleanText(text: MaybeText): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The words of a text, without blanks. */
export function wordsOf(text: MaybeText): string[] {
  const clean = cleanText(text);
  return clean === '' ? [] : clean.split(' ');
}

/**
 * Lower case without accents or marks, one blank between words: what two spellings have in common, and how names and
 * SKUs are searched.
 * @example foldText(' Élan  VITAL') // => 'elan vital'
 */
export function foldText(text: MaybeText): string {
  return cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
