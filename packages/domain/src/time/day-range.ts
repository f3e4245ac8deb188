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

/**
 * The range of two days (YYYY-MM-DD, both included) on the clock of a zone.
 * @example dayRange('2025-01-31', '2025-01-31', 'America/Mexico_City') // => { firstDay: '2025-01-31', lastDay: '2025-01-31', start: '2025-01-31T06:00:00.000Z', end: '2025-02-01T06:00:00.000Z' }
 */
export function dayRange(firstDay: string, lastDay: string, timeZone: string): DayRange {
  return {
    firstDay,
    lastDay,
    start: new Date(startOfDay(firstDay, timeZone)).toISOString(),
    end: new Date(startOfDay(addDays(lastDay, 1), timeZone)).toISOString(),
  };
}
