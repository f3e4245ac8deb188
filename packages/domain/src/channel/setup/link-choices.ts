import type { MaybeText } from '../../internal/text.ts';

/** Days of orders before the link that come in with it. */
export const historyDays = [0, 7, 30] as const;
export type HistoryDays = (typeof historyDays)[number];

/** The events that finish a shop's order there: its last guide, or the delivery of all of it. */
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
