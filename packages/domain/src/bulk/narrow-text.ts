/** Every browser and Node have it; the package is built without the types of either. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** `null` where the bytes are no text of that encoding. */
export function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The upper half of code page 850, in which Windows writes 'CSV (MS-DOS)' in this country: no browser decodes it. */
export const msDosUpperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Maps text of Latin-1, whose letters are the bytes themselves, to the letters of MS-DOS. */
const inMsDos = (latin1: string): string =>
  latin1.replaceAll(/[\u0080-\u00FF]/gu, (byte) => msDosUpperHalf.charAt(byte.charCodeAt(0) - 0x80));

/** One byte at a time: a call with as many arguments as a file has bytes would fail. */
function latin1Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** Letters, and how many of them may be looked at: those of a large file say no more than its first ones. */
const MAX_LETTERS = 5000;
const spanish = /[áéíóúüñÁÉÍÓÚÜÑ]/u;
const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isSmall = (char: string): boolean => /\p{Ll}/u.test(char);
const isCapital = (char: string): boolean => /\p{Lu}/u.test(char);

/** The word around a place of a text. */
const wordAt = (text: string, at: number): string =>
  [/[^\s,;|"]*$/u.exec(text.slice(Math.max(0, at - 30), at)), /^[^\s,;|"]*/u.exec(text.slice(at, at + 30))]
    .map((found) => found?.[0] ?? '')
    .join('');

/** Encodings of one byte a letter that spreadsheets of this country write. */
export type TableEncoding = 'windows-1252' | 'macintosh' | 'ibm850';

/** A word of a file as one encoding reads it. */
export interface TableReading {
  readonly encoding: TableEncoding;
  readonly sample: string;
}

/**
 * Rates how well a reading spells Spanish: 1 for each letter with a sign, -2 for each that no word has there,
 * and the place of the first of those.
 */
function spelling(text: string): { readonly good: number; readonly odd: number; readonly at: number | null } {
  let [good, odd, looked] = [0, 0, 0];
  let at: number | null = null;
  for (const { 0: char, index } of text.matchAll(/[^\0-\u007F]/gu)) {
    looked += 1;
    if (looked > MAX_LETTERS) break;
    const [before, after] = [text.charAt(index - 1), text.charAt(index + char.length)];
    const isInside = isLetter(before) && isLetter(after);
    // A capital within small letters, a small one before a capital: no word is written so.
    const isMixed =
      isLetter(char) &&
      ((isCapital(char) && isSmall(before)) || (isSmall(char) && isCapital(after) && isLetter(after)));
    const isSpelled = spanish.test(char) && !isMixed && (isLetter(before) || isLetter(after));
    const isOdd = isMixed || (!isLetter(char) && isInside) || /[\p{Cc}\uFFFD]/u.test(char);
    if (isSpelled) good += 1;
    if (!isOdd) continue;
    odd += 1;
    at ??= index;
  }
  return { good, odd, at };
}

/** Decodes bytes of an encoding with one byte a letter: a letter has the same place in all of them. */
export function narrowlyRead(bytes: Uint8Array, encoding: TableEncoding): string {
  if (encoding === 'ibm850') return inMsDos(latin1Of(bytes));
  return decoded(bytes, encoding) ?? latin1Of(bytes);
}

const encodings = ['windows-1252', 'macintosh', 'ibm850'] as const satisfies readonly TableEncoding[];

/**
 * The text of bytes that are not UTF-8: Windows-1252, MacRoman or code page 850, whichever spells Spanish; where none does, or a
 * few letters alone tell them apart, a word that shows it, as each of them reads it, the likeliest first.
 */
export function narrowText(
  bytes: Uint8Array,
): { readonly text: string } | { readonly unclear: string; readonly readings: readonly TableReading[] } {
  const read = encodings
    .map((encoding) => ({ encoding, text: narrowlyRead(bytes, encoding) }))
    .map((one) => ({ ...one, ...spelling(one.text) }))
    .map((one) => ({ ...one, score: one.good - 2 * one.odd }));
  const [likely, ...others] = read;
  if (likely === undefined) return { unclear: '', readings: [] };
  const best = others.reduce((first, one) => (one.score > first.score ? one : first), likely);
  const isClear =
    best === likely
      ? best.odd === 0 || best.good >= 3 * best.odd
      : best.good >= 3 && best.odd * 3 <= best.good;
  if (isClear) return { text: best.text };
  const at = likely.at ?? 0;
  const readings = read
    .toSorted((one, other) => other.score - one.score)
    .map(({ encoding, text }) => ({ encoding, sample: wordAt(text, at) }));
  // Nobody can choose where every reading has odd letters.
  const isQuestion = read.some(({ odd, good }) => odd === 0 && good > 0);
  return {
    unclear: likely.at === null ? '' : wordAt(likely.text, likely.at),
    readings: isQuestion
      ? readings.filter(({ sample }, place) => readings.findIndex((one) => one.sample === sample) === place)
      : [],
  };
}
