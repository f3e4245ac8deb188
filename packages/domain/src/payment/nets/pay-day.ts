import { addDays } from '../../time/zoned-time.ts';

const DAYS_OF_WEEK = 7;

/** A week of deliveries, Monday to Sunday, and the Wednesday after it, on which the channel pays. Days YYYY-MM-DD. */
export interface PayWeek {
  readonly first: string;
  readonly last: string;
  readonly payDay: string;
}

/**
 * The week in which an order became payable, and when it is paid: on the Wednesday after. Source: D313.
 * @example payWeekOf('2025-11-25') // => { first: '2025-11-24', last: '2025-11-30', payDay: '2025-12-03' }
 * @example payWeekOf('2025-11-30') // => { first: '2025-11-24', last: '2025-11-30', payDay: '2025-12-03' }
 */
export function payWeekOf(day: string): PayWeek {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  return { first, last: addDays(first, 6), payDay: addDays(first, 9) };
}
