import { defaultTimeZone, epochOf, localTimeOf } from './zoned-time.ts';
import type { ReadingTime } from './format-date.ts';

/**
 * The greeting by the store's hour: from 5 'Buenos días', from 12 'Buenas tardes', from 19 'Buenas noches'.
 * @example greetingOf({ now: '2025-11-25T15:12:00Z' }) // => 'Buenos días'
 */
export function greetingOf({
  now,
  timeZone = defaultTimeZone,
}: ReadingTime): 'Buenos días' | 'Buenas tardes' | 'Buenas noches' {
  const epoch = epochOf(now);
  const hour = Number.isNaN(epoch) ? 12 : localTimeOf(epoch, timeZone).hour;
  if (hour < 5 || hour >= 19) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}
