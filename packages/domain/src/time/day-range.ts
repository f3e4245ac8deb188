import { addDays, startOfDay } from './zoned-time.ts';

/** Whole local days: both ends as days for the wire, and the same as half-open UTC instants. */
export interface DayRange {
  /** YYYY-MM-DD, included. */
  readonly firstDay: string;
  /** YYYY-MM-DD, included. */
  readonly lastDay: string;
  /** First moment of the first day (UTC ISO), included. */
  readonly start: string;
  /** First moment after the last day (UTC ISO), excluded. */
  readonly end: string;
}

/** The range of two days of a zone. */
export function dayRange(firstDay: string, lastDay: string, timeZone: string): DayRange {
  return {
    firstDay,
    lastDay,
    start: new Date(startOfDay(firstDay, timeZone)).toISOString(),
    end: new Date(startOfDay(addDays(lastDay, 1), timeZone)).toISOString(),
  };
}
