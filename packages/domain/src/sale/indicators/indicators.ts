import { isLeapYear } from '../../internal/calendar.ts';
import { type DayRange, dayRange } from '../../time/day-range.ts';
import { addDays, defaultTimeZone } from '../../time/zoned-time.ts';

/**
 * The change against a comparison, in percent with 2 decimals: 100 when the comparison is 0 and the present
 * is above it, 0 when both are 0.
 * @example percentageChange(90000, 80000) // => 12.5
 * @example percentageChange(5, 0) // => 100
 */
export function percentageChange(current: number, previous: number): number {
  if (previous === 0) return current > 0 ? 100 : 0;
  const change = ((current - previous) / previous) * 100;
  return Number.isFinite(change) ? Math.round(change * 100) / 100 || 0 : 0;
}

/**
 * The average ticket: amount (MXN) by orders, 2 decimals, 0 without orders.
 * @example averageTicket(1000, 3) // => 333.33
 */
export function averageTicket(amount: number, orders: number): number {
  return orders > 0 ? Math.round((amount / orders) * 100) / 100 : 0;
}

/**
 * The days that a range (YYYY-MM-DD, both included) is compared with: comparador 1 the range of equal length
 * just before, 2 the same dates a year before (29 February reads as the 28th), 3 the same weekdays a year before (364 days).
 * @example comparisonRange({ firstDay: '2025-01-08', lastDay: '2025-01-14' }, 1).firstDay // => '2025-01-01'
 * @example comparisonRange({ firstDay: '2025-01-08', lastDay: '2025-01-14' }, 3).firstDay // => '2024-01-10'
 * @example comparisonRange({ firstDay: '2024-02-29', lastDay: '2024-02-29' }, 2).lastDay // => '2023-02-28'
 */
export function comparisonRange(
  range: { readonly firstDay: string; readonly lastDay: string },
  comparador: 1 | 2 | 3 = 1,
  timeZone: string = defaultTimeZone,
): DayRange {
  if (comparador === 2) return dayRange(yearBefore(range.firstDay), yearBefore(range.lastDay), timeZone);
  if (comparador === 3)
    return dayRange(addDays(range.firstDay, -364), addDays(range.lastDay, -364), timeZone);
  const length = daysBetween(range.firstDay, range.lastDay) + 1;
  return dayRange(addDays(range.firstDay, -length), addDays(range.firstDay, -1), timeZone);
}

/**
 * The bucket of a day (YYYY-MM-DD): periodo 1 the day, 2 its ISO week, 3 its month.
 * @example bucketOf('2025-01-15', 2) // => '2025-W03'
 * @example bucketOf('2025-01-15', 3) // => '2025-01'
 */
export function bucketOf(day: string, periodo: 1 | 2 | 3 = 1): string {
  if (periodo === 1) return day;
  return periodo === 2 ? isoWeekOf(day) : day.slice(0, 7);
}

/**
 * Every bucket of a range in its order, also those without sales. A range that ends
 * before it starts has none; one of more than 10,000 days is cut there.
 * @example bucketsOf({ firstDay: '2025-01-30', lastDay: '2025-02-01' }, 3) // => ['2025-01', '2025-02']
 */
export function bucketsOf(
  range: { readonly firstDay: string; readonly lastDay: string },
  periodo: 1 | 2 | 3 = 1,
): string[] {
  const length = Math.min(10_000, daysBetween(range.firstDay, range.lastDay) + 1);
  const days = Array.from({ length: Math.max(0, length || 0) }, (_, at) => addDays(range.firstDay, at));
  return [...new Set(days.map((day) => bucketOf(day, periodo)))];
}

function isoWeekOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = addDays(day, 3 - weekday);
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}

function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  const rest = day.slice(4);
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeapYear(year) ? '-02-28' : rest}`;
}
