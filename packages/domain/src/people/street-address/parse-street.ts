import { cleanText, type MaybeText } from '../../internal/text.ts';
import { blockEnd, type ExteriorValue, exteriorValue, wholeValueReader } from './exterior-value.ts';
import { takeInteriorWords, takeMarkedInterior, tidyNumber } from './interior.ts';
import { isDigit, isLetter, isWordChar, type Line, lineOf, replacePart, wordEnd } from './line.ts';
import { marksEnd } from './marks.ts';
import { cleanSegment, joinSegments, placeholder, segmentsOf } from './segments.ts';
import { streetTypes } from './vocabulary.ts';

export interface StreetAddress {
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string;
}

/**
 * Splits a street line into street, exterior and interior number, each empty where there is none. The separators comma, #,
 * period, dash, colon, ext, no and int count in their context, by the rules S-a to S-i. No word and no number is lost, save the
 * separators. Time grows with the line's length.
 * @example parseStreet('Calle Hidalgo #45 Int. 3') // => { street: 'Calle Hidalgo', outdoorNumber: '45', interiorNumber: '3' }
 * @example parseStreet('Av. Insurgentes Sur No. 1602 Int. 4-B') // => { street: 'Av. Insurgentes Sur', outdoorNumber: '1602', interiorNumber: '4-B' }
 */
export function parseStreet(line: MaybeText): StreetAddress {
  const marked = takeMarkedInterior(lineOf(cleanText(line)));
  const named = takeInteriorWords(marked.line);
  const reading: Reading = {
    line: named.line,
    outdoor: '',
    // A marked interior comes after the interior words: "Piso 3 Int 4".
    interior: [named.interior, marked.interior].filter(Boolean).join(' Int '),
  };
  takeMarkedExterior(reading);
  const segments = takeFromSegments(reading);
  return {
    street: joinSegments(segments),
    outdoorNumber: reading.outdoor,
    interiorNumber: tidyNumber(reading.interior, lineOf),
  };
}

/** The parts read so far, and the rest of the line. */
interface Reading {
  line: Line;
  outdoor: string;
  interior: string;
}

/** S-h: the dash part is the interior, unless there is one. */
function setOutdoor(reading: Reading, value: Pick<ExteriorValue, 'base' | 'dash' | 'side'>): void {
  const keepsDash = value.dash !== '' && reading.interior !== '';
  if (value.dash !== '' && !keepsDash) reading.interior = value.dash;
  reading.outdoor = tidyNumber(`${value.base}${keepsDash ? `-${value.dash}` : ''}${value.side}`, lineOf);
}

/** S-f: the first marked value, else a Mz–Lt block; a second marked value is the interior. */
function takeMarkedExterior(reading: Reading): void {
  const first = findMarkedValue(reading.line);
  if (first) {
    setOutdoor(reading, first.value);
    reading.line = replacePart(reading.line, first.start, first.value.end, placeholder);
  } else {
    takeBlock(reading);
  }
  if (reading.outdoor === '' || reading.interior !== '') return;
  const second = findMarkedValue(reading.line);
  if (!second) return;
  const { base, dash, side, end } = second.value;
  reading.interior = `${base}${dash && `-${dash}`}${side}`;
  reading.line = replacePart(reading.line, second.start, end, ',');
}

function findMarkedValue(line: Line): { readonly start: number; readonly value: ExteriorValue } | null {
  for (let start = 0; start < line.text.length; start += 1) {
    const end = marksEnd(line, start);
    if (end === -1) continue;
    const value = exteriorValue(line, end);
    if (value) return { start, value };
    // Every later mark of the row leads to the same place.
    start = end - 1;
  }
  return null;
}

function takeBlock(reading: Reading): void {
  const { line } = reading;
  for (let start = 0; start < line.text.length; start += 1) {
    if (line.fold[start] !== 'm' || isWordChar(line, start - 1)) continue;
    const end = blockEnd(line, start);
    if (end === -1) continue;
    setOutdoor(reading, { base: line.text.slice(start, end), dash: '', side: '' });
    reading.line = replacePart(line, start, end, placeholder);
    return;
  }
}

/** S-g and S-i: what the segments between commas still hold; answers those that are the street's. */
function takeFromSegments(reading: Reading): string[] {
  const segments = segmentsOf(reading.line);
  if (reading.outdoor === '') takeUnmarkedExterior(reading, segments);
  if (reading.outdoor !== '' && reading.interior === '') {
    const at = segments.findIndex((segment, index) => index > 0 && isInteriorToken(lineOf(segment)));
    if (at > 0) reading.interior = segments.splice(at, 1).join('');
  }
  return segments;
}

function takeUnmarkedExterior(reading: Reading, segments: string[]): void {
  const first = lineOf(segments[0] ?? '');
  const trailing = trailingValue(first);
  if (trailing && !isStreetType(first, trailing.nameEnd)) {
    setOutdoor(reading, trailing.value);
    segments[0] = cleanSegment(first.text.slice(0, trailing.nameEnd));
    return;
  }
  if (segments.length < 2) return;
  for (const [at, segment] of segments.entries()) {
    const value = wholeValueReader(lineOf(segment))(0);
    if (!value) continue;
    setOutdoor(reading, value);
    segments.splice(at, 1);
    return;
  }
}

/** The first value that runs to the segment's end and has a name before it. */
function trailingValue(line: Line): { readonly nameEnd: number; readonly value: ExteriorValue } | null {
  const read = wholeValueReader(line);
  let hasLetter = false;
  let nameEnd = 0;
  for (let at = 0; at < line.text.length; at += 1) {
    if (' .-'.includes(line.fold.charAt(at))) continue;
    const afterSeparator = at > nameEnd;
    if (afterSeparator && hasLetter) {
      const value = read(at);
      if (value) return { nameEnd, value };
    }
    hasLetter ||= isLetter(line, at);
    nameEnd = at + 1;
  }
  return null;
}

/** Whether the text before the number is one street-type word: "Calle 13" is a name. */
function isStreetType(line: Line, nameEnd: number): boolean {
  if (line.fold.slice(0, nameEnd) === 'c') return line.fold[nameEnd] === '.';
  return wordEnd(line, 0, streetTypes) === nameEnd;
}

/** One token with a digit, or one letter. */
function isInteriorToken(line: Line): boolean {
  if (line.text.length === 1 && isLetter(line, 0)) return true;
  let hasDigit = false;
  for (let at = 0; at < line.text.length; at += 1) {
    if (!isWordChar(line, at) && line.fold[at] !== '-') return false;
    hasDigit ||= isDigit(line, at);
  }
  return hasDigit;
}
