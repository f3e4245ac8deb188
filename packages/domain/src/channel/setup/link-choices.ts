import type { MaybeText } from '../../internal/text.ts';

/** Days of orders before the link that come in with it (D274). */
export const historyDays = [0, 7, 30] as const;
export type HistoryDays = (typeof historyDays)[number];

/** When a shop's order is finished there: with its last guide, or once all of it was delivered (D278). */
export const completions = ['enviar', 'entregar'] as const;
export type Completion = (typeof completions)[number];

/**
 * Reads the prefix of a second shop's orders: 2 to 6 letters, small ones; `null` for anything else.
 * @example orderPrefix(' Norte ') // => 'norte'
 * @example orderPrefix('n1') // => null
 */
export function orderPrefix(text: MaybeText): string | null {
  const prefix = (text ?? '').trim().toLowerCase();
  return /^[a-z]{2,6}$/u.test(prefix) ? prefix : null;
}
