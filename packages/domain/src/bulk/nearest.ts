import { foldText } from '../internal/text.ts';

/** Letters to change, add, drop or swap until one text is the other; `limit + 1` where it is more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** Letters and digits that are taken for each other. */
const alike = (text: string): string => foldText(text).replaceAll('o', '0').replace(/[il]/gu, '1');

/**
 * The text that somebody meant, of those that there are: one that looks alike, or is a third of its letters away at most; `null`
 * where none is near.
 * @example nearestOf('Cristaleria', ['Vajillas', 'Cristalería']) // => 'Cristalería'
 * @example nearestOf('VS-22O', ['VS-220', 'VS-110']) // => 'VS-220'
 * @example nearestOf('Vidrio', ['Algodón']) // => null
 */
export function nearestOf(text: string, candidates: readonly string[]): string | null {
  const wanted = alike(text.slice(0, 120));
  let best: string | null = null;
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const away = distance(wanted, alike(candidate), least - 1);
    if (away < least) {
      best = candidate;
      least = away;
    }
    if (least === 0) break;
  }
  return best;
}
