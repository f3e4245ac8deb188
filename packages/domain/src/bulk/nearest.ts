import { foldText } from '../internal/text.ts';

/** More letters of a text or a candidate are not looked at. */
const LONGEST = 120;
/** Letters that a text may be away from what was meant. */
const FARTHEST = 3;

/** Letters to change, add, drop or swap until one text is the other; `limit + 1` where it is more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const away = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(away);
      if (away < least) least = away;
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** Letters and digits that are taken for each other. */
const alike = (text: string): string =>
  foldText(text.slice(0, LONGEST)).replaceAll('o', '0').replace(/[il]/gu, '1');

/** The set of letters in a text, as bits. One letter changed, added or dropped flips two of them at most. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** Counts the bits that are set. */
function count(bits: number): number {
  let left = bits;
  let found = 0;
  for (; left !== 0; left &= left - 1) found += 1;
  return found;
}

/**
 * Creates a search for the text that somebody meant among `candidates`, which are prepared once: one that
 * looks alike, or differs in a third of its letters at most; `null` where none is near.
 * @example nearestAmong(['Vajillas', 'Cristalería'])('Cristaleria') // => 'Cristalería'
 */
export function nearestAmong(candidates: readonly string[]): (text: string) => string | null {
  const known = candidates.map((candidate) => {
    const plain = alike(candidate);
    return { candidate, plain, letters: lettersOf(plain) };
  });
  return (text) => {
    const wanted = alike(text);
    const letters = lettersOf(wanted);
    let best: string | null = null;
    let least = Math.min(FARTHEST, Math.floor(wanted.length / 3)) + 1;
    for (const one of known) {
      // Most are too far away to be looked at letter by letter.
      if (count(one.letters ^ letters) > 2 * (least - 1)) continue;
      const away = distance(wanted, one.plain, least - 1);
      if (away < least) {
        best = one.candidate;
        least = away;
      }
      if (least === 0) break;
    }
    return best;
  };
}

/**
 * The text that somebody meant, of a few: as `nearestAmong` finds it.
 * @example nearestOf('VS-22O', ['VS-220', 'VS-110']) // => 'VS-220'
 * @example nearestOf('Vidrio', ['Algodón']) // => null
 */
export const nearestOf = (text: string, candidates: readonly string[]): string | null =>
  nearestAmong(candidates)(text);
