import { type PriceRounding, priceRoundings } from './follow-price.ts';

/**
 * A rule by which a channel's price follows the product's own: a percentage above or below it, then rounded.
 */
export interface PriceRule {
  readonly percent: number;
  readonly rounding: PriceRounding;
}

const endings: Readonly<Record<PriceRounding, string>> = { none: '', peso: '.00', '90': '.90', '99': '.99' };
const written = /^(?<sign>[+\-−])?\s*(?<figure>\d{1,3}(?:\.\d{1,2})?)\s*%\s*(?<ending>\.00|\.90|\.99)?$/u;

/** Limits of the percent. */
export const priceRulePercent = { min: -90, max: 900 } as const;

/**
 * The text of a rule in a cell; '' for a price that is the product's own.
 * @example priceRuleText({ percent: 8, rounding: '90' }) // => '+8 % .90'
 * @example priceRuleText({ percent: 0, rounding: 'none' }) // => ''
 */
export function priceRuleText({ percent, rounding }: PriceRule): string {
  if (percent === 0 && rounding === 'none') return '';
  const sign = percent < 0 ? '-' : '+';
  return `${sign}${Math.abs(percent)} % ${endings[rounding]}`.trim();
}

/**
 * Reads a rule as it is written in a cell; `null` for a text that is none, or whose percent is beyond −90 to 900.
 * @example parsePriceRule('+8% .90') // => { percent: 8, rounding: '90' }
 * @example parsePriceRule('97.00') // => null
 */
export function parsePriceRule(text: string): PriceRule | null {
  const { sign, figure, ending = '' } = written.exec(text.trim())?.groups ?? {};
  if (figure === undefined) return null;
  const size = Number(figure);
  const percent = sign === undefined || sign === '+' || size === 0 ? size : -size;
  if (percent < priceRulePercent.min || percent > priceRulePercent.max) return null;
  return { percent, rounding: priceRoundings.find((one) => endings[one] === ending) ?? 'none' };
}
