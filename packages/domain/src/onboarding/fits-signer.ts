import { foldText } from '../internal/text.ts';
import type { MaybeText } from '../internal/text.ts';

const namesOf = (name: MaybeText): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two words differ by one letter at most: one that is wrong, missing or too many. */
function areClose(a: string, b: string): boolean {
  if (a === b) return true;
  // A single letter is a third of a short name.
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  let last = 0;
  while (last < Math.min(a.length, b.length) - same && a.at(-1 - last) === b.at(-1 - last)) last += 1;
  return Math.max(a.length, b.length) - same - last <= 1;
}

/**
 * Whether a name that somebody signs with is the contact's: in any order, without regard to accents, with one letter of a
 * word mistaken, and with a part of the surnames left out. One word alone is nobody's name.
 * @example fitsSigner('mariana ROBLES', 'Mariana Robles Ibarra') // => true
 * @example fitsSigner('Mariana', 'Mariana Robles Ibarra') // => false
 */
export function fitsSigner(signer: MaybeText, contact: MaybeText): boolean {
  const left = namesOf(contact);
  const given = namesOf(signer);
  const isEach = given.every((word) => {
    const at = left.findIndex((one) => areClose(one, word));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
  return isEach && given.length >= 2;
}
