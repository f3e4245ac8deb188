import { dashChainEnd, noNumberEnd } from './exterior-value.ts';
import {
  endsSegment,
  isBlank,
  isDigit,
  isLetter,
  isWordChar,
  type Line,
  replacePart,
  runEnd,
  runStart,
  skipBlanks,
  skipOne,
  wordEnd,
} from './line.ts';
import { markEnd } from './marks.ts';
import { interiorWords, numberWords } from './vocabulary.ts';

/** A line without the part that was read as the interior number, and that part. */
export interface InteriorReading {
  readonly line: Line;
  readonly interior: string;
}

const short = new Set(['int']);
const long = new Set(['interior']);

/** S-c: takes the first marked interior out of the line. */
export function takeMarkedInterior(line: Line): InteriorReading {
  for (let at = 1; at < line.text.length; at += 1) {
    const word = interiorMarkEnd(line, at);
    if (word === -1) continue;
    const start = afterNumberWord(line, skipBlanks(line, skipOne(line, skipBlanks(line, word), '.:#-')));
    const end = interiorValueEnd(line, start);
    if (end === -1) continue;
    return {
      line: replacePart(line, numberWordBefore(line, at), end, ','),
      interior: line.text.slice(start, end),
    };
  }
  return { line, interior: '' };
}

/** "Núm. Int. 3": the number word belongs to the mark after it; `at` where there is none. */
function numberWordBefore(line: Line, at: number): number {
  const end = runStart(line, at, (_, index) => ' .'.includes(line.fold.charAt(index)));
  const start = runStart(line, end, isWordChar);
  return start > 0 && end < at && numberWords.has(line.fold.slice(start, end)) ? start : at;
}

function interiorMarkEnd(line: Line, at: number): number {
  if (line.fold[at] !== 'i') return -1;
  if (' ,.:;#-0123456789'.includes(line.fold.charAt(at - 1))) {
    const end = wordEnd(line, at, short);
    if (end !== -1) return end;
  }
  const end = wordEnd(line, at, long);
  return end !== -1 && followsNumber(line, at) ? end : -1;
}

/** The long form counts only after a number, S/N, a comma or a dash ("Circuito Interior" is a name). */
function followsNumber(line: Line, at: number): boolean {
  const before = runStart(line, at, (_, index) => ' .'.includes(line.fold.charAt(index)));
  if (before > 0 && ',-'.includes(line.fold.charAt(before - 1))) return true;
  return endsWithNumber(line, before) || endsWithNoNumber(line, before);
}

/** A digit and up to three letters end before `at`. */
function endsWithNumber(line: Line, at: number): boolean {
  let digit = at - 1;
  while (at - 1 - digit < 3 && digit > 0 && isLetter(line, digit)) digit -= 1;
  return digit >= 0 && isDigit(line, digit);
}

function endsWithNoNumber(line: Line, at: number): boolean {
  if (line.fold[at - 1] !== 'n') return false;
  const slash = runStart(line, at - 1, isBlank) - 1;
  if (line.fold[slash] !== '/') return false;
  return line.fold[runStart(line, slash, isBlank) - 1] === 's';
}

/** "Int. No. 5": the number word is skipped when a digit follows. */
function afterNumberWord(line: Line, at: number): number {
  const word = wordEnd(line, at, numberWords);
  if (word === -1) return at;
  const start = skipBlanks(line, skipOne(line, skipBlanks(line, skipOne(line, word, '.')), ':#'));
  return isDigit(line, start) ? start : at;
}

function interiorValueEnd(line: Line, at: number): number {
  const word = wordEnd(line, at, interiorWords);
  if (word !== -1) {
    const value = skipBlanks(line, skipOne(line, word, '.'));
    if (isWordChar(line, value)) return dashChainEnd(line, value, '-/');
  }
  const letters = runEnd(line, at, isLetter);
  const holdsDigit = isDigit(line, letters) || (letters > at && isDigit(line, skipOne(line, letters, '-')));
  const isShort = letters > at && letters - at <= 2;
  return holdsDigit || isShort ? dashChainEnd(line, at, '-/') : -1;
}

/** S-d: takes the first run of interior words with their values out of the line. */
export function takeInteriorWords(line: Line): InteriorReading {
  // A phrase that led nowhere once leads nowhere again.
  const tried = new Set<number>();
  for (let at = 1; at < line.text.length; at += 1) {
    if (!isWordChar(line, at) || isWordChar(line, at - 1) || !followsNumberOrComma(line, at)) continue;
    const end = phrasesEnd(line, at, tried);
    if (end !== -1) return { line: replacePart(line, at, end, ','), interior: line.text.slice(at, end) };
  }
  return { line, interior: '' };
}

function followsNumberOrComma(line: Line, at: number): boolean {
  const before = runStart(line, at, isBlank);
  if (line.fold[before - 1] === ',') return true;
  const dash = line.fold[before - 1] === '-' ? runStart(line, before - 1, isBlank) : -1;
  if (dash !== -1 && dash < before - 1 && followsValue(line, dash)) return true;
  return before < at && followsValue(line, before);
}

/** A number, perhaps with its dash part and a period, colon or semicolon, ends before `at`. */
function followsValue(line: Line, at: number): boolean {
  const end = at > 0 && '.;:'.includes(line.fold.charAt(at - 1)) ? at - 1 : at;
  if (endsWithNumber(line, end)) return true;
  const part = runStart(line, end, isWordChar);
  if (part === end) return false;
  const dash = runStart(line, part, isBlank) - 1;
  return line.fold[dash] === '-' && endsWithNumber(line, runStart(line, dash, isBlank));
}

/** Several phrases in a row are one; the last one that ends a segment ends it. */
function phrasesEnd(line: Line, at: number, tried: Set<number>): number {
  let best = -1;
  let start = at;
  while (!tried.has(start)) {
    tried.add(start);
    const end = phraseEnd(line, start);
    if (end === -1) break;
    if (endsSegment(line, end)) best = end;
    else if (line.fold[end - 1] === '.') best = end - 1;
    start = runEnd(line, end, (_, index) => ' ,'.includes(line.fold.charAt(index)));
    if (start === end) break;
  }
  return best;
}

function phraseEnd(line: Line, at: number): number {
  const word = wordEnd(line, at, interiorWords);
  if (word !== -1) {
    const value = skipBlanks(line, skipOne(line, word, '.'));
    const mark = markEnd(line, value);
    const marked = mark === -1 ? value : skipBlanks(line, skipOne(line, mark, '.'));
    const start = isWordChar(line, marked) ? marked : value;
    return isWordChar(line, start) ? dashChainEnd(line, start) : -1;
  }
  if (line.fold[at] !== 'p') return -1;
  return line.fold[at + 1] === 'h' ? penthouseEnd(line, at + 2) : groundFloorEnd(line, at + 1);
}

/** The rest of 'PH' with its number. */
function penthouseEnd(line: Line, at: number): number {
  const number = runEnd(line, skipOne(line, at, ' '), isDigit);
  if (number > at + 1 || isDigit(line, at)) return isWordChar(line, number) ? -1 : number;
  return isWordChar(line, at) ? -1 : at;
}

/** The rest of 'PB' or 'P.B.'. */
function groundFloorEnd(line: Line, at: number): number {
  const letter = skipOne(line, at, '.');
  if (line.fold[letter] !== 'b') return -1;
  const end = letter + 1;
  if (isWordChar(line, end)) return -1;
  const dotted = skipOne(line, end, '.');
  return isWordChar(line, dotted) ? end : dotted;
}

/** 'S/N' in place of however it was written, with all that follows it. */
export function tidyNumber(text: string, lineOfText: (text: string) => Line): string {
  const end = noNumberEnd(lineOfText(text), 0);
  return (end === -1 ? text : `S/N${text.slice(end)}`).trim();
}
