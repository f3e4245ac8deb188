/**
 * A street line while it is read: the text and, position by position, the same in lower case and without
 * accents, so that words compare in any spelling.
 */
export interface Line {
  readonly text: string;
  readonly fold: string;
}

const plainVowels: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };

/** Makes a line; a character whose lower case is longer than itself stays as it is, to keep the positions. */
export function lineOf(text: string): Line {
  let fold = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const lower = char.toLowerCase();
    fold += lower.length === 1 ? (plainVowels[lower] ?? lower) : char;
  }
  return { text, fold };
}

/** The line with the part from `start` to `end` replaced. */
export function replacePart(line: Line, start: number, end: number, by: string): Line {
  return {
    text: line.text.slice(0, start) + by + line.text.slice(end),
    fold: line.fold.slice(0, start) + by + line.fold.slice(end),
  };
}

export function isLetter(line: Line, at: number): boolean {
  const code = line.fold.charCodeAt(at);
  if (code < 128) return code >= 97 && code <= 122;
  return /\p{L}/u.test(line.fold.charAt(at));
}

export function isDigit(line: Line, at: number): boolean {
  const code = line.fold.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Letter or digit. */
export function isWordChar(line: Line, at: number): boolean {
  return isLetter(line, at) || isDigit(line, at);
}

export function isBlank(line: Line, at: number): boolean {
  return line.fold[at] === ' ';
}

type Test = (line: Line, at: number) => boolean;

/** Gives the end of a run that starts at `at`; `at` itself when there is none. */
export function runEnd(line: Line, at: number, test: Test): number {
  let end = at;
  while (end < line.text.length && test(line, end)) end += 1;
  return end;
}

/** Gives the start of a run that ends before `at`; `at` itself when there is none. */
export function runStart(line: Line, at: number, test: Test): number {
  let start = at;
  while (start > 0 && test(line, start - 1)) start -= 1;
  return start;
}

export function skipBlanks(line: Line, at: number): number {
  return runEnd(line, at, isBlank);
}

/** Steps over one of the given characters at this place. */
export function skipOne(line: Line, at: number, chars: string): number {
  return at < line.text.length && chars.includes(line.fold.charAt(at)) ? at + 1 : at;
}

/** The longest word of the vocabulary; a longer run of letters is none, however long it is. */
const longestWord = 14;

/** Gives the end of the whole word at `at` if it is one of `words`, else −1. Digits may follow it directly. */
export function wordEnd(line: Line, at: number, words: ReadonlySet<string>): number {
  let end = at;
  while (end - at <= longestWord && isLetter(line, end)) end += 1;
  return words.has(line.fold.slice(at, end)) ? end : -1;
}

/** Whether there are only blanks between `at` and a separator or the end. */
export function endsSegment(line: Line, at: number): boolean {
  const next = skipBlanks(line, at);
  return next === line.text.length || ',.;:'.includes(line.fold.charAt(next));
}
