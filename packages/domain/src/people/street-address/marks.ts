import { isWordChar, isLetter, type Line, skipBlanks, skipOne, wordEnd } from './line.ts';
import { markWords } from './vocabulary.ts';

/** Gives the end of a mark of an exterior number (#, no, núm, nº, n°, ext …) at `at`, else −1. */
export function markEnd(line: Line, at: number): number {
  if (line.fold[at] === '#') return at + 1;
  if (at > 0 && isWordChar(line, at - 1)) return -1;
  if (line.fold.startsWith('n°', at)) return isLetter(line, at + 2) ? -1 : at + 2;
  return wordEnd(line, at, markWords);
}

/** The end of a row of marks that starts at `at`, with what may follow each; −1 without one. */
export function marksEnd(line: Line, at: number): number {
  let end = -1;
  for (let mark = markEnd(line, at); mark !== -1; mark = markEnd(line, end)) {
    end = skipBlanks(line, skipOne(line, skipBlanks(line, mark), '.:-'));
  }
  return end;
}
