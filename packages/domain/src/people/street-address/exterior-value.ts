import {
  endsSegment,
  isBlank,
  isDigit,
  isLetter,
  isWordChar,
  type Line,
  runEnd,
  skipBlanks,
  skipOne,
  wordEnd,
} from './line.ts';
import { againWords, blockWords, kilometerWords, lotWords, sideWords } from './vocabulary.ts';

/** An exterior value (S-e): its base, the dash part after it (S-h decides whose it is), its side. */
export interface ExteriorValue {
  readonly base: string;
  readonly dash: string;
  readonly side: string;
  readonly end: number;
}

/** The first reading of an exterior value at `at`, as long as it goes. */
export function exteriorValue(line: Line, at: number): ExteriorValue | null {
  const [base] = baseEnds(line, at);
  if (base === undefined) return null;
  const again = againEnd(line, base);
  const baseEnd = letterEnd(line, again);
  const dash = dashPart(line, baseEnd, dashChainEnd);
  const end = sideEnd(line, dash.end);
  return valueOf(line, at, baseEnd, dash, end);
}

/** Reads the value that runs from `at` to the very end of the line, or none. */
export type WholeValueReader = (at: number) => ExteriorValue | null;

/** A reader for one line; it remembers how far a chain of dashes goes, so that many tries stay cheap. */
export function wholeValueReader(line: Line): WholeValueReader {
  const length = line.text.length;
  let known = { start: 0, end: 0 };
  const chainEnd: ChainEnd = (_, start) => {
    if (start < known.start || start >= known.end) known = { start, end: dashChainEnd(line, start) };
    return known.end;
  };
  return (at) => {
    for (const base of baseEnds(line, at)) {
      const again = againEnd(line, base);
      // Each of these parts may be there or not; what counts is that the last one ends the line.
      for (const bare of new Set([again, base])) {
        const lettered = letterEnd(line, bare);
        for (const baseEnd of new Set([lettered, bare])) {
          const dash = dashPart(line, baseEnd, chainEnd);
          for (const part of [dash, noDash(baseEnd)]) {
            const end = sideEnd(line, part.end);
            if (end === length) return valueOf(line, at, baseEnd, part, end);
          }
        }
      }
    }
    return null;
  };
}

/** 'S/N' or 'sin número' at `at`: where it ends, else −1. */
export function noNumberEnd(line: Line, at: number): number {
  if (line.fold.startsWith('sin numero', at)) return wholeEnd(line, at + 'sin numero'.length);
  if (line.fold[at] !== 's') return -1;
  const slash = skipBlanks(line, at + 1);
  if (line.fold[slash] !== '/') return -1;
  const letter = skipBlanks(line, slash + 1);
  return line.fold[letter] === 'n' ? wholeEnd(line, letter + 1) : -1;
}

/** A Mz–Lt block at `at`: where it ends, else −1. */
export function blockEnd(line: Line, at: number): number {
  const block = numberAfterWord(line, at, blockWords);
  if (block === -1) return -1;
  // A letter after the digits is the block's ("Mz 4B") unless the lot starts with it ("Mz 4Lt 12").
  const afters = isLetter(line, block) ? [block + 1, block] : [block];
  for (const after of afters) {
    const lot = numberAfterWord(line, skipBlanks(line, skipOne(line, after, ',')), lotWords);
    if (lot !== -1) return wholeEnd(line, isLetter(line, lot) ? lot + 1 : lot);
  }
  return -1;
}

/** Gives the ends of the readings of a value's base, the preferred one first. */
function baseEnds(line: Line, at: number): number[] {
  return [
    noNumberEnd(line, at),
    blockEnd(line, at),
    ...kilometerEnds(line, at),
    ...numberEnds(line, at),
  ].filter((end) => end !== -1);
}

function kilometerEnds(line: Line, at: number): number[] {
  const digits = numberAfterWord(line, at, kilometerWords);
  if (digits === -1) return [];
  return [wholeEnd(line, fractionEnd(line, digits)), wholeEnd(line, digits)];
}

function numberEnds(line: Line, at: number): number[] {
  const digits = runEnd(line, at, isDigit);
  if (digits === at) return [];
  return [lettersEnd(line, fractionEnd(line, digits)), lettersEnd(line, digits)];
}

function fractionEnd(line: Line, at: number): number {
  if (line.fold[at] !== '.') return at;
  const end = runEnd(line, at + 1, isDigit);
  return end > at + 1 ? end : at;
}

/** Up to three letters that end the number. */
function lettersEnd(line: Line, at: number): number {
  let end = at;
  while (end - at < 3 && isLetter(line, end)) end += 1;
  return wholeEnd(line, end);
}

/** `at` when neither a letter nor a digit follows, else −1. */
function wholeEnd(line: Line, at: number): number {
  return isWordChar(line, at) ? -1 : at;
}

function numberAfterWord(line: Line, at: number, words: ReadonlySet<string>): number {
  const word = wordEnd(line, at, words);
  if (word === -1) return -1;
  const start = skipBlanks(line, skipOne(line, word, '.'));
  const end = runEnd(line, start, isDigit);
  return end > start ? end : -1;
}

function againEnd(line: Line, at: number): number {
  const start = skipBlanks(line, at);
  const end = start > at ? wordEnd(line, start, againWords) : -1;
  return end !== -1 && !isWordChar(line, end) ? end : at;
}

/** One letter that ends the segment. */
function letterEnd(line: Line, at: number): number {
  const start = skipBlanks(line, at);
  return start > at && isLetter(line, start) && endsSegment(line, start + 1) ? start + 1 : at;
}

interface DashPart {
  readonly text: string;
  readonly end: number;
}

type ChainEnd = (line: Line, start: number) => number;

const noDash = (end: number): DashPart => ({ text: '', end });

function dashPart(line: Line, at: number, chainEnd: ChainEnd): DashPart {
  const dash = skipBlanks(line, at);
  if (line.fold[dash] !== '-') return noDash(at);
  const start = skipBlanks(line, dash + 1);
  if (!isWordChar(line, start)) return noDash(at);
  const end = chainEnd(line, start);
  return { text: line.text.slice(start, end), end };
}

/** Words joined by single dashes. */
export function dashChainEnd(line: Line, start: number, dashes = '-'): number {
  let end = runEnd(line, start, isWordChar);
  while (end < line.text.length && dashes.includes(line.fold.charAt(end)) && isWordChar(line, end + 1)) {
    end = runEnd(line, end + 1, isWordChar);
  }
  return end;
}

function sideEnd(line: Line, at: number): number {
  if (!isBlank(line, at)) return at;
  const end = wordEnd(line, skipBlanks(line, at), sideWords);
  if (end === -1 || isDigit(line, end)) return at;
  const dotted = skipOne(line, end, '.');
  return isWordChar(line, dotted) ? end : dotted;
}

function valueOf(line: Line, at: number, baseEnd: number, dash: DashPart, end: number): ExteriorValue {
  return {
    base: line.text.slice(at, baseEnd),
    dash: dash.text,
    side: line.text.slice(dash.end, end),
    end,
  };
}
