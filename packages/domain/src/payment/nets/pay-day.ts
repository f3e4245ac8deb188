import { addMoney } from '../../money/add-money.ts';
import type { Centavos } from '../../money/centavos.ts';
import { addDays } from '../../time/zoned-time.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** A week of deliveries, Monday to Sunday, and the Wednesday after it, on which the channel pays. Days YYYY-MM-DD. */
export interface PayWeek {
  readonly first: string;
  readonly last: string;
  readonly payDay: string;
}

/**
 * The week in which an order became payable, and when it is paid: on the Wednesday after.
 * @example payWeekOf('2025-11-25') // => { first: '2025-11-24', last: '2025-11-30', payDay: '2025-12-03' }
 * @example payWeekOf('2025-11-30') // => { first: '2025-11-24', last: '2025-11-30', payDay: '2025-12-03' }
 */
export function payWeekOf(day: string): PayWeek {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  return { first, last: addDays(first, 6), payDay: addDays(first, 9) };
}

/**
 * The day on which an order that no deposit has yet is expected to be paid: on its week's pay day, and when that has passed
 * without a deposit, on the next Wednesday. Both days YYYY-MM-DD, on the store's calendar.
 * @example expectedPayDay('2025-11-25', '2025-11-26') // => '2025-12-03'
 * @example expectedPayDay('2025-11-12', '2025-11-27') // => '2025-12-03'
 */
export function expectedPayDay(payableOn: string, today: string): string {
  const { payDay } = payWeekOf(payableOn);
  if (payDay >= today) return payDay;
  const sinceThen = (Date.parse(today) - Date.parse(payDay)) / DAY_MS;
  return addDays(payDay, Math.ceil(sinceThen / DAYS_OF_WEEK) * DAYS_OF_WEEK);
}

/** The net of the orders that became payable on a day, YYYY-MM-DD, and are in no deposit yet. */
export interface OwedDay {
  readonly payableOn: string;
  readonly amount: Centavos;
}

/**
 * The deposit that comes next where none is announced yet: the first day on which an order is expected to be paid, and what
 * all orders of that day bring. `null`: nothing is owed. Today is YYYY-MM-DD.
 * @example nextExpectedDeposit([{ payableOn: '2025-11-20', amount: centavos(11600) }, { payableOn: '2025-11-20', amount: centavos(400) }], '2025-11-21') // => { payDay: '2025-11-26', amount: 12000 }
 */
export function nextExpectedDeposit(
  owed: readonly OwedDay[],
  today: string,
): { readonly payDay: string; readonly amount: Centavos } | null {
  const [payDay] = owed.map(({ payableOn }) => expectedPayDay(payableOn, today)).toSorted();
  if (payDay === undefined) return null;
  const together = owed.filter(({ payableOn }) => expectedPayDay(payableOn, today) === payDay);
  return { payDay, amount: addMoney(...together.map(({ amount }) => amount)) };
}
