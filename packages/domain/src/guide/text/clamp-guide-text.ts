import { cleanText, type MaybeText } from '../../internal/text.ts';

/** Most code points of a guide's content. */
export const guideContentLimit = 50;
/** Most code points of an origin or destination neighbourhood. */
export const neighborhoodLimit = 35;

export interface ClampedText {
  /** Text that is printed. */
  readonly text: string;
  /** Text that is cut; empty when everything is printed. */
  readonly cut: string;
  /** Code points of the whole text, blanks trimmed and collapsed: the number of the counter. */
  readonly length: number;
  readonly limit: number;
}

/**
 * A guide's content as it is printed, at most 50 code points, and what was cut. Blanks are trimmed and
 * collapsed; no letter with its accent and no emoji is halved; no ellipsis.
 * @example clampGuideContent(' Camisa  azul ') // => { text: 'Camisa azul', cut: '', length: 11, limit: 50 }
 */
export function clampGuideContent(content: MaybeText): ClampedText {
  return clampText(content, guideContentLimit);
}

/**
 * A neighbourhood as it is printed, at most 35 code points, and what was cut, by the rules of the content.
 * @example clampNeighborhood('Fraccionamiento Hacienda de las Palmas').cut // => 'mas'
 */
export function clampNeighborhood(neighborhood: MaybeText): ClampedText {
  return clampText(neighborhood, neighborhoodLimit);
}

function clampText(input: MaybeText, limit: number): ClampedText {
  const whole = cleanText(input);
  const length = codePoints(whole);
  const end = lastWholeCharacter(whole, limit);
  return { text: whole.slice(0, end).trimEnd(), cut: whole.slice(end).trimStart(), length, limit };
}

function lastWholeCharacter(text: string, limit: number): number {
  let used = 0;
  let end = 0;
  for (const { segment } of new Intl.Segmenter('es-MX').segment(text)) {
    used += codePoints(segment);
    if (used > limit) break;
    end += segment.length;
  }
  return end;
}

function codePoints(text: string): number {
  return Array.from(text).length;
}
