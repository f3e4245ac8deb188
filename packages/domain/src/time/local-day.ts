import { dayText, defaultTimeZone, epochOf, type Instant, localTimeOf } from './zoned-time.ts';

/**
 * The calendar day (YYYY-MM-DD) of a moment on the store's clock; null for what is no moment.
 * @example localDay('2025-02-01T05:30:00Z', 'America/Mexico_City') // => '2025-01-31'
 */
export function localDay(instant: Instant, timeZone: string = defaultTimeZone): string | null {
  const epoch = epochOf(instant);
  return Number.isNaN(epoch) ? null : dayText(localTimeOf(epoch, timeZone));
}
