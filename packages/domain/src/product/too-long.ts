import { formatNumber } from '../number/format-number.ts';

const characters = (text: string): number => [...text.trim()].length;

/** The sentence for a text that is longer than its limit, with how much is to go; `null` for one that is not. */
export function tooLong(what: string, text: string, limit: number): string | null {
  const over = characters(text) - limit;
  if (over <= 0) return null;
  const left = over === 1 ? 'sobra 1' : `sobran ${formatNumber(over)}`;
  return `${what} lleva ${formatNumber(limit)} caracteres como máximo: ${left}`;
}
