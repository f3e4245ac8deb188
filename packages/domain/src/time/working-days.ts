import type { ReadingTime } from './format-date.ts';
import { localDay } from './local-day.ts';
import { addDays } from './zoned-time.ts';

/**
 * The day (YYYY-MM-DD) that comes so many working days, Monday to Friday, after a day: what a carrier promises.
 * @example addWorkingDays('2025-11-28', 1) // => '2025-12-01'
 */
export function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isWorkingDay(last) ? 1 : 0) last = addDays(last, 1);
  return last;
}

/**
 * The working days from tomorrow to a moment's day, both included, on the store's clock: how long a promise of
 * delivery is away. 0 for a past one and for what is no moment; counted up to 365.
 * @example workingDaysUntil('2025-12-02T00:00:00Z', { now: '2025-11-25T18:00:00Z' }) // => 4
 */
export function workingDaysUntil(instant: string | null | undefined, reading: ReadingTime): number {
  // An invalid time comes after all days as a beginning, and before all days as an end.
  let day = localDay(reading.now, reading.timeZone) ?? '9999-12-31';
  const last = localDay(instant ?? Number.NaN, reading.timeZone) ?? '';
  let days = 0;
  while (day < last && days < 365) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
