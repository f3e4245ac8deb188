import { isDigit, type Line } from './line.ts';

/** Keeps the place of a number that was taken out of its segment; no text from outside holds it. */
export const placeholder = '\u0001';

/** S-g: the comma segments; colon, semicolon and a period after a digit at a word's end count as commas. */
export function segmentsOf(line: Line): string[] {
  let text = '';
  for (let at = 0; at < line.text.length; at += 1) {
    const char = line.text.charAt(at);
    const next = line.text[at + 1];
    const endsNumber = char === '.' && isDigit(line, at - 1) && (next === undefined || next === ' ');
    text += endsNumber || char === ':' || char === ';' ? ',' : char;
  }
  return text.split(',').map(cleanSegment).filter(Boolean);
}

/** Removes separators at both ends and collapses blanks. */
export function cleanSegment(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' ,;:#.-'.includes(text.charAt(start))) start += 1;
  while (end > start && ' ,;:#.-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The street: other segments after a comma, the rest of a number's own segment after a blank (S-i). */
export function joinSegments(segments: readonly string[]): string {
  const pieces = segments
    .join(', ')
    .split(placeholder)
    .map((piece) => trimmed(piece))
    .join(' ');
  return cleanSegment(withPlainCommas(pieces));
}

/** Cuts a comma and blanks from the end and blanks from the start of the text around a number. */
function trimmed(piece: string): string {
  const end = piece.trimEnd();
  return (end.endsWith(',') ? end.slice(0, -1) : end).trimStart();
}

/** Commas with the separators around them become ', '. */
function withPlainCommas(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const end = runOf(text, at, ' ,;:#-');
    if (end === at) {
      result += text.charAt(at);
      at += 1;
    } else if (text.slice(at, end).includes(',')) {
      result += ', ';
      at = runOf(text, end, ' ,;:#.-');
    } else {
      result += text.slice(at, end);
      at = end;
    }
  }
  return result;
}

function runOf(text: string, at: number, chars: string): number {
  let end = at;
  while (end < text.length && chars.includes(text.charAt(end))) end += 1;
  return end;
}
